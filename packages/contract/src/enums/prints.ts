// Enumerations of the prints area: what is printed.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const printKind = enumeration('PrintKind', {
  carCheck: ['차량 점검기록지', 'Inspection sheet'],
  settlement: ['차량 정산서', 'Settlement sheet'],
  statement: ['월 거래명세서', 'Monthly statement'],
  yardSlip: ['입출고증', 'Yard slip'],
})
export type PrintKind = ValueOf<typeof printKind>
