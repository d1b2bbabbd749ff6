// Writes to those who lead a shop what somebody may have done in its name, and what it is about to lose.
import { findPayoutAccount } from '../../finance/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { writeToShop } from './write-to-shop.ts'

/** Also to whoever changed it: it may have been somebody else in their name. */
export const tellOfPayoutAccount: Reaction<'payoutAccountChanged'> = async (given, payloads) => {
  for (const { shopId } of payloads) {
    const account = await findPayoutAccount(given.tx, shopId)
    if (account === undefined) continue
    const { id, bankCode, numberTail } = account
    const usableFrom = account.usableFrom.toISOString()
    await writeToShop(given, shopId, (told) => ({
      onceKey: `payout account ${id}`, kind: 'payoutAccountChanged',
      facts: { ...told, bankCode, numberTail, usableFrom },
    }))
  }
}

export const tellOfEndingMonth: Reaction<'subscriptionEnding'> = async (given, payloads) => {
  for (const { shopId, month } of payloads)
    await writeToShop(given, shopId, (told) => ({
      onceKey: `month ${month} of ${shopId} ends`, kind: 'subscriptionEnding', facts: { ...told, month },
    }))
}
