// The clock of a story's world, which goes on to what comes next; links to pictures that run out thereby are no fault.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import type { SubscriptionState } from '@bidyard/contract/enums/finance'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'

/** By how much the world at an address is ahead of the browser. */
const aheadMs = new Map<string, number>()

const monthOf = (ms: number): string => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 7)

const shopsWith = async (
  world: World, month: string, states: readonly SubscriptionState[],
): Promise<ReadonlySet<string>> => {
  const { items } = await askAs(world, 'owner')(financeCalls.listShopSubscriptions, {
    query: { filter: { month: { eq: month }, state: { in: states } }, size: 100 },
  })
  return new Set(items.map(({ shopId }) => shopId))
}

/** Towards the end of a month a story goes on into the next one: who could bid before still can. */
const goIntoMonth = async (world: World, before: ReadonlySet<string>, month: string): Promise<void> => {
  // One that waits for its payment stands in the way of a gift.
  const have = await shopsWith(world, month, ['active', 'upcoming', 'depositWaiting'])
  for (const shopId of before)
    if (!have.has(shopId))
      await askAs(world, 'owner')(financeCalls.grantShopSubscription, {
        body: { shopId, month, reason: '달이 바뀌어 이어서 부여' },
      })
}

/** On to so many seconds after that moment. */
export const moveClockTo = async (world: World, moment: string | null | undefined, secondsAfter = 1): Promise<void> => {
  const ask = askAs(world, 'developer')
  const { now } = await ask(sandboxCalls.readClock, {})
  const seconds = Math.ceil((Date.parse(moment ?? now) - Date.parse(now)) / 1_000) + secondsAfter
  aheadMs.set(world.base, (aheadMs.get(world.base) ?? 0) + seconds * 1_000)
  const [month, next] = [Date.parse(now), Date.parse(now) + seconds * 1_000].map(monthOf)
  const before = month === next ? new Set<string>() : await shopsWith(world, month ?? '', ['active'])
  await ask(sandboxCalls.moveClock, { body: { seconds } })
  if (month !== next) await goIntoMonth(world, before, next ?? '')
}

/** A page that was slow to fetch a picture of yesterday's list is told that its link has ended. */
export const isEndedLink = (fault: string): boolean => {
  const [, base, ends] = /status of 404 .*(https?:\/\/[^/]+)\/files\/read\/.*[?&]ends=(\d+)/.exec(fault) ?? []
  const ahead = base === undefined ? undefined : aheadMs.get(base)
  return ahead !== undefined && Number(ends) < Date.now() + ahead
}
