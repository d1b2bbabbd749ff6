// Notes the paper that the house issued in its tax system for what was paid.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { fitsBill } from '@bidyard/contract/shapes/money/bills'
import { Failure, refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { seoulDayOf } from '../../../../runtime/seoul.ts'
import { updateAmounts } from '../amounts.sql.ts'
import { billDueOn } from '../bills/bill-rules.ts'
import { readAmount } from '../issue-amount.ts'
import { tellAmounts } from '../tell-amounts.ts'
import { amountFor, noteChange } from './note-change.ts'

const notYet = {
  ko: '발행일은 오늘이거나 지난 날이어야 합니다.', en: 'The day must be today or before.',
} as const
const otherNumber = {
  ko: '승인번호는 세금계산서 24자리, 현금영수증 숫자 9자리입니다.',
  en: 'A tax invoice has a number of 24 letters and digits, a cash receipt one of 9 digits.',
} as const

export const noteBillIssued = action(financeCalls.noteBillIssued, async (given) => {
  const { tx, body: { issuedOn, number, reason }, request: { language }, now, emit } = given
  const before = await amountFor(given)
  if (billDueOn(before) === null) throw refuse('conflict')
  const issues = [
    ...(issuedOn > seoulDayOf(now) ? [{ path: 'body.issuedOn', message: notYet[language] }] : []),
    ...(fitsBill(before.billType, number) ? [] : [{ path: 'body.number', message: otherNumber[language] }]),
  ]
  if (issues.length > 0) throw new Failure('BadRequestSchema', '0001.invalidBodySchema', issues)
  await updateAmounts(tx, [before.id], { billIssuedOn: issuedOn, billNumber: number })
  tellAmounts(emit, [before])
  return noteChange(given, 'note bill issued', before, await readAmount(given, before.id), reason)
})
