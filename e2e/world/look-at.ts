// Looks at a page by axe and by people, in each size and colour: nothing is unreadable, nothing scrolls sideways.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, sidewaysOf, sizes, takePicture, untilStill } from './open-world.ts'

/** Nothing in the page is still on its way. */
export const settle = async (page: Page): Promise<void> => {
  await untilStill(page)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

/** The sizes of every story, and a tablet for those that the office has in its hands. */
export const viewports = { ...sizes, tablet: { width: 820, height: 1_180 } } as const
type Seen = readonly [keyof typeof viewports, 'light' | 'dark']

export const atDeskAndPhone: readonly Seen[] = [
  ['desktop', 'light'], ['desktop', 'dark'], ['phone', 'light'], ['phone', 'dark'],
]
export const onTabletToo: readonly Seen[] = [...atDeskAndPhone, ['tablet', 'light']]

export const lookAt = async (page: Page, name: string, looks = atDeskAndPhone): Promise<void> => {
  const found: string[] = []
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(viewports[size])
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    // Only colours change in the dark.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : []
    found.push(...(await accessibilityFaults(page, rules)).map((fault) => `${name}, ${size}, ${colorScheme}: ${fault}`))
    const wide = await sidewaysOf(page)
    if (wide > 0) found.push(`${name}, ${size}: scrolls sideways by ${wide} px`)
    await takePicture(page, `${name}-${size}-${colorScheme}`)
  }
  await page.setViewportSize(sizes.desktop)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(found).toEqual([])
}
