// What parties of a contract are told wherever they are, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  choose: 'Choose a buyer',
  look: 'Look',
  ending: ({ time }) => `Due until ${time}`,
}
