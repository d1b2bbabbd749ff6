// A past that is played, as demo worlds have one: people are told of it as of then, all else goes by the present.
import type { EventName } from '@bidyard/contract/events'
import { limits } from '@bidyard/contract/limits'
import type { Emit, Reaction, Reactions } from '../work/events.ts'

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

/** The newest first: what is told once of a thing that moved again and again is as old as its last move. */
const asOfThen = (tell: Reaction<EventName>): Reaction<EventName> => async (given, payloads) => {
  const byTime = Map.groupBy(payloads, (payload) => moments.get(payload)?.getTime() ?? Infinity)
  for (const [ms, group] of [...byTime].toSorted(([one], [next]) => next - one)) {
    const ageMs = given.now.getTime() - ms
    if (ageMs > toldUntilMs) continue
    await tell(ms === Infinity ? given : { ...given, past: { at: new Date(ms), isSeen: ageMs > seenAfterMs } }, group)
  }
}

/** `tells`: those among the reactions that tell people. */
export const tellAsOfThen = (reactions: Reactions, tells: ReadonlySet<unknown>): Reactions =>
  Object.fromEntries(Object.entries(reactions).map(([name, following]) => [
    name, following.map((react) => (tells.has(react) ? asOfThen(react as Reaction<EventName>) : react)),
  ])) as unknown as Reactions
