// A past that is played, as demo worlds have one: people are told of it as of then, all else goes by the present.
import type { EventName, PayloadOf } from '@bidyard/contract/events'
import { limits } from '@bidyard/contract/limits'
import type { Emit, Reaction, ReactionGiven } from '../work/events.ts'

/** Of what happened in a past that is played: when, and whether people have seen it since. */
export interface Past {
  readonly at: Date
  readonly isSeen: boolean
}

export interface TellingGiven extends ReactionGiven {
  readonly past: Past | undefined
}

const moments = new WeakMap<object, Date>()
const hourMs = 3_600_000
const seenAfterMs = 20 * hourMs
/** What is older would be swept away by the next night. */
const toldUntilMs = limits.noticeDays * 24 * hourMs

/** For an act that is played as if it were then; within another such act the inner moment counts. */
export const toldThen = <Given extends { readonly emit: Emit }>(given: Given, at: Date): Given => {
  const emit: Emit = (name, payload) => {
    given.emit(name, payload)
    moments.set(payload, at)
  }
  return { ...given, emit }
}

/**
 * A reaction that tells people. The newest goes first: what is told once of a thing that moved again and again is as
 * old as its last move.
 */
export const telling = <Name extends EventName>(
  tell: (given: TellingGiven, payloads: readonly PayloadOf<Name>[]) => Promise<void>,
): Reaction<Name> => async (given, payloads) => {
  const byTime = Map.groupBy(payloads, (payload) => moments.get(payload)?.getTime() ?? Infinity)
  for (const [ms, group] of [...byTime].toSorted(([one], [next]) => next - one)) {
    const ageMs = given.now.getTime() - ms
    if (ageMs > toldUntilMs) continue
    const past = ms === Infinity ? undefined : { at: new Date(ms), isSeen: ageMs > seenAfterMs }
    await tell({ ...given, past }, group)
  }
}
