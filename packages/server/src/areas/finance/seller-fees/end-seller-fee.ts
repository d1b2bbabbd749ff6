// A seller has paid what was billed, or is let off: two people of the office say so.
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { lockSellerFee, updateSellerFeeEnded } from './seller-fees.sql.ts'
import { tellSellerFee } from './show-seller-fee.ts'
import { watchNoMore } from './watch-late.ts'

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
