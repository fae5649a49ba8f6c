"""One language to search the cards with: in the terminal, in a library and, the same once more, in the browser.

    type:minion culture:moria cost<=2      ulaire      text:"heal an" -in:deck      race:elf | race:dwarf

Words must all occur, those in the title count before those in the text; accents do not matter, and a letter may be
wrong in a longer word.  Fields and their values can be typed in three languages.  `web/src/lotr/search` says the same
in TypeScript; a test lets both answer one table of questions.
"""
