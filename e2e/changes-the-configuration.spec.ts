// Somebody changes a number of the configuration; others see it, are told why, and lose nothing that they typed.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Look, takePicture } from './world/open-world.ts'
import { signInAs } from './world/people.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open, openAs } = beginStory()

// The browser itself writes each refused answer into its console.
const refusals = [/status of 40[09]/]

const openOwner = (path: string, look: Look = 'desktop', more: readonly RegExp[] = []): Promise<Page> =>
  openAs('김대표', path, { look, expected: [...refusals, ...more] })

const review = (page: Page) => page.getByRole('button', { name: '변경 확인…' }).click()
const save = async (page: Page, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('변경 사유').fill(reason)
  await dialog.getByRole('button', { name: '바꾸기' }).click()
}
const seeVersion = (page: Page, version: number) =>
  page.getByRole('list').filter({ hasText: '적용 중' }).getByText(`버전 ${version}`, { exact: true }).waitFor()

test('the owner changes a fee with a reason and sees the version and what differs', async () => {
  const page = watch(await world.open())
  await signInAs(page, '김대표')
  await page.getByRole('link', { name: '운영', exact: true }).click()
  await page.getByRole('link', { name: '설정', exact: true }).click()
  await page.getByRole('link', { name: /^수수료/ }).click()
  await page.getByRole('link', { name: '바꾸기' }).click()
  await page.getByLabel('하루 보관료').fill('15000')
  expect(await page.getByLabel('하루 보관료').inputValue()).toBe('15,000')
  await page.getByText('1곳을 바꿨습니다').waitFor()
  await review(page)

  const dialog = page.getByRole('dialog', { name: '수수료를 이렇게 바꿀까요?' })
  await dialog.getByText('버전 2가 되어 바로 적용됩니다.', { exact: false }).waitFor()
  expect(await dialog.getByRole('listitem').innerText()).toMatch(/하루 보관료\s+.*10,000원\s+.*15,000원/s)
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await dialog.getByText('2자 이상 입력해 주세요.').waitFor()
  await takePicture(page, 'configuration-review')
  await save(page, '야적장 임차료가 올랐습니다.')

  await seeVersion(page, 2)
  await page.getByText('야적장 임차료가 올랐습니다.').waitFor()
  const difference = page.locator('section', { has: page.getByRole('heading', { name: '두 버전 비교' }) })
  await difference.getByText('하루 보관료').waitFor()
  expect(await difference.locator('del').innerText()).toContain('10,000원')
  expect(await difference.locator('ins').innerText()).toContain('15,000원')
  await takePicture(page, 'configuration-history')
})

test('a number that is missing or does not fit is told at its field', async () => {
  const page = await openOwner('/office/configuration/bidding/edit')
  await page.getByLabel('한 차량의 최대 경매 횟수').fill('')
  await review(page)
  await page.getByText('값을 입력해 주세요.').waitFor()
  await page.getByLabel('한 차량의 최대 경매 횟수').fill('99')
  await page.getByText('20회 이하여야 합니다.').waitFor()
  await page.getByLabel('한 차량의 최대 경매 횟수').fill('3')
  await page.getByLabel('입찰 단위').fill('3')
  await review(page)
  await save(page, '입찰 단위를 바꿔 봅니다.')
  // The server knows what the numbers must be to each other.
  await page.getByText('입찰 단위의 배수여야 합니다.').first().waitFor()
  expect(await page.getByLabel('입찰 단위').inputValue()).toBe('3')
  await takePicture(page, 'configuration-faults')

  await page.getByRole('link', { name: '공통코드' }).click()
  await page.getByRole('alertdialog', { name: '입력한 내용을 버릴까요?' }).getByRole('button', { name: '취소' }).click()
  expect(await page.getByLabel('입찰 단위').inputValue()).toBe('3')
  await page.getByRole('link', { name: '공통코드' }).click()
  await page.getByRole('button', { name: '버리고 나가기' }).click()
  await page.getByRole('heading', { level: 1, name: '공통코드' }).waitFor()
})

test('Back asks before it throws away, asked again it stays, and the address stays with the page', async () => {
  const page = await openOwner('/office/configuration')
  await page.getByRole('link', { name: /^수수료/ }).click()
  await page.getByRole('link', { name: '바꾸기' }).click()
  const field = page.getByLabel('하루 보관료')
  await field.fill('17000')
  await page.getByText('1곳을 바꿨습니다').waitFor()
  const { href } = new URL(page.url())
  const question = page.getByRole('alertdialog', { name: '입력한 내용을 버릴까요?' })
  const back = (times = 1) => page.evaluate(`for (let left = ${times}; left > 0; left -= 1) history.back()`)
  await back()
  await question.waitFor()
  await expect.poll(() => page.url()).toBe(href)
  await back()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(href)
  await back(2)
  await question.waitFor()
  await expect.poll(() => page.url()).toBe(href)
  await question.getByRole('button', { name: '취소' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('17,000')
  await back()
  await question.getByRole('button', { name: '버리고 나가기' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
  await page.getByRole('link', { name: '바꾸기' }).waitFor()
})

test('a second editor is told at once, keeps what was typed, and saves on top', async () => {
  const second = await openOwner('/office/configuration/shop/edit')
  await second.getByLabel('관심 차량').fill('150')
  const first = await openOwner('/office/configuration/shop/edit')
  await first.getByLabel('저장한 검색').fill('40')
  await review(first)
  await save(first, '검색을 더 저장하고 싶다는 요청')
  await seeVersion(first, 2)

  await second.getByText('그 사이 김대표 님이 이 설정을 바꿨습니다').waitFor()
  expect(await second.getByLabel('관심 차량').inputValue()).toBe('150')
  await takePicture(second, 'configuration-meanwhile')
  await second.getByRole('button', { name: '새 값을 받고 계속하기' }).click()
  expect(await second.getByLabel('관심 차량').inputValue()).toBe('150')
  expect(await second.getByLabel('저장한 검색').inputValue()).toBe('40')
  await review(second)
  await save(second, '관심 차량도 늘립니다.')
  await seeVersion(second, 3)
  await second.getByRole('tab', { name: '지금 값' }).click()
  for (const value of ['150대', '40개']) await second.getByText(value).waitFor()
})

test('a second editor who heard nothing is refused kindly and loses nothing', async () => {
  const second = await openOwner('/404', 'desktop', [/Failed to load resource/])
  await second.route('**/events', (route) => route.abort())
  await second.goto('/office/configuration/signIn/edit')
  await second.getByLabel('쓰지 않으면 로그아웃').fill('8')
  const first = await openOwner('/office/configuration/signIn/edit')
  await first.getByLabel('계정이 잠기는 실패 횟수').fill('4')
  await review(first)
  await save(first, '무차별 대입 시도가 늘었습니다.')
  await seeVersion(first, 2)

  await review(second)
  await save(second, '자리를 비우는 시간이 깁니다.')
  await second.getByText('그 사이 김대표 님이 이 설정을 바꿨습니다').waitFor()
  await second.getByText('계정이 잠기는 실패 횟수').first().waitFor()
  await second.getByRole('button', { name: '새 값을 받고 계속하기' }).click()
  expect(await second.getByLabel('쓰지 않으면 로그아웃').inputValue()).toBe('8')
  expect(await second.getByLabel('계정이 잠기는 실패 횟수').inputValue()).toBe('4')
})

test('a session that ends waits with what is typed in the page until its writer goes to sign in', async () => {
  const page = await openOwner('/office/configuration/contractTradeScheduling/edit', 'desktop', [/status of 401/])
  await page.getByLabel('야드 주소').fill('경기도 이천시 부발읍 경충대로 2')
  await page.route('**/bridge/**', (route) => route.fulfill({
    status: 401, json: { code: 'UNAUTHORIZED', detail: null, message: '로그인이 필요합니다.', requestId: 'over' },
  }))
  await review(page)
  await save(page, '야드를 옮깁니다.')
  const notice = page.getByRole('alert').filter({ hasText: '로그인이 끝났습니다' })
  await notice.waitFor()
  expect(await page.getByLabel('야드 주소').inputValue()).toBe('경기도 이천시 부발읍 경충대로 2')
  await takePicture(page, 'configuration-session-over')
  await notice.getByRole('button', { name: '로그인' }).click()
  await page.getByRole('heading', { name: '먼저 로그인해 주세요' }).waitFor()
})

test('before anything is saved the past is asked what a draft would have made of it', async () => {
  const fees = await openOwner('/office/configuration/fees/edit')
  const run = fees.getByRole('button', { name: '적용해 보기' })
  await run.click()
  await fees.getByText(/^[1-9]\d*건 가운데 0건이 달라집니다\.$/).waitFor()
  for (const field of await fees.getByLabel(/구간 · 수수료$/).all()) await field.fill('990000')
  await run.click()
  const table = fees.getByRole('table', { name: '달라지는 사례' })
  await table.scrollIntoViewIfNeeded()
  expect(await table.getByRole('row').count()).toBeGreaterThan(1)
  await takePicture(fees, 'replay-fees')

  const sanctions = await openAs('김대표', '/office/configuration/sanctions/edit', {
    look: 'phone', dark: true, language: 'en', expected: refusals,
  })
  await sanctions.getByLabel('Points that make a warning').fill('1')
  await sanctions.getByRole('button', { name: 'Try it' }).click()
  const cases = sanctions.getByRole('list', { name: 'What would differ' })
  await cases.getByText('Bidding').first().waitFor()
  await cases.scrollIntoViewIfNeeded()
  await takePicture(sanctions, 'phone-replay-sanctions-english-dark')
  // Of other numbers nothing is known, and of those that do not fit together nothing can be.
  await sanctions.getByLabel('Warnings before a ban').fill('1')
  await cases.waitFor({ state: 'detached' })
  await sanctions.getByRole('button', { name: 'Try it' }).click()
  await sanctions.getByText('A ban needs more warnings than a restriction.').waitFor()
  await takePicture(sanctions, 'phone-replay-refused-english-dark')
})

test('a preset shows what it would change before it is applied', async () => {
  const page = await openOwner('/office/configuration/presets?preset=free-co-op', 'phone')
  await page.getByText(/^설정 \d개에서 \d+곳이 바뀝니다$/).waitFor()
  const shop = page.locator('section', { has: page.getByRole('heading', { name: '상사' }) })
  expect(await shop.innerText()).toMatch(/딜러 보증금\s+.*300만원\s+.*0원/s)
  await takePicture(page, 'presets-phone')
  await page.getByRole('button', { name: '이 묶음 적용…' }).click()
  const dialog = page.getByRole('dialog', { name: '무료 협동조합 묶음을 적용할까요?' })
  await dialog.getByLabel('변경 사유').fill('협동조합으로 전환합니다.')
  await dialog.getByRole('button', { name: '적용', exact: true }).click()
  await page.getByText('지금 값이 이 묶음과 같습니다').waitFor()
})

test('staff may read and are told why they may not change', async () => {
  const page = await openAs('이주임', '/office/configuration/fees')
  await page.getByText('설정은 최고관리자만 바꿀 수 있습니다.', { exact: false }).waitFor()
  expect(await page.getByRole('link', { name: '바꾸기' }).count()).toBe(0)
  await page.goto('/office/configuration/fees/edit')
  await page.getByText('설정은 최고관리자만 바꿀 수 있습니다.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: '변경 확인…' }).count()).toBe(0)
})

test('a dealer has no office, and whoever is not signed in is led to it', async () => {
  const page = await openAs('박딜러', '/office/configuration')
  await page.getByRole('heading', { name: '볼 수 없는 화면입니다' }).waitFor()
  expect(await page.getByRole('link', { name: '운영', exact: true }).count()).toBe(0)

  const nobody = await open('/office/car-codes')
  await nobody.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await nobody.getByRole('link', { name: '시험용 사람으로 둘러보기' }).click()
  await nobody.getByRole('button', { name: /^이주임/ }).click()
  await nobody.getByRole('heading', { level: 1, name: '차종코드' }).waitFor()
})
