// Tells a seller what the office does to a visit or an own check, and an inspector of a visit to make, or not.
import type { PayloadOf } from '@bidyard/contract/events'
import { findCheck } from '../../cars/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Letter } from './tell.ts'
import { tell, tellEach } from './tell.ts'

type Check = NonNullable<Awaited<ReturnType<typeof findCheck>>>
type Turned = PayloadOf<'visitTurned'>
type Act = Exclude<Turned['act'], 'name'>

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

/** The one who goes there, and whoever need not any more; whoever did it themselves knows. */
const toInspectors = (check: Check, { act, byMemberId, formerId = null }: Turned, visitAt: string): Letter[] => {
  const { id: checkId, carNumber, inspectorId, version } = check
  const facts = { checkId, carNumber, visitAt }
  const off = act === 'name' ? formerId : act === 'callOff' ? inspectorId : null
  const on = act === 'name' || act === 'reserve' ? inspectorId : null
  const letters: Letter[] = []
  if (off !== null && off !== byMemberId) {
    const isOthers = act === 'name'
    const key = isOthers ? `visit ${checkId} given away ${version}` : `visit ${checkId} called off`
    letters.push({ kind: 'visitCalledOff', of: off, key, thing: checkId, facts: { ...facts, isOthers } })
  }
  if (on !== null && on !== byMemberId)
    letters.push({ kind: 'visitAssigned', of: on, key: `visit ${checkId} given ${version}`, thing: checkId, facts })
  return letters
}

export const tellOfAbandoned = telling<'carCheckAbandoned'>((given, payloads) =>
  tellEach(given, payloads, async ({ checkId }) => {
    const check = await findCheck(given.tx, checkId)
    if (check === undefined) return undefined
    const { orderId, carNumber, partnerId, exhibitId, endNote } = check
    const facts = { orderId, carNumber, reason: endNote ?? '' }
    const told = { key: `check ${checkId} abandoned`, thing: orderId, facts }
    if (exhibitId !== null) return { ...told, kind: 'ownerCheckAbandoned', of: exhibitId }
    return partnerId === null ? undefined : { ...told, kind: 'checkAbandoned', of: partnerId }
  }))

/** Whoever acts knows it themselves; the end of an order is told to its seller as such. */
export const tellOfVisit = telling<'visitTurned'>(async (given, payloads) => {
  const letters: Letter[] = []
  for (const turned of payloads) {
    const { act, by } = turned
    const check = await findCheck(given.tx, turned.checkId)
    const visitAt = timeOf(check?.reservedAt ?? null)
    if (check === undefined || visitAt === null) continue
    if (by === 'staff' && act !== 'name') letters.push(...toSeller(check, act, visitAt))
    letters.push(...toInspectors(check, turned, visitAt))
  }
  await tell(given, letters)
})
