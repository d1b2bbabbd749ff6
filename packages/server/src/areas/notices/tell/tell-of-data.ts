// Tells a member what became of a request about the own data, and the office that its time comes near or is over.
import type { PayloadOf } from '@bidyard/contract/events'
import type { Reader } from '../../../runtime/database/database.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { type Letter, tell } from './tell.ts'

/** Finds what the office answered, by the ids of the requests; the area that holds them has it. */
export type ListAnswers = (
  db: Reader, requestIds: readonly string[],
) => Promise<readonly { readonly id: string; readonly answer: string | null }[]>

const letterOf = (
  { requestId, memberId, kind, isGranted, ground, keptUntil }: PayloadOf<'dataRequestDecided'>, answer: string,
): Letter => {
  const told = { of: memberId, key: `data request ${requestId} decided`, thing: requestId }
  return kind === 'deletion' && isGranted
    ? { ...told, kind: 'deletionGranted', facts: { answer, keptUntil } }
    : { ...told, kind: 'dataRequestDecided', facts: { kind, isGranted, ground } }
}

export const tellOfDataAnswer = (listAnswers: ListAnswers) =>
  telling<'dataRequestDecided'>(async (given, payloads) => {
    const answered = await listAnswers(given.tx, payloads.map(({ requestId }) => requestId))
    const answers = new Map(answered.map(({ id, answer }) => [id, answer ?? '']))
    await tell(given, payloads.map((payload) => letterOf(payload, answers.get(payload.requestId) ?? '')))
  })

export const tellOfDataDue = telling<'dataRequestDue'>((given, payloads) =>
  tell(given, payloads.map(({ requestId, kind, until, isLate }) => ({
    kind: 'dataRequestDue', of: requestId, key: `data request ${requestId} ${isLate ? 'late' : 'due'}`,
    thing: requestId, facts: { requestId, kind, until, isLate },
  }))))
