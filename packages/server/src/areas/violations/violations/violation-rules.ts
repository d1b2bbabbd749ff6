// What a violation is called, how it stands, what lifts it, and whether it may still be appealed against.
import type { ShopViolationState, ViolationAction, WayOut } from '@bidyard/contract/enums'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import type { Penalty } from '../standing/penalty.ts'
import { isInForce } from '../standing/standing-rules.ts'

interface Facts {
  readonly pardonedAt: Date | null
}

/** The strongest word that fits; what was taken back by a new judgement is no longer part of it. */
export const actionOf = (
  { pardonedAt }: Facts, rule: ViolationRule, penalties: readonly (Penalty & { readonly endedAs: string | null })[],
): ViolationAction => {
  if (pardonedAt !== null) return 'pardon'
  const stood = penalties.filter(({ endedAs }) => endedAs !== 'rejudged')
  if (stood.some(({ restriction }) => restriction === 'permanentBan')) return 'permanentBan'
  if (stood.some(({ kind }) => kind === 'restriction' || kind === 'warning')) return 'warning'
  return rule.points > 0 ? 'point' : 'notice'
}

/** Money that was taken is done with, so it keeps nothing in force. */
export const stateOf = ({ pardonedAt }: Facts, penalties: readonly Penalty[], now: Date): ShopViolationState => {
  if (pardonedAt !== null) return 'pardoned'
  return penalties.some((penalty) => penalty.kind !== 'deduction' && isInForce(penalty, now)) ? 'active' : 'ended'
}

interface Lifting {
  readonly wayOut: WayOut
  readonly restrictedUntil: Date | null
}

export const liftingOf = (penalties: readonly Penalty[], now: Date): Lifting => {
  const live = penalties.filter((penalty) => penalty.kind === 'restriction' && isInForce(penalty, now))
  if (live.length === 0) return { wayOut: 'none', restrictedUntil: null }
  if (live.some(({ restriction }) => restriction === 'permanentBan')) return { wayOut: 'appeal', restrictedUntil: null }
  const ends = live.flatMap(({ until }) => until ?? [])
  if (ends.length < live.length) return { wayOut: 'act', restrictedUntil: null }
  return { wayOut: 'time', restrictedUntil: ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null }
}

export const mayAppeal = (violation: Facts & {
  readonly appealUntil: Date; readonly appealState: string | null
}, now: Date): boolean =>
  violation.pardonedAt === null && violation.appealState === null && violation.appealUntil > now
