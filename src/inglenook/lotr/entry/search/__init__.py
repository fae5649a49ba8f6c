"""The query language for cards, used in the terminal, in libraries and, reimplemented, in the browser.

    type:minion culture:moria cost<=2      ulaire      text:"heal an" -in:deck      race:elf | race:dwarf

All words must occur; matches in the title rank above those in the text.  Accents are ignored, and a longer word
may have one wrong letter.  Fields and their values can be typed in three languages.

`web/src/lotr/search` is the same language in TypeScript; a test runs one table of queries against both.
"""
