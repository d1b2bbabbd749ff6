// Whoever runs the house sees how it does beside the time before, as pictures and as tables, for any period.
import { expect, test } from 'vitest'
import { lookAt, settle } from './world/look-at.ts'
import { takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { openAs } = beginStory()

test('the office reads its numbers, draws another one over time, and opens the table behind it', async () => {
  const page = await openAs('김대표', '/office/numbers')
  await page.getByRole('heading', { level: 1, name: '통계' }).waitFor()
  const tiles = page.getByRole('group', { name: '주요 수치' })
  // The clock counts within the minute.
  await expect.poll(() => tiles.getByRole('button', { name: /마감한 경매 [1-9]/ }).count(), { timeout: 90_000 }).toBe(1)
  await lookAt(page, 'numbers')
  await page.getByRole('button', { name: /^낙찰률/ }).click()
  await expect.poll(() => new URL(page.url()).search).toContain('show=sellThrough')
  await page.getByRole('img', { name: '낙찰률의 변화, 이번 기간과 이전 기간' }).waitFor()
  await page.getByText('숫자로 보기').first().click()
  await page.getByRole('table', { name: '낙찰률', exact: true }).waitFor()
  await page.getByRole('radio', { name: '13주' }).click()
  await expect.poll(() => new URL(page.url()).search).toContain('last=91')
  await settle(page)
  expect(await page.getByRole('table', { name: '낙찰률', exact: true }).getByRole('row').count()).toBe(14)
  for (const details of await page.getByText('숫자로 보기').all()) await details.click()
  await takePicture(page, 'numbers-tables')
})

test('in English', async () => {
  const page = await openAs('김대표', '/office/numbers?last=91&show=volume', { language: 'en' })
  await page.getByRole('heading', { level: 1, name: 'Numbers' }).waitFor()
  await settle(page)
  await takePicture(page, 'numbers-english')
  // Names of people and of makers are what they are; here the page has none of either.
  expect(await page.getByRole('main').innerText()).not.toMatch(/[가-힣]/)
})

test('a dealer finds the own numbers beside the money, and a partner those of its cars', async () => {
  const page = await openAs('박딜러', '/finance')
  await page.getByRole('link', { name: '내 통계' }).click()
  await page.getByRole('heading', { level: 1, name: '내 통계' }).waitFor()
  await page.getByRole('heading', { name: '입찰금액별 성공률' }).waitFor()
  expect(await page.getByRole('group', { name: '주요 수치' }).getByRole('button').count()).toBe(6)
  await lookAt(page, 'own-numbers')
  const partner = await openAs('최매니저', '/partner')
  await partner.getByRole('link', { name: '내 통계' }).click()
  await partner.getByRole('heading', { name: '매각 진행' }).waitFor()
  await lookAt(partner, 'partner-numbers')
  const clerk = await openAs('이주임', '/numbers')
  await clerk.getByText('볼 수 없는 화면입니다').waitFor()
  expect(await clerk.getByRole('heading', { name: '입찰금액별 성공률' }).count()).toBe(0)
})
