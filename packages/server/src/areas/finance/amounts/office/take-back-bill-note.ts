// Takes the note of a paper back: it was wrong, or the house cancelled the paper.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { updateAmounts } from '../amounts.sql.ts'
import { readAmount } from '../issue-amount.ts'
import { tellAmounts } from '../tell-amounts.ts'
import { amountFor, noteChange } from './note-change.ts'

export const takeBackBillNote = action(financeCalls.takeBackBillNote, async (given) => {
  const { tx, body, emit } = given
  const before = await amountFor(given)
  if (before.billIssuedOn === null) throw refuse('conflict')
  await updateAmounts(tx, [before.id], { billIssuedOn: null, billNumber: null })
  tellAmounts(emit, [before])
  return noteChange(given, 'take back bill note', before, await readAmount(given, before.id), body.reason)
})
