// What happened to a car by its insurance history, in one row of time.
import type { History } from './use-car.ts'

type Facts = NonNullable<History['facts']>
type Claim = Facts['claims'][number]

export type HistoryEvent = { readonly key: string; readonly on: string } & (
  | { readonly kind: 'claim'; readonly claim: Claim }
  | { readonly kind: 'special'; readonly special: Facts['specials'][number]['kind'] }
  | { readonly kind: 'owner' | 'plate'; readonly change: Facts['ownerChanges'][number] }
  | { readonly kind: 'mileage'; readonly km: number; readonly source: string | null }
  | { readonly kind: 'uninsured'; readonly from: string; readonly until: string }
  | { readonly kind: 'registered' })

/** The newest first; what happened on one day keeps the order of its kinds. */
export const eventsOf = (facts: Facts): readonly HistoryEvent[] => {
  const { firstRegisteredOn } = facts.car
  const events: readonly HistoryEvent[] = [
    ...facts.claims.map((claim, at): HistoryEvent => ({ key: `claim${at}`, on: claim.on, kind: 'claim', claim })),
    ...facts.specials.flatMap(({ kind, on }, at): HistoryEvent[] =>
      (on === null ? [] : [{ key: `special${at}`, on, kind: 'special', special: kind }])),
    ...facts.ownerChanges.map((change, at): HistoryEvent =>
      ({ key: `owner${at}`, on: change.on, kind: 'owner', change })),
    ...facts.plateChanges.map((change, at): HistoryEvent =>
      ({ key: `plate${at}`, on: change.on, kind: 'plate', change })),
    ...facts.mileages.map(({ on, km, source }, at): HistoryEvent =>
      ({ key: `mileage${at}`, on, kind: 'mileage', km, source })),
    ...facts.uninsured.map((months, at): HistoryEvent =>
      ({ key: `uninsured${at}`, on: `${months.from}-01`, kind: 'uninsured', ...months })),
    ...(firstRegisteredOn === null
      ? [] : [{ key: 'registered', on: firstRegisteredOn, kind: 'registered' } satisfies HistoryEvent]),
  ]
  return events.toSorted((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))
}
