// The clock of a story's world, which goes on to what comes next; links to pictures that run out thereby are no fault.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'

/** By how much the world at an address is ahead of the browser. */
const aheadMs = new Map<string, number>()

/** On to so many seconds after that moment. */
export const moveClockTo = async (world: World, moment: string | null | undefined, secondsAfter = 1): Promise<void> => {
  const ask = askAs(world, 'developer')
  const { now } = await ask(sandboxCalls.readClock, {})
  const seconds = Math.ceil((Date.parse(moment ?? now) - Date.parse(now)) / 1_000) + secondsAfter
  aheadMs.set(world.base, (aheadMs.get(world.base) ?? 0) + seconds * 1_000)
  await ask(sandboxCalls.moveClock, { body: { seconds } })
}

/** A page that was slow to fetch a picture of yesterday's list is told that its link has ended. */
export const isEndedLink = (fault: string): boolean => {
  const [, base, ends] = /status of 404 .*(https?:\/\/[^/]+)\/files\/read\/.*[?&]ends=(\d+)/.exec(fault) ?? []
  const ahead = base === undefined ? undefined : aheadMs.get(base)
  return ahead !== undefined && Number(ends) < Date.now() + ahead
}
