// A page of a phone that is slow, and what the browser tells of each touch: how long until it painted, what moved.
import type { Page } from 'playwright-core'
import { untilStill, type World } from '../../e2e/world/open-world.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import { type DemoName, openAs } from '../../e2e/world/people.ts'

export interface Touch {
  /** Of the slowest of its interactions, until the next paint. */
  readonly ms: number
  readonly shift: number
}

export interface Touched {
  readonly page: Page
  goTo(path: string): Promise<void>
  /** Does it, and waits until all that follows is painted. */
  watch(act: () => Promise<void>): Promise<Touch>
  close(): Promise<void>
}

/** The browser tells nothing of what is painted sooner. */
const leastMs = 16

const listen = `
  window.benchTouches = []
  window.benchShifts = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.benchTouches.push(duration)
  }).observe({ type: 'event', durationThreshold: ${leastMs}, buffered: true })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.benchShifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })`

const heard = "(performance.eventCounts.get('pointerup') ?? 0) + (performance.eventCounts.get('keydown') ?? 0)"
const take = '[window.benchTouches.splice(0), window.benchShifts.splice(0)]'

// What an event cost is told with the paint after it, and what it asked of the server comes later.
const settleMs = 1_000
const patienceMs = 45_000

const settle = async (page: Page): Promise<void> => {
  await page.locator('main').first().waitFor()
  await until(async () => await page.locator('[aria-busy=true]').count() === 0, patienceMs)
  await untilStill(page)
  await page.waitForTimeout(settleMs)
  await untilStill(page)
}

export const openTouched = async (world: World, who: DemoName | undefined, slower: number): Promise<Touched> => {
  const page = who === undefined
    ? await world.open('phone') : (await openAs(world, who, { look: 'phone' })).page
  await page.addInitScript(listen)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return {
    page,
    goTo: async (path) => {
      await page.goto(path)
      await settle(page)
    },
    watch: async (act) => {
      await page.evaluate(take)
      const before = await page.evaluate<number>(heard)
      await act()
      await settle(page)
      if (await page.evaluate<number>(heard) === before) throw new Error('the page heard nothing')
      const [touches = [], shifts = []] = await page.evaluate<number[][]>(take)
      return { ms: Math.max(leastMs, ...touches), shift: shifts.reduce((sum, value) => sum + value, 0) }
    },
    close: () => page.context().close(),
  }
}
