// Going on by a thumb: the open page stays in the row's sight, and a tap too many leaves out nothing that is asked.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmCar, reserveVisit } from '../world/cars.ts'
import { arrived, lookUp, saved, titled, walkAround } from '../world/offers.ts'
import { launchAddressOf } from '../world/partner-app.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

/** The link to the open page lies wholly within the screen. */
const isOpenInSight = (page: Page): Promise<boolean> => page.evaluate<boolean>(`(() => {
  const link = document.querySelector('nav[aria-label="점검 항목"] [aria-current=page]')
  const { left, right } = link.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
})()`)

test('an inspector who goes from page to page sees in the row above which one it is', async () => {
  const order = await confirmCar(world, '31가7707')
  const checkId = await reserveVisit(world, order.id)
  const page = await openAs('최진단', `/office/checks/${checkId}`, { look: 'phone' })
  await page.getByRole('button', { name: '점검 시작' }).click()
  for (const name of ['타이어·휠', '누유·작동', '계기·실내', '사양·확인', '사진', '마무리']) {
    await page.getByRole('link', { name: `다음: ${name}` }).click()
    await page.getByRole('navigation', { name: '점검 항목' }).locator('[aria-current=page]').getByText(name).waitFor()
    await expect.poll(() => isOpenInSight(page), { message: name }).toBe(true)
  }
})

test('a second tap on the way on neither skips a step nor falls through the sheet of a photo', async () => {
  const address = await launchAddressOf(world, watch(await world.open()), '홍길동 · 123나4567 (bank-car-2)', '정상')
  const page = watch(await world.open('phone'))
  await page.goto(address)
  await page.getByRole('button', { name: '매각 의뢰 시작' }).dblclick()
  await lookUp(page, '홍길동')
  await expect.poll(() => page.getByText('조회 완료').count()).toBe(3)
  await page.getByRole('button', { name: '다음', exact: true }).dblclick()
  await titled(page, '어떻게 파시겠어요?')
  await page.getByRole('radio', { name: /^셀프/ }).click()
  await saved(page)
  await page.goto(page.url().replace(/[^/]+$/, 'photos'))
  await titled(page, '사진을 찍어 주세요')
  await walkAround(page, (use) => use.dblclick())
  await expect.poll(() => arrived(page).count()).toBe(6)
  await titled(page, '사진을 찍어 주세요')
})
