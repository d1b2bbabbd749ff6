// What stands around every screen, for those with the longest menu: the header, and what is told above it.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sidewaysOf, sizes, takePicture, untilStill } from '../world/open-world.ts'
import { show } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

const { openAs } = beginStory()

test.each(['desktop', 'phone'] as const)('on a %s what is told stands above and covers no act below', async (look) => {
  const page = await openAs('박딜러', '/dev/ui', { look })
  const overlays = page.locator('#overlays')
  await overlays.getByRole('button', { name: '알림 띄우기' }).click()
  const told = page.getByRole('heading', { name: '입찰했습니다', exact: true, includeHidden: true })
  await told.waitFor()
  await untilStill(page)
  await takePicture(page, `told-${look}`)
  await overlays.getByRole('button', { name: '필터', exact: true }).click()
  const act = page.getByRole('dialog').getByRole('button', { name: '적용', exact: true })
  await act.waitFor()
  await untilStill(page)
  await takePicture(page, `told-over-sheet-${look}`)
  const onTop = async (one: Locator): Promise<string> => {
    const { x, y, width, height } = await one.boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 }
    return page.evaluate(`document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.textContent ?? ''`)
  }
  const close = page.getByRole('dialog').getByRole('button', { name: '닫기' })
  expect(await Promise.all([onTop(act), onTop(told), onTop(close)])).toEqual(['적용', '입찰했습니다', ''])
  expect((await told.boundingBox())?.y).toBeLessThan(56)
})

// Of what stands in the header and is covered at one of its ends.
const covered = `[...document.querySelectorAll('header a, header button')].filter((one) => {
  const { left, right, top, height } = one.getBoundingClientRect()
  const isOnTop = (x) => one.contains(document.elementFromPoint(x, top + height / 2))
  return one.checkVisibility() && !(isOnTop(left + 6) && isOnTop(right - 6))
}).map((one) => one.textContent)`

test.each([['ko', 1_280, '알림 띄우기', '입찰했습니다'], ['en', 1_440, 'Show toasts', 'Your bid is in']] as const)(
  'in %s at a desk of %i what is told covers nothing of the header', async (language, width, act, said) => {
    const page = await openAs('박딜러', '/dev/ui', { language })
    await page.setViewportSize({ ...sizes.desktop, width })
    await page.locator('#overlays').getByRole('button', { name: act }).click()
    await show(page, { name: 'market', path: '/auctions' })
    await page.locator('header').getByRole('button').nth(3).waitFor()
    await page.getByRole('heading', { name: said, exact: true, includeHidden: true }).waitFor()
    await untilStill(page)
    await takePicture(page, `told-${language}-${width}`)
    expect(await page.locator('header nav a').count()).toBe(7)
    expect(await page.evaluate(covered)).toEqual([])
  },
)

test.each(['ko', 'en'] as const)('in %s a dealer’s header fits a tablet and every desk', async (language) => {
  const page = await openAs('박딜러', '/auctions', { language })
  await page.locator('header').getByRole('button').nth(3).waitFor()
  for (const width of [768, 820, 1_024, 1_279, 1_280]) {
    await page.setViewportSize({ ...sizes.desktop, width })
    await untilStill(page)
    await takePicture(page, `header-${language}-${width}`)
    expect([width, await sidewaysOf(page)]).toEqual([width, 0])
    const heights = await page.evaluate<number[]>(
      "[...document.querySelectorAll('header a, header button')].map((one) => one.offsetHeight)")
    expect([width, Math.max(...heights)]).toEqual([width, 40])
  }
})

test('a dealer at the address of a partner’s page is told whose it is, and nothing is asked of them', async () => {
  for (const path of ['/cars', '/cars/new', '/fees', '/payouts']) {
    const page = await openAs('박딜러', path)
    await page.getByText('볼 수 없는 화면입니다').waitFor({ timeout: 10_000 })
    expect([path, await page.getByRole('textbox').count()]).toEqual([path, 0])
    await takePicture(page, `not-for-dealers${path.replaceAll('/', '-')}`)
  }
})
