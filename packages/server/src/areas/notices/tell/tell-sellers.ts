// Tells whoever sells a car of its way: sent back, on auction, a buyer to be chosen, unsold, its money, its fees.
import { listAuctionsById } from '../../auctions/for-other-areas.ts'
import { findOrder } from '../../cars/for-other-areas.ts'
import { findSellerAccount, findSellerPayout } from '../../contracts/for-other-areas.ts'
import { listSellerFeesById } from '../../finance/for-other-areas.ts'
import { telling, type TellingGiven } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell, tellEach } from './tell.ts'

type Auction = Awaited<ReturnType<typeof listAuctionsById>>[number]

const factsOf = ({ orderId, auctionNo, carNumber, model }: Auction) =>
  ({ orderId, auctionNo, carNumber, carName: carNameOf(model) })

export const tellOfEndingDraft = telling<'draftEnding'>((given, payloads) =>
  tellEach(given, payloads, async ({ orderId }) => {
    const order = await findOrder(given.tx, orderId)
    if (order?.state !== 'draft' || order.dueAt === null) return undefined
    const { carNumber, partnerId, exhibitId, dueAt } = order
    const until = timeOf(dueAt)
    const told = { key: `order ${orderId} draft until ${until}`, thing: orderId, facts: { orderId, carNumber, until } }
    if (exhibitId !== null) return { ...told, kind: 'ownerDraftEnding', of: exhibitId }
    return partnerId === null ? undefined : { ...told, kind: 'draftEnding', of: partnerId }
  }))

export const tellOfReturned = telling<'listingReturned'>(async (given, payloads) => {
  const returned = await listAuctionsById(given.tx, payloads.map(({ auctionId }) => auctionId))
  await tell(given, returned.flatMap((auction): Letter[] => {
    const { id, orderId, partnerId, exhibitId, returnedAt, returnReasons: reasons, returnNote: note } = auction
    const told = {
      key: `auction ${id} returned ${returnedAt?.toISOString() ?? ''}`, thing: orderId,
      facts: { ...factsOf(auction), reasons, note },
    }
    if (exhibitId !== null) return [{ ...told, kind: 'ownerListingReturned', of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: 'listingReturned', of: partnerId }]
  }))
})

export const tellOfCalledOff = telling<'listingsCalledOff'>(async (given, payloads) => {
  const calledOff = await listAuctionsById(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, calledOff.flatMap((auction): Letter[] => {
    const { id, orderId, partnerId, exhibitId, endNote } = auction
    const told = {
      key: `auction ${id} called off`, thing: orderId, facts: { ...factsOf(auction), reason: endNote ?? '' },
    }
    if (exhibitId !== null) return [{ ...told, kind: 'ownerListingCalledOff', of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: 'listingCalledOff', of: partnerId }]
  }))
})

export const tellOfOpening = telling<'auctionsOpened'>(async (given, payloads) => {
  const opened = await listAuctionsById(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, opened.flatMap((auction) => {
    const { id, orderId, exhibitId, endsAt } = auction
    return exhibitId === null || endsAt === null ? [] : [{
      kind: 'ownerCarOnMarket' as const, of: exhibitId, key: `auction ${id} opened`, thing: orderId,
      facts: { ...factsOf(auction), until: timeOf(endsAt) },
    }]
  }))
})

const choiceKinds = {
  closed: { ofOwner: 'ownerToChoose', ofPartner: 'buyerToChoose' },
  fell: { ofOwner: 'ownerToChooseAgain', ofPartner: 'buyerToChooseAgain' },
} as const

export const tellOfChoice = telling<'choiceAsked'>(async (given, payloads) => {
  const auctions = new Map((await listAuctionsById(given.tx, payloads.map(({ auctionId }) => auctionId)))
    .map((auction) => [auction.id, auction]))
  await tell(given, payloads.flatMap((asked): Letter[] => {
    const { auctionId, orderId, partnerId, exhibitId, dueAt, isReminder, why, chosen } = asked
    const auction = auctions.get(auctionId)
    if (auction === undefined) return []
    // Of two who fell on the first day, neither gives new time.
    const after = why === 'closed' ? '' : ` after ${chosen}`
    const told = {
      key: `auction ${auctionId} to choose until ${dueAt}${after}${isReminder ? ' soon' : ''}`, thing: orderId,
      facts: { ...factsOf(auction), until: dueAt, isReminder },
    }
    const { ofOwner, ofPartner } = choiceKinds[why]
    if (exhibitId !== null) return [{ ...told, kind: ofOwner, of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: ofPartner, of: partnerId }]
  }))
})

export const tellOfUnsold = telling<'carsDeclined'>(async (given, payloads) => {
  const unsold = await listAuctionsById(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, unsold.flatMap((auction): Letter[] => {
    const { id, orderId, partnerId, exhibitId, endReason, endNote } = auction
    const calledOff = endReason === 'cancelled' ? endNote : null
    const told = { key: `auction ${id} declined`, thing: orderId, facts: { ...factsOf(auction), calledOff } }
    if (exhibitId !== null) return [{ ...told, kind: 'ownerCarUnsold', of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: 'carUnsold', of: partnerId }]
  }))
})

export const tellOfOfferedAgain = telling<'carsOfferedAgain'>(async (given, payloads) => {
  const auctions = await listAuctionsById(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, auctions.flatMap((auction): Letter[] => {
    const { id, orderId, partnerId, exhibitId } = auction
    const told = { key: `auction ${id} goes into another round`, thing: orderId, facts: factsOf(auction) }
    if (exhibitId !== null) return [{ ...told, kind: 'ownerCarOfferedAgain', of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: 'carOfferedAgain', of: partnerId }]
  }))
})

/** Whoever took a car back themselves knows; a partner that did it for its customer as well. */
export const tellOfTakenBack = telling<'orderCancelled'>((given, payloads) =>
  tellEach(given, payloads, async ({ orderId, by }) => {
    const order = by === undefined || by === 'seller' ? undefined : await findOrder(given.tx, orderId)
    if (order?.state !== 'cancelled') return undefined
    const { carNumber, partnerId, exhibitId, endNote } = order
    const act = by === 'clock' ? 'lapse' as const : 'cancel' as const
    const told = {
      key: `order ${orderId} cancelled`, thing: orderId, facts: { orderId, carNumber, act, reason: endNote },
    }
    if (exhibitId !== null) return { ...told, kind: 'ownerCarTakenBack', of: exhibitId }
    return partnerId === null ? undefined : { ...told, kind: 'carTakenBack', of: partnerId }
  }))

/** Also whoever has set it: it may have been somebody else in their name. */
export const tellOfSellerAccount = telling<'sellerAccountChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ orderId, partnerId, exhibitId }) => {
    const account = await findSellerAccount(given.tx, orderId)
    const order = await findOrder(given.tx, orderId)
    if (account === undefined || order === undefined) return undefined
    const { id, bankCode, numberTail, usableFrom } = account
    const told = {
      key: `seller account ${id}`, thing: orderId,
      facts: { orderId, carNumber: order.carNumber, bankCode, numberTail, usableFrom: timeOf(usableFrom) },
    }
    if (exhibitId !== null) return { ...told, kind: 'ownerAccountChanged', of: exhibitId }
    return partnerId === null ? undefined : { ...told, kind: 'sellerAccountChanged', of: partnerId }
  }))

export const tellOfSaleMoney = telling<'sellerPayoutChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ payoutId, partnerId, exhibitId }) => {
    const payout = await findSellerPayout(given.tx, payoutId)
    if (payout?.state !== 'paid' || payout.bankCode === null || payout.numberTail === null) return undefined
    const { id, tries, orderId, carNumber, bankCode, numberTail, won: sentWon } = payout
    const told = {
      key: `seller payout ${id} sent ${tries}`, thing: orderId,
      facts: { orderId, carNumber, bankCode, numberTail, sentWon },
    }
    if (exhibitId !== null) return { ...told, kind: 'ownerMoneySent', of: exhibitId }
    return partnerId === null ? undefined : { ...told, kind: 'saleMoneySent', of: partnerId }
  }))

const feeKinds = {
  billed: { ofOwner: 'ownerFeeBilled', ofPartner: 'saleFeeBilled' },
  overdue: { ofOwner: 'ownerFeeOverdue', ofPartner: 'saleFeeOverdue' },
} as const

/** What was paid or waived since needs no word any more. */
const tellOfFee = (what: keyof typeof feeKinds) => async (
  given: TellingGiven, payloads: readonly { readonly feeId: string }[],
): Promise<void> => {
  const { ofOwner, ofPartner } = feeKinds[what]
  const fees = await listSellerFeesById(given.tx, payloads.map(({ feeId }) => feeId))
  await tell(given, fees.filter(({ state }) => state === 'billed').flatMap((fee): Letter[] => {
    const { id, orderId, carNumber, feeType, won, dueAt, partnerId, exhibitId } = fee
    const told = {
      key: `seller fee ${id} ${what}`, thing: orderId,
      facts: { orderId, carNumber, saleFee: feeType, feeWon: won, dueAt: timeOf(dueAt) },
    }
    if (exhibitId !== null) return [{ ...told, kind: ofOwner, of: exhibitId }]
    return partnerId === null ? [] : [{ ...told, kind: ofPartner, of: partnerId }]
  }))
}

export const tellOfSellerFee = telling<'sellerFeeChanged'>(tellOfFee('billed'))
export const tellOfLateFee = telling<'sellerFeeOverdue'>(tellOfFee('overdue'))
