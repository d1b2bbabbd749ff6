// The past of auctions in a sandbox: the acts of the market on many cars at once, at the moment that they are given.
import type { ListingReturnReason } from '@bidyard/contract/enums'
import { setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AuctionGiven, auctions, type BidsPort } from '../auction-parts.ts'
import { type AuctionRecord, listAuctionsById, listLiveOf, updateAuction } from '../auctions/auctions.sql.ts'
import { closeAuctions } from '../auctions/close-auctions.ts'
import { openAuctions } from '../auctions/open-auctions.ts'

const machine = auctions.machine.name
const idsOf = (rows: readonly AuctionRecord[]): string[] => rows.map(({ id }) => id)

const listLive = async ({ tx }: AuctionGiven, orderIds: readonly string[]): Promise<readonly AuctionRecord[]> =>
  listAuctionsById(tx, await listLiveOf(tx, orderIds))

export const approveMade = async (
  given: AuctionGiven, orderIds: readonly string[], clerkId: string,
): Promise<void> => {
  const { tx, doer } = given
  const ids = idsOf(await listLive(given, orderIds))
  for (const id of ids) await updateAuction(tx, id, clerkId, { screened: true })
  await moveStates(tx, auctions, { action: 'approveListing', as: 'staff', ids, doer })
}

export interface SentBack {
  readonly reasons: readonly ListingReturnReason[]
  readonly note: string
  readonly isHandedIn: boolean
}

export const returnMade = async (
  given: AuctionGiven, orderIds: readonly string[], clerkId: string, { reasons, note, isHandedIn }: SentBack,
): Promise<void> => {
  const { tx, doer } = given
  const ids = idsOf(await listLive(given, orderIds))
  for (const id of ids) {
    await updateAuction(tx, id, clerkId, { returned: { reasons, note } })
    if (isHandedIn) await updateAuction(tx, id, null, { resubmitted: true })
  }
  await moveStates(tx, auctions, { action: 'returnListing', as: 'staff', ids, doer, reason: note })
}

/** Approved, and left to the clock. */
export const scheduleMade = async (
  given: AuctionGiven, orderIds: readonly string[], clerkId: string, openAt: Date,
): Promise<void> => {
  const { tx } = given
  const ids = idsOf(await listLive(given, orderIds))
  for (const id of ids) await updateAuction(tx, id, clerkId, { openAt })
  await setDeadlines(tx, ids.map((rowId) => ({
    machine, rowId, duty: 'open', whose: 'clock', holderId: null, dueAt: openAt, finalAt: null,
  })))
}

/** Those of them that are approved. */
export const openMade = async (given: AuctionGiven, orderIds: readonly string[]): Promise<readonly string[]> =>
  openAuctions(given, await listLive(given, orderIds), 'staff')

/** Of those that are over at the moment that is given. */
export const closeMade = async (
  given: AuctionGiven, orderIds: readonly string[], bids: BidsPort,
): Promise<void> => {
  const over = (await listLive(given, orderIds)).filter(({ state }) => state === 'auction')
  await voidDeadlines(given.tx, { machine, rowIds: idsOf(over), duty: 'close' })
  await closeAuctions(bids)(given, over.map(({ id }) => ({ id, rowId: id, holderId: null, dueAt: given.now })))
}
