// Puts ends off: by the office with a reason, with a correction, or after an outage; everybody is told.
import type { AuctionNoticeKind } from '@bidyard/contract/enums'
import type { Corrected } from '@bidyard/contract/shapes/auctions/corrections'
import { setDeadlines } from '../../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../../runtime/work/move-states.ts'
import { afterQuietHours, readConfiguration } from '../../../reference/for-other-areas.ts'
import { type AuctionGiven, auctions } from '../../auction-parts.ts'
import { writeSearchRows } from '../../search/write-search-rows.ts'
import {
  type AuctionRecord, insertNotices, listAuctionsById, listMovedByOutage, updateAuction, updateEnds,
} from '../auctions.sql.ts'
import { closingAt } from '../closing-at.ts'
import { tellListings } from '../../listings/tell-listings.ts'

interface PutOffWish {
  readonly kind: Exclude<AuctionNoticeKind, 'outage'>
  readonly reason: string
  readonly endsBefore: Date
  readonly endsAfter: Date
  readonly corrected?: Corrected | null
}

/** Of a locked auction that is open. */
export const putOff = async (given: AuctionGiven, auction: AuctionRecord, wish: PutOffWish): Promise<void> => {
  const { tx, doer, emit } = given
  const { kind, reason, endsAfter } = wish
  const { id } = auction
  await insertNotices(tx, [{ auctionId: id, memberId: doer.memberId, ...wish }])
  await updateAuction(tx, id, doer.memberId, {
    endsAt: endsAfter, ...(kind === 'corrected' ? { corrected: true } : {}),
  })
  if (kind === 'corrected')
    await moveStates(tx, auctions, { action: 'correct', as: 'staff', ids: [id], doer, reason })
  else await moveStates(tx, auctions, { action: 'extend', as: 'staff', ids: [id], doer, reason })
  await setDeadlines(tx, [closingAt(id, endsAfter)])
  await writeSearchRows(tx, [id])
  emit('auctionsExtended', { auctionIds: [id] })
  if (kind === 'corrected') emit('auctionsCorrected', { auctionIds: [id] })
  else emit('auctionPutOff', { auctionId: id })
  tellListings(given, [auction])
}

const outageReason = '서비스 장애로 마감 시각이 연장되었습니다.'

/** Follows an outage, which moved the deadlines: nobody loses a car because the house was dark. */
export const putOffAfterOutage = async (given: AuctionGiven, held: readonly string[]): Promise<void> => {
  const { tx, doer, emit } = given
  const late = (await listMovedByOutage(tx)).filter(({ id }) => held.includes(id))
  if (late.length === 0) return
  const { value: { quietHours } } = await readConfiguration(tx, 'deadlines')
  const moved = late.map((one) => ({ ...one, endsAfter: afterQuietHours(one.endsAfter, quietHours) }))
  const ids = moved.map(({ id }) => id)
  await updateEnds(tx, moved)
  await setDeadlines(tx, moved.map(({ id, endsAfter }) => closingAt(id, endsAfter)))
  await insertNotices(tx, moved.map(({ id, endsBefore, endsAfter }) => ({
    auctionId: id, kind: 'outage', reason: outageReason, endsBefore, endsAfter, memberId: null,
  })))
  await moveStates(tx, auctions, { action: 'extend', as: 'clock', ids, doer, reason: 'outage' })
  await writeSearchRows(tx, ids)
  emit('auctionsExtended', { auctionIds: ids })
  tellListings(given, await listAuctionsById(tx, ids))
}
