// What is told covers neither what a sheet or a dialog is called, nor what closes it or does its act, nor the menu.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { takePicture, untilStill } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { openAs } = beginStory()

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width &&
  one.y < other.y + other.height && other.y < one.y + one.height

const boxesOf = async (found: Locator): Promise<Box[]> =>
  (await Promise.all((await found.all()).map((one) => one.boundingBox()))).flatMap((box) => box ?? [])

/** One of two lines that stays, those before it are behind it. */
const toldBox = async (page: Page): Promise<Box> => {
  await page.locator('.stacked-toast').first().waitFor()
  await untilStill(page)
  const [box] = await boxesOf(page.locator('.stacked-toast').first())
  if (box === undefined) throw new Error('nothing is told')
  return box
}

/** Phones of which a keyboard takes a half, so that what opens fills the rest, and desks. */
const widths = [[360, 440], [390, 480], [390, 844], [768, 1_024], [1_024, 768], [1_280, 800], [1_440, 900]] as const

test('neither sheets nor dialogs have their title, cross or buttons covered', async () => {
  const page = await openAs('박딜러', '/dev/ui')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: '알림 띄우기' }).click()
  for (const [opens, name] of [['필터', 'sheet'], ['대화상자', 'dialog']] as const) {
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      await page.locator('#overlays').getByRole('button', { name: opens, exact: true }).click()
      const panel = page.locator('[data-over-page]')
      await panel.getByRole('button').first().waitFor()
      const told = await toldBox(page)
      const kept = await boxesOf(panel.locator('h2, header button, footer button'))
      expect(kept.length).toBeGreaterThan(2)
      expect(kept.filter((one) => meet(one, told)), `${name}, ${width}`).toEqual([])
      await takePicture(page, `told-${name}-${width}-${height}`)
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    }
  }
})

test('the words of the menu stay free at each desk, in both languages', async () => {
  for (const language of ['ko', 'en'] as const) {
    const page = await openAs('박딜러', '/dev/ui', { language })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: language === 'ko' ? '알림 띄우기' : 'Show toasts' }).click()
    for (const width of [1_280, 1_320, 1_366, 1_403, 1_404, 1_440, 1_920]) {
      await page.setViewportSize({ width, height: 800 })
      const told = await toldBox(page)
      const links = await boxesOf(page.locator('[data-app-header] a'))
      expect(links.filter((one) => meet(one, told)), `${language}, ${width}`).toEqual([])
      const bell = await boxesOf(page.getByRole('button', { name: language === 'ko' ? /^알림/ : /^Notices/ }))
      expect(bell.filter((one) => meet(one, told)), `${language}, ${width}`).toEqual([])
    }
    await page.setViewportSize({ width: 1_280, height: 800 })
    await takePicture(page, `told-header-${language}`)
  }
})
