// Enumerations of the partners area: what kinds of companies take part.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const companyKind = enumeration('CompanyKind', {
  operator: ['운영사', 'Operator'],
  shop: ['매매상사', 'Dealer company'],
  partner: ['제휴사', 'Partner'],
  transport: ['탁송업체', 'Transport company'],
})
export type CompanyKind = ValueOf<typeof companyKind>
