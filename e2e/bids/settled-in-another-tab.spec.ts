// Somebody has the same question open twice: what one tab settled the other is told, and the keyboard finds its place.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeAuction, type RunningCar, runningCarOf } from '../world/bids.ts'
import { contractOf } from '../world/contracts.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory([/status of 400/, /net::ERR_FAILED/])
let car: RunningCar

const verb = '이 상사에게 판매 요청'
const isGone = '그 사이 다른 곳에서 바뀌었습니다'

const openSeller = (): Promise<Page> => openAs('강매니저', `/cars/${car.orderId}`)

/** The last thing it hears is what it asks for itself. */
const hearsNothing = async (page: Page): Promise<void> => {
  await page.route('**/events*', (route) => route.abort())
  await page.reload()
}

/** By the keyboard alone. */
const askForFirst = async (page: Page): Promise<void> => {
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: verb, exact: true }).press('Enter')
  await page.getByRole('alertdialog').waitFor()
}

const sayYes = (page: Page, name = verb) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).press('Enter')

/** What holds the focus, and the words of the part of the page that it heads. */
const focused = (page: Page): Promise<string> => page.evaluate<string>(`(() => {
  const { localName, innerText } = document.activeElement
  return localName + ': ' + innerText.slice(0, 40)
})()`)

const focusedSoon = (page: Page) => expect.poll(() => focused(page))

const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()

test('a yes that another tab was quicker with stays refused in words when its question is gone', async () => {
  car = await runningCarOf(world, 'lease', 'pro')
  const body = { auctionId: car.auctionId, amount: Math.ceil(car.hopeWon / 10_000) * 10_000 }
  await askAs(world, 'dealer')(biddingCalls.submitBid, { body })
  const [one, other] = [await openSeller(), await openSeller()]
  await closeAuction(world, car.auctionId)
  await told(one, '구매자를 선택해 주세요')
  const deaf = await openSeller()
  await hearsNothing(deaf)
  for (const page of [one, deaf, other]) await askForFirst(page)

  // Whoever says no is back at the button.
  await one.keyboard.press('Escape')
  await focusedSoon(one).toBe(`button: ${verb}`)
  await askForFirst(one)
  await sayYes(one)
  await told(one, '구매자의 답을 기다리고 있습니다')
  await focusedSoon(one).toBe('h2: 구매자의 답을 기다리고 있습니다')

  await told(other, '구매자의 답을 기다리고 있습니다')
  expect(await other.getByRole('alertdialog').count()).toBe(0)
  await told(other, isGone)
  await lookAt(other, 'question-taken-away')

  await sayYes(deaf)
  await told(deaf, '구매자의 답을 기다리고 있습니다')
  expect(await deaf.getByRole('alertdialog').count()).toBe(0)
  await told(deaf, isGone)
  // An urgent toast is read out from a place of its own, and hidden where it is seen: axe has its doubts about that.
  await takePicture(deaf, 'refused-and-gone')
  await deaf.setViewportSize(sizes.phone)
  await deaf.emulateMedia({ colorScheme: 'dark' })
  await takePicture(deaf, 'refused-and-gone-phone-dark')
  expect(await one.getByText(isGone).count()).toBe(0)
})

test('a buyer who decides by the keyboard is at the head of what comes next', async () => {
  const page = await openAs('박딜러', `/contracts/${await contractOf(world, car)}`)
  await page.getByRole('button', { name: '구매하기' }).press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await sayYes(page, '구매하기')
  await told(page, '탁송 일정을 정해 주세요')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^h[1-3]: /)
  await lookAt(page, 'decided-by-keyboard')
})
