// Every noun of the product: the word of the code, the word of the screens, and what it means here.
import { auctionsWords } from './auctions-words.ts'
import { buttonWords } from './button-words.ts'
import { carsWords } from './cars-words.ts'
import { contractsWords } from './contracts-words.ts'
import type { GlossaryPart } from './glossary-part.ts'
import { moneyWords } from './money-words.ts'
import { peopleWords } from './people-words.ts'
import { rulesWords } from './rules-words.ts'

export const glossary: readonly GlossaryPart[] =
  [peopleWords, carsWords, auctionsWords, contractsWords, moneyWords, rulesWords, buttonWords]
