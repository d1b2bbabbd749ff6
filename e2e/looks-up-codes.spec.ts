// Staff look up what things are called: common codes, metadata and car codes, at a desk and on a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Look, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { openAs } = beginStory([/status of 40[04]/])

const openStaff = (path: string, look: Look = 'desktop'): Promise<Page> => openAs('이주임', path, { look })
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a value is found by an outside code, renamed, and taken off the offer', async () => {
  const page = await openStaff('/office/common-codes')
  await page.getByLabel('이름이나 코드로 찾기').fill('004002')
  await page.getByRole('link', { name: /^연료/ }).getByText('1/').waitFor()
  expect(addressOf(page)).toBe('?find=004002')
  const row = page.getByRole('row').filter({ hasText: 'diesel' })
  await row.getByText('KB차차차').waitFor()
  await row.getByRole('button', { name: '경유(디젤) 바꾸기' }).click()

  const dialog = page.getByRole('dialog', { name: '경유(디젤) 바꾸기' })
  await dialog.getByLabel('한국어 이름').fill('디젤')
  await dialog.getByRole('switch', { name: /고를 수 있게 하기/ }).click()
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await dialog.getByText('두 글자 이상 입력해 주세요.').waitFor()
  await dialog.getByLabel('변경 사유').fill('현장에서 쓰는 말로 바꿉니다.')
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await row.getByText('디젤', { exact: true }).waitFor()
  await row.getByText('사용 중지').waitFor()
  await takePicture(page, 'common-codes')
})

test('a state cannot be taken off the offer, and the dialog says why', async () => {
  const page = await openStaff('/office/common-codes?group=auctionState', 'phone')
  await page.getByRole('button', { name: /바꾸기$/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: /고를 수 있게 하기/ }).click()
  await dialog.getByLabel('변경 사유').fill('시험해 봅니다.')
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await dialog.getByText('상태는 선택 항목이 아니므로', { exact: false }).waitFor()
  expect(await dialog.isVisible()).toBe(true)
  await takePicture(page, 'common-codes-refused-phone')
})

test('the car codes lead down level by level on a phone, and back again', async () => {
  const page = await openStaff('/office/car-codes', 'phone')
  const way = page.getByRole('navigation', { name: '고른 차종' })
  const list = page.getByRole('region', { name: /\d개$/ })
  const lastStep = () => way.getByRole('listitem').last().innerText()
  await page.getByRole('link', { name: /^현대/ }).click()
  await page.getByRole('region', { name: /^모델 \d+개$/ }).waitFor()
  await list.getByRole('link', { name: /그랜저/ }).first().click()
  await page.getByRole('region', { name: /^세부모델 \d+개$/ }).waitFor()
  await takePicture(page, 'car-codes-phone')
  expect(await lastStep()).toContain('그랜저')
  await list.getByRole('link').first().click()
  await page.getByRole('region', { name: /^등급 \d+개$/ }).waitFor()

  await page.goBack()
  await page.getByRole('region', { name: /^세부모델 \d+개$/ }).waitFor()
  expect(addressOf(page)).toBe('?maker=hyundai&model=hyundai.grandeur')
  await way.getByRole('link', { name: '전체 제조사' }).click()
  await page.getByRole('region', { name: /^제조사 \d+개$/ }).waitFor()
})

test('an arrow key is not lost where the next column has not come yet', async () => {
  const page = await openStaff('/office/common-codes')
  const held = Promise.withResolvers<void>()
  await page.route('**/car-codes/model/**', async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/office/car-codes?maker=hyundai')
  await page.getByRole('region', { name: /^제조사/ }).getByRole('link', { name: /^현대/ }).focus()
  await page.keyboard.press('ArrowRight')
  held.resolve()
  const models = page.getByRole('region', { name: /^모델/ })
  await expect.poll(() => models.locator('a:focus').count()).toBe(1)
})

test('the arrow keys walk through the five columns of a desk', async () => {
  const page = await openStaff('/office/car-codes?maker=hyundai')
  const focusedColumn = page.locator('section', { has: page.locator('a:focus') }).last()
  const focused = async () => (await focusedColumn.getAttribute('aria-label')) ?? ''
  const chosen = page.getByRole('region', { name: /^제조사/ }).getByRole('link', { name: /^현대/ })
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^모델/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^세부모델/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^등급/)
  expect(Object.keys(Object.fromEntries(new URL(page.url()).searchParams))).toEqual(['maker', 'model', 'detailModel'])
  await takePicture(page, 'car-codes')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toMatch(/^세부모델/)
})

test('a search through all levels leads to the code in its columns', async () => {
  const page = await openStaff('/office/car-codes')
  await page.getByLabel('모든 단계에서 이름이나 코드로 찾기').fill('현대 그랜저')
  await page.getByText(/건을 찾았습니다$/).waitFor()
  await takePicture(page, 'car-codes-search')
  await page.getByRole('button').filter({ hasText: '세부모델' }).first().click()
  await page.getByRole('region', { name: /^등급 \d+개$/ }).waitFor()
  expect(addressOf(page)).toMatch(/^\?maker=hyundai&model=hyundai\.grandeur&detailModel=/)
  await page.goBack()
  await page.getByText(/건을 찾았습니다$/).waitFor()
})

test('a district is found in the tree of the provinces by its first consonants', async () => {
  const page = await openStaff('/office/metadata')
  await page.getByRole('link', { name: /^행정구역/ }).click()
  await title(page, '행정구역')
  expect(await page.getByText('장안구').count()).toBe(0)
  await page.getByLabel('시·도, 시·군·구 이름이나 코드로 찾기').fill('ㅈㅇㄱ')
  await page.getByText('장안구').waitFor()
  expect(await page.getByRole('button', { name: /경기/ }).getAttribute('aria-expanded')).toBe('true')
  await takePicture(page, 'provinces')
})

test('a part of the damage map is told by the drawing', async () => {
  const page = await openStaff('/office/metadata/bidyard-carCheckDamageInfo')
  await page.getByRole('img', { name: '외판 그림' }).locator('path', { hasText: '루프' }).hover()
  const told = page.getByText('루프패널 · 외판 2랭크')
  await told.waitFor()
  expect(await told.isVisible()).toBe(true)
  await takePicture(page, 'damage-map')
})

test('the versions of an app are checked, confirmed and saved', async () => {
  const page = await openStaff('/office/metadata?tab=apps')
  const card = page.locator('section', { has: page.getByRole('heading', { name: '안드로이드' }) })
  await card.getByLabel('최소 버전').fill('1.2')
  await card.getByLabel('스토어 주소').fill('http://example.org')
  await card.getByLabel('안내 문구 (한국어)').fill('새 버전이 나왔습니다.')
  await card.getByRole('button', { name: '변경 확인…' }).click()
  for (const fault of ['1.12.0처럼', 'https://로 시작하는', '두 언어를 모두 입력하거나'])
    await card.getByText(fault, { exact: false }).first().waitFor()
  await card.getByLabel('최소 버전').fill('1.2.0')
  await card.getByLabel('최신 버전').fill('1.1.0')
  await card.getByLabel('스토어 주소').fill('https://example.org/app')
  await card.getByLabel('안내 문구 (영어)').fill('There is a new version.')
  const save = async (reason: string): Promise<void> => {
    await card.getByRole('button', { name: '변경 확인…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1.2.0보다 낮은 앱을 쓰는 사람은', { exact: false }).waitFor()
    await dialog.getByLabel('변경 사유').fill(reason)
    await dialog.getByRole('button', { name: '바꾸기' }).click()
  }
  await save('보안 수정')
  await card.getByText('최신 버전보다 높을 수 없습니다.').waitFor()
  await card.getByLabel('최신 버전').fill('1.4.0')
  await save('보안 수정')
  const second = card.getByText('버전 2', { exact: true })
  await second.waitFor()
  expect(await second.isVisible()).toBe(true)
  await takePicture(page, 'app-versions')
})
