// A dealer who just came may not bid yet: every reason is told at once on the car's page, with the way to clear it.
import { expect, test } from 'vitest'
import { comeIn } from '../world/accounts.ts'
import { bidBox, runningCarOf } from '../world/bids.ts'
import { lookAt } from '../world/look-at.ts'
import { letShopIn } from '../world/new-shop.ts'
import { takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, open, openAs } = beginStory()

test('every reason stands in the bid box with what to do, and leads there', async () => {
  await letShopIn(world, 'newshop', '새내기모터스', '새대표')
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const page = await open('/')
  await comeIn(page, 'newshop', '새대표')
  // At home as well, each with the way there.
  for (const reason of ['지금은 입찰할 수 없습니다', '보증금 부족', '이번 달 이용권 없음']) await page.getByText(reason).waitFor()
  await lookAt(page, 'home-may-not-bid')
  await page.goto(`/auctions/${auctionId}`)
  const box = bidBox(page)
  await box.getByText('지금은 입찰할 수 없습니다').waitFor()
  for (const reason of ['보증금 부족', '이번 달 이용권 없음']) await box.getByText(reason).waitFor()
  expect(await box.getByLabel('입찰 금액').count()).toBe(0)
  await lookAt(page, 'may-not-bid')
  await box.getByRole('link', { name: /보증금/ }).click()
  await page.getByRole('heading', { level: 1, name: '정산' }).waitFor()
})

test('far above the guide price is asked again, and costs nothing but a look', async () => {
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const page = await openAs('박딜러', `/auctions/${auctionId}`)
  const amount = bidBox(page).getByLabel('입찰 금액')
  // A point stays one, key by key, and Enter does what the button does.
  await amount.pressSequentially('1530.5')
  expect(await amount.inputValue()).toBe('1,530.5')
  await bidBox(page).getByText('일천오백삼십만오천원').waitFor()
  await amount.press('Enter')
  await bidBox(page).getByText(/단위/).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await amount.fill('99999')
  await amount.press('Enter')
  await page.getByRole('alertdialog').getByText('시세보다 훨씬 높은 금액입니다').waitFor()
  await takePicture(page, 'far-above')
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await page.locator('[data-own-bid]').count()).toBe(0)
})
