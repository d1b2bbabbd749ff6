// An outage moved deadlines of auctions: the clock has each of them say when it opens and ends now.
import { leaveToClock } from '../../../../runtime/work/deadlines.ts'
import { followOutageDuty } from '../../../../runtime/work/outages.ts'
import type { Attend } from '../../../../runtime/work/sweeper.ts'
import { type AuctionGiven, auctions } from '../../auction-parts.ts'
import { listOpeningsMoved } from '../../listings/openings.sql.ts'
import { putOpeningsOff } from '../../listings/put-openings-off.ts'
import { listMovedByOutage } from '../auctions.sql.ts'
import { putOffAfterOutage } from './put-off.ts'

export const moveAuctionsAfterOutage = async ({ tx, now }: Pick<AuctionGiven, 'tx' | 'now'>): Promise<void> => {
  const ends = (await listMovedByOutage(tx)).map(({ id }) => id)
  await leaveToClock(tx, {
    machine: auctions.machine.name, duty: followOutageDuty, now, rowIds: [...ends, ...await listOpeningsMoved(tx)],
  })
}

export const followOutage: Attend = async (given, rows) => {
  const ids = rows.map(({ rowId }) => rowId)
  await putOffAfterOutage(given, ids)
  await putOpeningsOff(given, ids)
}
