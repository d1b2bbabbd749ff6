// A seller has paid what was billed, or is let off: two people of the office say so.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { MoneyAct } from '@bidyard/contract/enums'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { propose } from '../proposals/propose.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { lockSellerFee, updateSellerFeeEnded } from './seller-fees.sql.ts'
import { tellSellerFee } from './show-seller-fee.ts'
import { watchNoMore } from './watch-late.ts'

const acts = { paid: 'settleSellerFee', waived: 'waiveSellerFee' } as const satisfies Readonly<Record<string, MoneyAct>>

export const proposeSellerFeeEnd = action(financeCalls.proposeSellerFeeEnd, async (given) => {
  const { tx, params, body: { as, reason } } = given
  const fee = await lockSellerFee(tx, params.id)
  if (fee === undefined) throw refuse('notFound')
  if (fee.state !== 'billed') throw refuse('conflict')
  return propose(given, {
    act: acts[as], subject: 'sellerFee', subjectId: fee.id, shopId: null, won: fee.won, reason,
  })
})

export const endSellerFee = (state: 'paid' | 'waived') =>
  async (given: MoneyGiven, { id, subjectId, reason }: ProposalRecord): Promise<boolean> => {
    const { tx, doer, emit } = given
    const fee = await lockSellerFee(tx, subjectId)
    if (fee?.state !== 'billed') return false
    const { id: entryId } = await postOne(tx, doer, {
      source: `proposal:${id}`, act: state === 'paid' ? 'paid' : 'writtenOff', shopId: null, subject: 'sellerFee',
      subjectId: fee.id, reason,
      postings: [
        debit(state === 'paid' ? 'bankClearing' : 'writtenOff', fee.won),
        credit('sellerReceivable', fee.won, fee.orderId),
      ],
    })
    await updateSellerFeeEnded(tx, fee.id, { state, entryId })
    await watchNoMore(given, fee.id)
    tellSellerFee(emit, fee)
    return true
  }
