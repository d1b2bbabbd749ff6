// Writes to those who lead a shop what somebody may have done in its name, and what it is about to lose.
import { findPayoutAccount } from '../../finance/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { type LetterToShop, writeToShops } from './write-to-shop.ts'

/** Also to whoever changed it: it may have been somebody else in their name. */
export const tellOfPayoutAccount: Reaction<'payoutAccountChanged'> = async (given, payloads) => {
  const letters: LetterToShop[] = []
  for (const { shopId } of payloads) {
    const account = await findPayoutAccount(given.tx, shopId)
    if (account === undefined) continue
    const { id, bankCode, numberTail } = account
    const usableFrom = account.usableFrom.toISOString()
    letters.push({ shopId, mailOf: (told) => ({
      onceKey: `payout account ${id}`, kind: 'payoutAccountChanged',
      facts: { ...told, bankCode, numberTail, usableFrom },
    }) })
  }
  await writeToShops(given, letters)
}

export const tellOfEndingMonth: Reaction<'subscriptionEnding'> = (given, payloads) =>
  writeToShops(given, payloads.map(({ shopId, month }) => ({
    shopId,
    mailOf: (told) => ({
      onceKey: `month ${month} of ${shopId} ends`, kind: 'subscriptionEnding', facts: { ...told, month },
    }),
  })))
