// Enumerations of the shops area: how far a shop is trusted.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const shopGrade = enumeration('ShopGrade', {
  's-class': ['S등급', 'Grade S'],
  'a-class': ['A등급', 'Grade A'],
  'b-class': ['B등급', 'Grade B'],
  'c-class': ['C등급', 'Grade C'],
})
export type ShopGrade = ValueOf<typeof shopGrade>
