// A past that is played, as demo worlds have one: people are told of it as of then, all else goes by the present.
import type { EventName } from '@bidyard/contract/events'
import type { Emit, Reaction, Reactions } from '../work/events.ts'

const moments = new WeakMap<object, Date>()
const seenAfterMs = 20 * 3_600_000

/** For an act that is played as if it were then. */
export const toldThen = <Given extends { readonly emit: Emit }>(given: Given, at: Date): Given => {
  const emit: Emit = (name, payload) => {
    moments.set(payload, at)
    given.emit(name, payload)
  }
  return { ...given, emit }
}

/** The newest first: what is told once of a thing that moved again and again is as old as its last move. */
const asOfThen = (tell: Reaction<EventName>): Reaction<EventName> => async (given, payloads) => {
  const byTime = Map.groupBy(payloads, (payload) => moments.get(payload)?.getTime() ?? Infinity)
  for (const [ms, group] of [...byTime].toSorted(([one], [next]) => next - one)) {
    const at = new Date(ms)
    const isSeen = given.now.getTime() - ms > seenAfterMs
    await tell(ms === Infinity ? given : { ...given, now: at, past: { at, isSeen } }, group)
  }
}

/** `tells`: those among the reactions that tell people. */
export const tellAsOfThen = (reactions: Reactions, tells: ReadonlySet<unknown>): Reactions =>
  Object.fromEntries(Object.entries(reactions).map(([name, following]) => [
    name, following.map((react) => (tells.has(react) ? asOfThen(react as Reaction<EventName>) : react)),
  ])) as unknown as Reactions
