// Proposes to note that a seller has paid, or to let the seller off; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { MoneyAct } from '@bidyard/contract/enums'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { propose } from '../proposals/propose.ts'
import { lockSellerFee } from './seller-fees.sql.ts'

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
