// Follows what the bank says of an order that we never gave: its money is parked, for it is in our account.
import type { BankPayment } from '../../../providers/bank/bank.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { endLater, endParked } from './end-parked.ts'
import { holdReach, isWithin } from './hold-of-order.ts'
import { parkDeposit } from './park-deposit.ts'
import { findParked, listOfOrder, lockOrder, type OrderName } from './unmatched.sql.ts'

/** What is known of an order, in one word: whoever finds another one later was overtaken. */
export const knownOf = async (db: Reader, order: OrderName): Promise<string> =>
  (await listOfOrder(db, order)).map(({ id, version }) => `${id}:${version}`).join()

/** False where another answer was followed since this one was asked for. */
export const followStranger = async (
  given: ReactionGiven, order: OrderName, { known, payment }: { readonly known: string; readonly payment: BankPayment },
): Promise<boolean> => {
  const { tx, now } = given
  const { standing } = payment
  // Paid by card or in another way: nothing of ours.
  if (payment.accountNumber === undefined) return true
  await lockOrder(tx, order)
  if (!await isWithin(tx, order, await holdReach(tx, order)) || (await knownOf(tx, order)) !== known) return false
  if (standing.kind === 'deposited') {
    const { depositKey, at } = standing
    if (await findParked(tx, order.bank, depositKey)) await endLater(given, { ...order, depositKey })
    else
      await parkDeposit(given, {
        why: 'unknownAccount', bank: order.bank, payment, deposit: standing, at: at > now ? now : at,
      })
  } else if (standing.kind === 'waiting' || standing.kind === 'ended')
    await endParked(given, { ...order, standing: standing.kind })
  return true
}
