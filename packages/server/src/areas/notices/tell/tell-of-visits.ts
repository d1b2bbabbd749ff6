// Tells a seller what the office does to a visit to the car, and an inspector that a visit is called off.
import { findCheck } from '../../cars/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Letter } from './tell.ts'
import { tell } from './tell.ts'

type Check = NonNullable<Awaited<ReturnType<typeof findCheck>>>
type Act = 'reserve' | 'callOff' | 'noShow'

const toSeller = (check: Check, act: Act, visitAt: string): readonly Letter[] => {
  const { id, orderId, carNumber, partnerId, exhibitId, endNote } = check
  const told = { key: `visit ${id} ${act}`, thing: orderId }
  const facts = { orderId, carNumber, visitAt }
  const fell = { ...told, facts: { ...facts, why: act === 'noShow' ? act : 'callOff' as const, reason: endNote ?? '' } }
  if (exhibitId !== null)
    return act === 'reserve'
      ? [{ ...told, facts, kind: 'ownerVisitReserved', of: exhibitId }]
      : [{ ...fell, kind: 'ownerVisitFellThrough', of: exhibitId }]
  if (partnerId === null) return []
  return act === 'reserve'
    ? [{ ...told, facts, kind: 'visitReserved', of: partnerId }]
    : [{ ...fell, kind: 'visitFellThrough', of: partnerId }]
}

const toInspector = (
  { id: checkId, carNumber, inspectorId }: Check, visitAt: string, byMemberId: string | null,
): readonly Letter[] =>
  inspectorId === null || inspectorId === byMemberId ? [] : [{
    kind: 'visitCalledOff', of: inspectorId, key: `visit ${checkId} called off`, thing: checkId,
    facts: { checkId, carNumber, visitAt },
  }]

/** Whoever acts knows it themselves; the end of an order is told to its seller as such. */
export const tellOfVisit = telling<'visitTurned'>(async (given, payloads) => {
  const letters: Letter[] = []
  for (const { checkId, act, by, byMemberId } of payloads) {
    const check = await findCheck(given.tx, checkId)
    const visitAt = timeOf(check?.reservedAt ?? null)
    if (check === undefined || visitAt === null) continue
    if (by === 'staff') letters.push(...toSeller(check, act, visitAt))
    if (act === 'callOff') letters.push(...toInspector(check, visitAt, byMemberId))
  }
  await tell(given, letters)
})
