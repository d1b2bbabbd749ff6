// Enumerations of the shops area: how far a shop is trusted, what kinds of companies take part.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const shopGrade = enumeration('ShopGrade', {
  's-class': ['S등급', 'Grade S'],
  'a-class': ['A등급', 'Grade A'],
  'b-class': ['B등급', 'Grade B'],
  'c-class': ['C등급', 'Grade C'],
})
export type ShopGrade = ValueOf<typeof shopGrade>

export const companyKind = enumeration('CompanyKind', {
  operator: ['운영사', 'Operator'],
  shop: ['매매상사', 'Dealer company'],
  partner: ['제휴사', 'Partner'],
  transport: ['탁송업체', 'Transport company'],
})
export type CompanyKind = ValueOf<typeof companyKind>
