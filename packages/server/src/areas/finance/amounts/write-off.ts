// Gives up what is owed: the debt leaves the books as a loss, and its VAT is not asked back by this program.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { debit, postOne } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { isOwedWhenBilled, paidInto } from './amount-rules.ts'
import { lockAmount, updateAmounts } from './amounts.sql.ts'
import { tellAmounts } from './tell-amounts.ts'

export const writeOffAmount = async (given: MoneyGiven, { subjectId, reason }: ProposalRecord): Promise<boolean> => {
  const { tx, doer, emit, now } = given
  const amount = await lockAmount(tx, subjectId)
  if (amount?.state !== 'billed' || !isOwedWhenBilled(amount.kind) || await isOfOpenCar(tx, amount)) return false
  await postOne(tx, doer, {
    source: `amount:${amount.id}:writeOff`, act: 'writtenOff', shopId: amount.shopId, subject: 'amount',
    subjectId: amount.id, reason,
    postings: [debit('writtenOff', amount.totalWon), { ...paidInto(amount), won: -amount.totalWon }],
  })
  await moveStates(tx, amounts, { action: 'writeOff', as: 'staff', ids: [amount.id], doer, reason })
  await updateAmounts(tx, [amount.id], { voidedAt: now })
  await voidDeadlines(tx, { machine: amounts.machine.name, rowIds: [amount.id] })
  tellAmounts(emit, [amount])
  return true
}
