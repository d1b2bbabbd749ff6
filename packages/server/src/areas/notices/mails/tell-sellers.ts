// Writes to partners where the money of a car of theirs goes, whoever has set it: it may have been somebody else.
import { findOrder } from '../../cars/for-other-areas.ts'
import { findSellerAccount } from '../../contracts/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { type LetterToPartner, writeToPartners } from './write-to-partners.ts'

/** Customers of partners have no mailbox of ours: the page of the car says so. */
export const tellOfSellerAccount: Reaction<'sellerAccountChanged'> = async (given, payloads) => {
  const letters: LetterToPartner[] = []
  for (const { orderId, partnerId, exhibitId } of payloads) {
    const account = await findSellerAccount(given.tx, orderId)
    const order = await findOrder(given.tx, orderId)
    if (account === undefined || order === undefined || partnerId === null || exhibitId !== null) continue
    const { id, bankCode, numberTail } = account
    const usableFrom = account.usableFrom.toISOString()
    letters.push({ companyId: partnerId, mailOf: (told) => ({
      onceKey: `seller account ${id}`, kind: 'sellerAccountChanged',
      facts: { ...told, orderId, carNumber: order.carNumber, bankCode, numberTail, usableFrom },
    }) })
  }
  await writeToPartners(given, letters)
}
