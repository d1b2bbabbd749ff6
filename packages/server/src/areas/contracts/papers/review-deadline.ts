// By when the office looks at papers that were handed in.
import { meetDeadlines, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { afterQuietHours } from '../../auctions/for-other-areas.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { deadlinesOf } from '../award/award-window.ts'
import { type ContractGiven, screenings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'

export const reviewDuty = { machine: screenings.machine.name, duty: 'review' } as const

export const beginReview = async (
  given: Pick<ContractGiven, 'tx' | 'now'>, { id, revision }: Pick<ContractRecord, 'id' | 'revision'>,
): Promise<void> => {
  const { tx, now } = given
  const { screeningReview: { due, finalAfterDue }, quietHours } = (await deadlinesOf(given, [revision]))(revision)
  const dueAt = afterQuietHours(await endOfSpan(tx, now, due), quietHours)
  const finalAt = afterQuietHours(await endOfSpan(tx, dueAt, finalAfterDue), quietHours)
  await setDeadlines(tx, [{ ...reviewDuty, rowId: id, whose: 'staff', holderId: null, dueAt, finalAt }])
}

export const endReview = async (
  { tx }: Pick<ContractGiven, 'tx'>, { id }: Pick<ContractRecord, 'id'>,
): Promise<void> => meetDeadlines(tx, { ...reviewDuty, rowIds: [id] })
