// A dealer finds a car among thousands, keeps the search, compares, marks favourites, reads a page, reports an error.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { initialsOf } from '@bidyard/contract/shapes/search/hangul'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookAt, settle } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()

const cars = (page: Page) => page.getByRole('list', { name: '차량 목록' })
const cards = (page: Page) => cars(page).getByRole('article')
const nameOf = (page: Page, at: number): Promise<string> =>
  cards(page).nth(at).getByRole('heading', { level: 2 }).innerText()
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** An auction that still takes bids for a good while. */
const openAuction = async () => {
  const { items: [row] } = await askAs(world, 'dealer')(auctionsCalls.searchAuctions, {
    body: { criteria: { kinds: ['self'] }, sort: { by: 'endsAt', direction: 'desc' }, size: 1 },
  })
  if (row === undefined) throw new Error('nothing is open in the demo world')
  return row
}

test('first consonants and conditions narrow the market, each count is true, and the search is kept', async () => {
  const page = await openAs('박딜러', '/auctions')
  await cards(page).first().waitFor()
  await lookAt(page, 'market')
  const { items } = await askAs(world, 'dealer')(auctionsCalls.searchAuctions, { body: { size: 100 } })
  const typed = initialsOf(items.find(({ model }) => /^[가-힣]+$/.test(model.name))?.model.name ?? '')
  await page.getByLabel('차량 검색').fill(typed)
  await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe(typed)
  const found = async (): Promise<boolean> =>
    (await cards(page).getByRole('heading').allInnerTexts()).every((name) => initialsOf(name).includes(typed))
  await expect.poll(found).toBe(true)
  const filters = page.getByRole('region', { name: '조건' })
  const fuel = filters.getByRole('group', { name: '연료' }).getByRole('button').first()
  await expect.poll(async () => numberIn(await fuel.innerText())).toBeGreaterThan(0)
  await fuel.click()
  await expect.poll(() => fuel.getAttribute('aria-pressed')).toBe('true')
  const summary = page.getByText(/^조건에 맞는 차량 [\d,]+대/)
  // What a condition promises is what is found, once the counts of the words before it are there.
  await expect.poll(async () => numberIn(await fuel.innerText()) - numberIn(await summary.innerText())).toBe(0)
  const promised = numberIn(await summary.innerText())

  await page.getByRole('button', { name: '검색 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '이 검색을 저장할까요?' })
  await dialog.getByLabel('이름').fill(' ')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await dialog.getByText('2자 이상 입력해 주세요.').waitFor()
  await dialog.getByLabel('이름').fill('내가 찾는 차')
  await takePicture(page, 'save-search')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const kept = page.getByRole('group', { name: '저장한 검색' }).getByRole('button', { name: '내가 찾는 차' })
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: '조건 지우기' }).first().click()
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('false')
  await kept.click()
  await page.getByText(`조건에 맞는 차량 ${promised}대`).waitFor()
  await page.reload()
  await page.getByText(`조건에 맞는 차량 ${promised}대`).waitFor()

  await page.getByRole('button', { name: '저장한 검색 관리' }).click()
  const sheet = page.getByRole('dialog', { name: '저장한 검색 관리' })
  await sheet.getByRole('heading', { name: '내가 찾는 차' }).waitFor()
  await lookAt(page, 'saved-searches')
  await sheet.getByRole('switch', { name: /내가 찾는 차 알림/ }).click()
  await expect.poll(() => sheet.getByRole('switch', { name: /내가 찾는 차 알림/ }).getAttribute('aria-checked'))
    .toBe('false')
  await sheet.getByRole('button', { name: '지우기: 내가 찾는 차' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect.poll(() => sheet.getByRole('heading', { name: '내가 찾는 차' }).count()).toBe(0)
})

test('a car that fits a saved search is told of when it is opened, and stands in the list at once', async () => {
  const ask = askAs(world, 'staff')
  const { items: [approved] } = await ask(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'preparation' }, screenedAt: { isNotNull: true }, openAt: { isNull: true } } },
  })
  const criteria = { text: approved?.model?.model.name ?? '', yearFrom: approved?.modelYear ?? 0 }
  const address = `text=${encodeURIComponent(criteria.text)}&yearFrom=${criteria.yearFrom}`
  const page = await openAs('박딜러', `/auctions?${address}`)
  await page.getByText(/^조건에 맞는 차량 \d+대$/).waitFor()
  await askAs(world, 'dealer')(auctionsCalls.createSavedSearch, {
    body: { name: '새로 열린 차', criteria, isAlerting: true },
  })
  await page.getByRole('button', { name: '새로 열린 차' }).waitFor()
  await ask(auctionsCalls.openAuction, {
    params: { id: approved?.id ?? '' }, body: { seenVersion: approved?.version ?? 0, openAt: null },
  })
  await page.getByText('‘새로 열린 차’에 맞는 차량이 올라왔습니다.').waitFor()
  await cars(page).getByText(approved?.auctionNo ?? '').waitFor()
  await page.goto('/')
  const again = page.getByRole('button', { name: /새로 열린 차.*새 차량 1대/ })
  await expect.poll(() => again.count()).toBe(1)
  await lookAt(page, 'dealer-home')
  const phone = await openAs('박딜러', '/auctions', { look: 'phone' })
  await phone.getByRole('button', { name: /새로 열린 차.*1/ }).waitFor()
  await lookAt(phone, 'market-with-new-cars', [['phone', 'light']])
})

test('where nothing is found conditions keep their names, and years that make no sense are pointed out', async () => {
  const page = await openAs('박딜러', '/auctions?makers=["hyundai"]&yearFrom=1951&yearTo=1952')
  const makers = page.getByRole('group', { name: '제조사' })
  await makers.getByRole('button', { name: /^현대\s*0$/ }).waitFor()
  await page.getByRole('button', { name: '현대 제거' }).waitFor()
  expect(await page.getByRole('heading', { name: '모델', exact: true }).count()).toBe(0)
  await lookAt(page, 'market-nothing', [['desktop', 'light'], ['desktop', 'dark']])
  const from = page.getByLabel('연식 부터')
  await from.fill('2020')
  await page.getByText('앞 값이 뒤 값보다 큽니다.').waitFor()
  await from.fill('20')
  await page.getByText('1950~2100 사이의 네 자리 연도로 입력해 주세요.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('yearFrom')).toBe(null)
  expect(await from.inputValue()).toBe('20')
})

test('on a phone conditions are chosen one right after the other: each shows at once, and all hold', async () => {
  const page = await openAs('박딜러', '/auctions', { look: 'phone' })
  await cards(page).first().waitFor()
  // Told to the browser only now, a property would have the whole page styled anew while a finger waits.
  await page.evaluate(`(() => {
    window.toldLate = []
    const tell = CSS.registerProperty.bind(CSS)
    CSS.registerProperty = (one) => {
      tell(one)
      window.toldLate.push(one.name)
    }
  })()`)
  await page.getByRole('button', { name: '조건', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: '조건' })
  await dialog.getByRole('group', { name: '지역' }).waitFor()
  expect(await page.evaluate('window.toldLate')).toEqual([])
  await lookAt(page, 'market-conditions', [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
  await dialog.getByRole('group', { name: '지역' }).waitFor()

  const shown = await page.evaluate(`(async () => {
    for (const name of ['연료', '지역']) document.querySelector('[role=dialog] [aria-label="' + name + '"] button').click()
    await new Promise(requestAnimationFrame)
    return [document.querySelectorAll('[role=dialog] [aria-pressed=true]').length, location.search]
  })()`)
  expect(shown).toEqual([2, ''])
  const asked = (): string[] => [...new Set(new URL(page.url()).searchParams.keys())].toSorted()
  await expect.poll(asked).toEqual(['fuels', 'regions'])
  await dialog.getByRole('button', { name: '조건 지우기' }).tap()
  await expect.poll(asked).toEqual([])
  await expect.poll(() => dialog.locator('[aria-pressed=true]').count()).toBe(0)

  // Also what was chosen a moment before the sheet was put away.
  await page.evaluate(`(() => {
    document.querySelector('[role=dialog] [aria-label="연료"] button').click()
    document.querySelector('[role=dialog] footer button:last-child').click()
  })()`)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(asked).toEqual(['fuels'])
  await page.getByRole('button', { name: '조건 1개' }).waitFor()
})

test('hearts gather favourites, and up to four cars are put side by side', async () => {
  const page = await openAs('박딜러', '/auctions')
  // The list of orders comes with the first press.
  await page.getByRole('button', { name: '정렬 마감 임박순' }).click()
  await takePicture(page, 'orders')
  await page.getByRole('option', { name: '새로 올라온 순' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe('-auctionCreatedAt')
  await expect.poll(() => page.getByRole('combobox', { name: '정렬' }).innerText()).toBe('새로 올라온 순')
  // What is pressed next must not move away under the finger.
  await page.reload()
  await cards(page).nth(2).waitFor()
  const heart = cards(page).nth(1).getByRole('button', { name: /관심 차량에/ })
  const wasOn = await heart.getAttribute('aria-pressed')
  if (wasOn !== 'true') await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  const name = await nameOf(page, 1)
  for (const at of [0, 1, 2]) await cards(page).nth(at).getByRole('button', { name: /비교에 담기$/ }).click()
  await page.getByText('비교 3/4대').waitFor()
  await takePicture(page, 'compare-bar')
  await page.getByRole('link', { name: '비교하기' }).click()
  const table = page.getByRole('table')
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
  const lines = await table.getByRole('row').count()
  await lookAt(page, 'compare')
  await page.getByRole('switch', { name: '다른 줄만 보기' }).click()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(lines)

  await page.goto('/favorites')
  const kept = page.getByRole('list', { name: '관심 차량' }).getByRole('article').filter({ hasText: name }).first()
  await kept.waitFor()
  const count = await page.getByRole('article').count()
  await lookAt(page, 'favorites')
  await kept.getByRole('button', { name: /관심 차량에서 빼기$/ }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(count - 1)
})

test('a car’s page shows photos closely, damage by part, and an error report comes back with its answer', async () => {
  const { auctionId } = await openAuction()
  const page = await openAs('박딜러', `/auctions/${auctionId}`)
  await page.getByRole('heading', { name: '보험이력' }).waitFor()
  await page.getByRole('heading', { name: '손상 부위', exact: true }).waitFor()
  await settle(page)
  await lookAt(page, 'car')
  await page.getByRole('button', { name: /^사진 1:/ }).click()
  const photos = page.getByRole('dialog')
  await photos.getByRole('img').first().waitFor()
  await page.keyboard.press('+')
  await takePicture(page, 'lightbox')
  await page.keyboard.press('Escape')
  await photos.waitFor({ state: 'detached' })
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: '점검기록지' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^차량 점검기록지 A\d{4}-\d{5}\.pdf$/)

  await page.getByRole('button', { name: '오류 신고' }).first().click()
  const dialog = page.getByRole('dialog', { name: '무엇이 사실과 다른가요?' })
  await dialog.getByRole('button', { name: '신고 보내기' }).click()
  await dialog.getByText('항목을 골라 주세요.').waitFor()
  await dialog.getByLabel('항목').click()
  await page.getByRole('option', { name: '옵션' }).click()
  await dialog.getByLabel('내용').fill('통풍시트가 없는데 있다고 되어 있습니다.')
  await lookAt(page, 'error-report')
  await dialog.getByRole('button', { name: '신고 보내기' }).click()
  const reports = page.locator('section').filter({ has: page.getByRole('heading', { name: '내가 보낸 오류 신고' }) })
  await reports.getByText('확인 중').waitFor()
  const ask = askAs(world, 'staff')
  const { items: [report] } = await ask(auctionsCalls.listAuctionErrorReports, {
    query: { filter: { auctionId: { eq: auctionId }, answeredAt: { isNull: true } }, sort: [{ reportAt: 'desc' }] },
  })
  await ask(auctionsCalls.answerAuctionErrorReport, {
    params: { id: report?.id ?? '' },
    body: { seenVersion: report?.version ?? 0, outcome: 'corrected', answer: '확인하여 옵션에서 뺐습니다.' },
  })
  const answered = reports.getByText('확인하여 옵션에서 뺐습니다.')
  await expect.poll(() => answered.count()).toBe(1)
})

test('an end that is put off is told on the open page, with its reason', async () => {
  const { auctionId } = await openAuction()
  const page = await openAs('박딜러', `/auctions/${auctionId}`)
  await page.getByRole('heading', { name: '차량 정보' }).waitFor()
  const ask = askAs(world, 'staff')
  const { version, endsAt } = await ask(auctionsCalls.getAuction, { params: { id: auctionId } })
  const later = new Date(Date.parse(endsAt ?? '') + 86_400_000).toISOString()
  await ask(auctionsCalls.extendAuction, {
    params: { id: auctionId }, body: { seenVersion: version, endsAt: later, reason: '점검기록을 보완했습니다.' },
  })
  const told = page.getByText('점검기록을 보완했습니다.').filter({ visible: true })
  await expect.poll(() => told.count()).toBe(1)
})

/** What stands in the page and is not said to be Korean, all in one look: more may come between two. */
const koreanIn = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode
    if (/[가-힣]/.test(data) && parentElement.closest('[lang=ko]') === null) found.push(data.trim())
  }
  return found
})()`)

test('in English no Korean is left but names and what people wrote', async () => {
  const { auctionId } = await openAuction()
  const page = await openAs('박딜러', '/auctions', { language: 'en' })
  const left: string[] = []
  for (const path of ['/auctions', '/auctions?view=table', '/favorites', `/auctions/${auctionId}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settle(page)
    left.push(...await koreanIn(page))
    await takePicture(page, `english${path.replaceAll(/\W/g, '-').slice(0, 20)}`)
  }
  expect(left).toEqual([])
})

test('on the narrowest phones nothing of the bar covers another part of it, and no amount breaks', async () => {
  const { auctionId } = await openAuction()
  const page = await openAs('박딜러', `/auctions/${auctionId}`, { look: 'phone' })
  await page.setViewportSize({ width: 320, height: 640 })
  const bar = page.getByRole('region', { name: '마감까지' }).last()
  await bar.getByRole('button', { name: '입찰가 입력' }).waitFor()
  const boxOf = async (at: number) => await bar.locator('time, button').nth(at).boundingBox() ?? { x: 0, width: 0 }
  await expect.poll(async () => (await boxOf(1)).x - (await boxOf(0)).x - (await boxOf(0)).width).toBeGreaterThan(0)
  await takePicture(page, 'narrow-bar')
  await page.goto('/bids?tab=won')
  const amount = page.getByRole('list', { name: '낙찰' }).locator('strong').first()
  await amount.waitFor()
  expect((await amount.boundingBox())?.height).toBeLessThan(40)
  await takePicture(page, 'narrow-won')
})
