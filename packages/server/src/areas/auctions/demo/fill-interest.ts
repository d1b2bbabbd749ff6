// What dealers of a sandbox look for: saved searches, favourites, and errors that they found in listings.
import type { AuctionErrorOutcome, AuctionErrorSubject } from '@bidyard/contract/enums'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import type { AuctionGiven } from '../auction-parts.ts'
import { insertFavorite } from '../favorites/favorites.sql.ts'
import { insertReport, updateAnswered } from '../reports/reports.sql.ts'
import { insertSaved } from '../saved/saved-searches.sql.ts'
import { listOpenAuctions, updateReportTimes } from './interest.sql.ts'

export interface MadeSaved {
  readonly memberId: string
  readonly name: string
  readonly criteria: SearchCriteria
  readonly isAlerting: boolean
}

/** Before the auctions open, so that some of them are found for somebody. */
export const fillSaved = async ({ tx }: AuctionGiven, saved: readonly MadeSaved[]): Promise<void> => {
  for (const { memberId, ...wish } of saved) await insertSaved(tx, memberId, wish)
}

/** Spread over what is open, so that not all of them like the same cars. */
const stride = 7

export const fillFavorites = async (
  { tx }: AuctionGiven, wanted: readonly { readonly memberId: string; readonly count: number }[],
): Promise<void> => {
  const open = await listOpenAuctions(tx)
  for (const [at, { memberId, count }] of wanted.entries())
    for (let nth = 0; nth < Math.min(count, open.length); nth += 1) {
      const auctionId = open[(at * 3 + nth * stride) % open.length]
      if (auctionId !== undefined) await insertFavorite(tx, memberId, auctionId)
    }
}

export interface MadeReport {
  readonly memberId: string
  readonly shopId: string | null
  readonly subject: AuctionErrorSubject
  readonly statement: string
  readonly hoursAgo: number
  readonly answer: { readonly outcome: AuctionErrorOutcome; readonly text: string } | null
}

export const fillReports = async (
  { tx }: AuctionGiven, reports: readonly MadeReport[], clerkId: string,
): Promise<void> => {
  const open = await listOpenAuctions(tx)
  for (const [at, { answer, hoursAgo, ...report }] of reports.entries()) {
    const auctionId = open[(at * stride + 5) % Math.max(1, open.length)]
    const id = auctionId === undefined ? undefined : await insertReport(tx, { ...report, auctionId })
    if (id === undefined) continue
    if (answer !== null)
      await updateAnswered(tx, id, { outcome: answer.outcome, answer: answer.text, memberId: clerkId })
    await updateReportTimes(tx, id, hoursAgo)
  }
}
