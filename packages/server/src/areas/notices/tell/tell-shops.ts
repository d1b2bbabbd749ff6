// Tells those who lead a shop what somebody may have done in its name, what it owes, and what it is about to lose.
import { findPayoutAccount, listAmountsById } from '../../finance/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { type Letter, tell } from './tell.ts'

/** Also whoever changed it: it may have been somebody else in their name. */
export const tellOfPayoutAccount: Reaction<'payoutAccountChanged'> = async (given, payloads) => {
  const letters: Letter[] = []
  for (const { shopId } of payloads) {
    const account = await findPayoutAccount(given.tx, shopId)
    if (account === undefined) continue
    const { id, bankCode, numberTail } = account
    letters.push({
      kind: 'payoutAccountChanged', of: shopId, key: `payout account ${id}`, thing: shopId,
      facts: { bankCode, numberTail, usableFrom: account.usableFrom.toISOString() },
    })
  }
  await tell(given, letters)
}

export const tellOfEndingMonth: Reaction<'subscriptionEnding'> = (given, payloads) =>
  tell(given, payloads.map(({ shopId, month }) => ({
    kind: 'subscriptionEnding', of: shopId, key: `month ${month} of ${shopId} ends`, thing: month, facts: { month },
  })))

export const tellOfOverdue: Reaction<'amountOverdue'> = async (given, payloads) => {
  const overdue = await listAmountsById(given.tx, payloads.map(({ amountId }) => amountId))
  await tell(given, overdue.map(({ id, shopId, kind, amountNo, totalWon }) => ({
    kind: 'amountOverdue', of: shopId, key: `amount ${id} overdue`, thing: id, facts: { kind, amountNo, totalWon },
  })))
}
