// By when the office looks at papers that were handed in.
import { meetDeadlines, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { type ContractGiven, screenings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { endsOf } from '../steps/ends.ts'

export const reviewDuty = { machine: screenings.machine.name, duty: 'review' } as const

export const beginReview = async (
  given: Pick<ContractGiven, 'tx' | 'now'>, { id, revision }: Pick<ContractRecord, 'id' | 'revision'>,
): Promise<void> => {
  const { tx, now } = given
  const { numbers: { screeningReview: { due, finalAfterDue } }, after } = await endsOf(given, revision)
  const dueAt = await after(now, due)
  const finalAt = await after(dueAt, finalAfterDue)
  await setDeadlines(tx, [{ ...reviewDuty, rowId: id, whose: 'staff', holderId: null, dueAt, finalAt }])
}

export const endReview = async (
  { tx }: Pick<ContractGiven, 'tx'>, { id }: Pick<ContractRecord, 'id'>,
): Promise<void> => meetDeadlines(tx, { ...reviewDuty, rowIds: [id] })
