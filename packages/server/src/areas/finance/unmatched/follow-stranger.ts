// Follows what the bank says of an order that we never gave: its money is parked, for it is in our account.
import type { BankName, BankPayment } from '../../../providers/bank/bank.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { endParked } from './end-parked.ts'
import { isParked, parkDeposit } from './park-deposit.ts'
import { lockOrder } from './unmatched.sql.ts'

export const followStranger = async (given: ReactionGiven, bank: BankName, payment: BankPayment): Promise<void> => {
  const { tx, now } = given
  const { orderId, standing, accountNumber } = payment
  // Paid by card or in another way: nothing of ours.
  if (accountNumber === undefined) return
  await lockOrder(tx, bank, orderId)
  if (standing.kind === 'deposited') {
    if (await isParked(tx, bank, standing.depositKey)) return
    const at = standing.at > now ? now : standing.at
    await parkDeposit(given, { why: 'unknownAccount', bank, payment, deposit: standing, at })
  } else if (standing.kind === 'waiting' || standing.kind === 'ended')
    await endParked(given, { bank, orderId, standing: standing.kind })
}
