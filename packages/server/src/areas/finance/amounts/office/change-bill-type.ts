// Says which paper the shop gets for an amount.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { updateAmounts } from '../amounts.sql.ts'
import { readAmount } from '../issue-amount.ts'
import { tellAmounts } from '../tell-amounts.ts'
import { amountFor, noteChange } from './note-change.ts'

export const changeBillType = action(financeCalls.changeBillType, async (given) => {
  const { tx, body, emit } = given
  const before = await amountFor(given)
  // Papers are for what we supply, and one that was issued is of its kind.
  if (before.kind !== 'fee' || before.state === 'voided' || before.billIssuedOn !== null) throw refuse('conflict')
  await updateAmounts(tx, [before.id], { billType: body.billType })
  tellAmounts(emit, [before])
  return noteChange(given, 'change bill type', before, await readAmount(given, before.id), body.reason)
})
