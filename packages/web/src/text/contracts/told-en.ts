// What parties of a contract are told wherever they are, in English.
import type { TextOf } from '../text-of.ts'
import type { contractTold as korean } from './told-ko.ts'

export const contractTold: TextOf<typeof korean> = {
  'told.choose': 'Choose a buyer',
  'told.look': 'Look',
  'told.ending': ({ time }) => `Due until ${time}`,
}
