// Drafts an order for each row that is right, piece by piece: whoever takes over goes on where it was.
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { draftDuties } from '../orders/draft-duties.ts'
import { draftEnds } from '../orders/draft-order.ts'
import { type DraftedOrder, type DraftedRow, insertImportedOrders } from './imported-orders.sql.ts'
import { type ImportRecord, lockImport, lockNextRows, updateCounts, updateMark, updateWrong } from './imports.sql.ts'
import type { RowWish } from '../sheets/row-rules.ts'
import { orGiveUp } from './give-up.ts'
import { reachedOf } from './show-import.ts'
import { readTaken } from './taken-cars.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    runOrderImport: { readonly importId: string }
  }
}

const rowsAtOnce = 100

const sealed = (personal: PersonalData, text: string | null): string | null =>
  text === null ? null : Buffer.from(personal.seal(text)).toString('base64')

const draftedRow = (personal: PersonalData, rowId: string, wish: RowWish): DraftedRow => {
  const { ownerName, address, odometer, ...plain } = wish
  return {
    ...plain, rowId, ownerName: sealed(personal, ownerName),
    address: sealed(personal, address === null ? null : JSON.stringify(address)),
    odometerReading: odometer?.reading ?? null, odometerUnit: odometer?.unit ?? null,
    odometerKm: odometer === null ? null : kmOf(odometer.reading, odometer.unit),
  }
}

/** In the name of whoever brought the sheet. */
const tellDrafted = async (
  { tx, doer, now }: ReactionGiven, found: ImportRecord, drafted: readonly DraftedOrder[], dueAt: Date,
): Promise<void> => {
  await setDeadlines(tx, draftDuties(drafted.map(({ id }) => id), { from: now, dueAt }))
  await writeAudit(tx, { ...doer, memberId: found.memberId }, drafted.map(({ id, carNumber }) => ({
    act: 'draft order', subject: 'order', subjectId: id,
    after: { carNumber, partnerId: found.partnerId, orderImportId: found.id },
  })))
}

/** True when there is more. Between the trial and this somebody else may have offered the same car. */
const draftPiece = async (given: ReactionGiven, personal: PersonalData, found: ImportRecord): Promise<boolean> => {
  const { tx, now } = given
  const rows = await lockNextRows(tx, found.id, rowsAtOnce)
  const taken = await readTaken(tx, rows.map(({ carNumber }) => carNumber), found)
  const free: DraftedRow[] = []
  for (const { id, carNumber, wishSealed } of rows) {
    const fault = taken.get(carNumber ?? '')
    if (fault !== undefined) await updateWrong(tx, id, [fault])
    else if (wishSealed !== null)
      free.push(draftedRow(personal, id, JSON.parse(personal.open(wishSealed)) as RowWish))
  }
  const dueAt = await draftEnds(tx, now)
  const drafted = free.length === 0 ? [] : await insertImportedOrders(tx, free, { ...found, dueAt })
  await tellDrafted(given, found, drafted, dueAt)
  await updateCounts(tx, found.id)
  return rows.length === rowsAtOnce
}

export const runOrderImport = ({ personal }: Pick<CarParts, 'personal'>): JobRun<{ readonly importId: string }> =>
  orGiveUp(async ({ importId }, { act, signal }) => {
    const goOn = () => act('flow', async (given) => {
      const found = await lockImport(given.tx, importId)
      if (found === undefined || reachedOf(found) !== 'running') return false
      const isMore = await draftPiece(given, personal, found)
      if (!isMore) await updateMark(given.tx, importId, 'ended_at')
      // One word about all of them: a screen that asked anew for each order would never come to rest.
      given.emit('orderImportChanged', { importId })
      return isMore
    })
    while (await goOn()) signal.throwIfAborted()
  })
