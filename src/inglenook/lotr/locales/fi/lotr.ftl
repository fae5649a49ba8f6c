### Peli ja sen valmistelu.
title = Taru sormusten herrasta -keräilykorttipeli
error-too-many-decks = Pakkoja on enemmän kuin pelaajia ({ $seats }).
error-bids = ”{ $given }” ei anna tarjousta jokaiselle { $seats } pelaajalle. Erota tarjoukset pilkuilla: 0,2.
error-no-decks = Asetelmassa ei ole pakkoja. Anna pakka kullekin pelaajalle.
error-setup-faults = Peliä ei voi valmistella: { $faults }
error-unknown-format = Formaattia ”{ $given }” ei ole. Tunnetut formaatit: { $known }.
error-switch = Valinta { $switch } ei voi olla { $given }. Se on { $low }–{ $high }.
error-fellowships = ”{ $given }” eivät ole { $seats } pelaajan aloituskumppanit.
error-fellowship = { $player } ei voi aloittaa kumppanilla ”{ $given }”: sellaista kumppania ei ole nostopakassa.
error-unknown-switch = Valintaa ”{ $given }” ei ole. Tunnetut valinnat: { $known }.
error-unknown-rule-set = Sääntökokoelmaa ”{ $given }” ei ole. Tunnetut: { $known }.
