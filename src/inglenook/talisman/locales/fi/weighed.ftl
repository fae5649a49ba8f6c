### Miksi yksi vastaus on parempi kuin toinen.

because-own-power = Se tuo lisää voimaa tai taitoa.
because-own-lives = Se säästää kuntopisteitä.
because-own-belongings = Se tuo lisää kultaa, esineitä tai voitonmerkkejä.
because-own-followers = Se tuo seuralaisia tai pitää ne mukana.
because-own-spells = Se tuo taikoja tai säästää niitä.
because-own-talisman = Se johtaa Talismanin luo.
because-own-place = Se johtaa parempaan kohtaan laudalla.
because-their-power = Se jättää muille vähemmän voimaa tai taitoa.
because-their-lives = Se vie muilta kuntopisteitä.
because-their-belongings = Se jättää muille vähemmän kultaa, esineitä tai voitonmerkkejä.
because-their-followers = Se vie muilta seuralaisia.
because-their-spells = Se jättää muille vähemmän taikoja.
because-their-talisman = Se pitää muut poissa Talismanin luota.
because-their-place = Se pitää muut poissa paremmista kohdista.
