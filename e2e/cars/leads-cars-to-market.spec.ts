// The office leads cars to market: drafts and sheets, the screening, auctions, error reports and the search.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carPhotoView } from '@bidyard/contract/enums/car-facts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirm as confirmOffer, filled } from '../../packages/server/src/testing/cars/car-world.ts'
import { csvOf } from '../../packages/server/src/testing/cars/sheets.ts'
import { koreanBytes } from '../../packages/server/src/testing/korean-bytes.ts'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import { carPhotos } from '../world/car-photos.ts'
import { askerAs, confirmCar, reserveVisit } from '../world/cars.ts'
import { giveReason } from '../world/give-reason.ts'
import { lookAt, onTabletToo } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { accessibilityFaults, takePicture } from '../world/open-world.ts'
import { bringFile } from '../world/papers.ts'
import { begin, koreanLeftOn, type Screen } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

// The browser itself writes each refused answer into its console.
const { world, openAs } = beginStory([/status of 40[09]/])

const platesOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const plateIn = (title: string): string => title.split(/\s/)[0] ?? ''

/** The small world is drawn with one photo for each car. */
const bringPhotos = async (carNumber: string): Promise<void> => {
  const ask = askerAs(world, 'owner')
  const { items: [order] } = await ask(carsCalls.listOrders, { query: { filter: { carNumber: { eq: carNumber } } } })
  const photos = []
  for (const view of viewsNeeded)
    photos.push({ fileId: await bringFile(world, ask, 'carPhoto'), view, position: null, label: null })
  await ask(carsCalls.addCarPhotos, { body: { orderId: order?.id ?? '', carCheckId: null, photos } })
}

const approval = (page: Page) => page.getByRole('button', { name: '승인', exact: true })

const approveByKeys = async (page: Page): Promise<void> => {
  // Whoever ticks while photos still come is told that the listing changed, and ticks anew.
  await page.reload()
  await page.getByRole('heading', { name: '눈으로 확인' }).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(key)
  await expect.poll(() => approval(page).isDisabled()).toBe(false)
  await takePicture(page, 'screening-ticked')
  await page.keyboard.press('a')
  await page.getByText('승인했습니다.').waitFor()
}

/** In its seller's place, as nobody else can for a car of the house. */
const handInAgain = async (page: Page, plate: string): Promise<void> => {
  await page.goto('/office/screening?queue=sentBack')
  await page.getByRole('row', { name: new RegExp(plate) }).getByRole('link').click()
  await page.getByRole('button', { name: '다시 제출' }).waitFor()
  await lookAt(page, 'screening-sent-back')
  await page.getByRole('button', { name: '다시 제출' }).click()
  await page.getByText('고쳐서 다시 낸 출품입니다').waitFor()
  await page.getByRole('heading', { name: '눈으로 확인' }).waitFor()
}

test('a listing is sent back with reasons, the next one is approved by keys, opened and extended', async () => {
  const page = await openAs('이주임', '/office')
  await page.getByRole('heading', { level: 1, name: '할 일' }).waitFor()
  await lookAt(page, 'work')
  await page.getByRole('group', { name: '종류' }).getByRole('button', { name: /^출품 심사/ }).click()
  await page.getByRole('link', { name: '출품 심사 목록' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await lookAt(page, 'screening-queue')
  await page.getByRole('link', { name: '심사 시작' }).click()
  await page.getByRole('heading', { name: '갖춰야 할 것' }).waitFor()
  await lookAt(page, 'screening')
  for (const tab of ['등록정보', '보험이력', '판매자 답변']) {
    await page.getByRole('tab', { name: tab }).click()
    await takePicture(page, `screening-${tab}`)
  }
  const first = plateIn(await platesOf(page))
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: `${first} 출품을 반려할까요?` })
  await dialog.getByRole('button', { name: '반려', exact: true }).click()
  await dialog.getByText('사유를 하나 이상 골라 주세요.').waitFor()
  await dialog.getByText('사진 식별 불가').click()
  await dialog.getByLabel('판매자에게 남길 말').fill('계기판 사진이 흐립니다. 시동을 켜고 다시 찍어 주세요.')
  await takePicture(page, 'screening-return')
  await dialog.getByRole('button', { name: '반려', exact: true }).click()
  await page.getByText('반려했습니다. 판매자가 고쳐서 다시 냅니다.').waitFor()

  // The next one stands there by itself.
  await expect.poll(async () => plateIn(await platesOf(page))).not.toBe(first)
  await page.getByRole('heading', { name: '눈으로 확인' }).waitFor()
  expect(await approval(page).isDisabled()).toBe(true)
  const second = plateIn(await platesOf(page))
  await bringPhotos(second)
  await expect.poll(() => page.getByText('필수 사진 부족').count()).toBe(0)
  await approveByKeys(page)

  await handInAgain(page, first)
  await page.goto(`/office/auctions?find=${encodeURIComponent(second)}`)
  await page.getByRole('row', { name: new RegExp(second) }).getByRole('link').click()
  await page.getByRole('heading', { level: 1 }).getByText('승인됨').waitFor()
  await page.getByRole('button', { name: '경매 시작…' }).click()
  await takePicture(page, 'auction-open')
  await page.getByRole('dialog').getByRole('button', { name: '지금 시작' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('경매중').waitFor()
  await page.getByRole('button', { name: '중요사항 정정…' }).click()
  await page.getByRole('dialog').getByText('마감이 24시간 늦춰집니다', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '주행거리', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '주행거리' }).fill('82000')
  await takePicture(page, 'auction-correct')
  await giveReason(page, '휠 한 개에 흠집이 더 있습니다.', '중요사항 정정', '정정 내용')
  await page.getByText('정정을 공지하고 마감을 늦췄습니다.').waitFor()
  await page.getByText('휠 한 개에 흠집이 더 있습니다.').waitFor()
  await page.getByRole('definition').getByText('82,000 km').waitFor()
  await lookAt(page, 'auction')
})

test('auctions are found by what stands in the address, and the calendar leads into its hours', async () => {
  const page = await openAs('이주임', '/office/auctions?state=auction&sort=endsAt')
  await page.getByRole('row').nth(2).waitFor()
  await lookAt(page, 'auctions')
  await page.getByRole('link', { name: '경매 달력' }).first().click()
  await page.getByRole('table', { name: '경매 달력' }).waitFor()
  await lookAt(page, 'calendar')
  await page.getByRole('table', { name: '경매 달력' }).getByRole('link', { name: /마감 [1-9]/ }).last().click()
  await page.getByRole('row').nth(1).waitFor()
  expect(new URL(page.url()).searchParams.get('hour')).not.toBeNull()
})

test('a draft is made for the house, filled in, told what it lacks, and taken back', async () => {
  const page = await openAs('이주임', '/office/orders')
  await page.getByRole('row').nth(2).waitFor()
  await lookAt(page, 'orders')
  await page.getByRole('button', { name: '접수하기' }).click()
  const dialog = page.getByRole('dialog', { name: '차량을 접수할까요?' })
  await dialog.getByLabel('차량번호').fill('157루 4821')
  await takePicture(page, 'order-draft')
  await dialog.getByRole('button', { name: '접수하기' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('157루4821').waitFor()
  await page.getByRole('button', { name: '내용 작성…' }).click()
  const form = page.getByRole('dialog', { name: '157루4821 접수 내용' })
  await form.getByLabel('판매방식').click()
  await page.getByRole('option', { name: '프로' }).click()
  await form.getByLabel('주행거리').fill('45210')
  await form.getByLabel('소유자명').fill('홍길동')
  await form.getByRole('radiogroup', { name: '사고가 있었나요?' }).getByRole('radio', { name: '아니요' }).click()
  await takePicture(page, 'order-fill-in')
  await form.getByRole('button', { name: '저장' }).click()
  await page.getByText('접수 내용을 저장했습니다.').waitFor()
  await page.getByRole('button', { name: '다시 조회' }).click()
  await page.getByText('조회했습니다.').waitFor()
  await page.getByRole('button', { name: '접수 확정…' }).click()
  const confirm = page.getByRole('dialog', { name: '157루4821 접수를 확정할까요?' })
  await confirm.getByText('판매자가 위 내용에 동의했습니다').click()
  await confirm.getByRole('button', { name: '접수 확정' }).click()
  await confirm.getByText('차량이 있는 주소를 입력해 주세요.').waitFor()
  await takePicture(page, 'order-confirm')
  await page.keyboard.press('Escape')
  await lookAt(page, 'order')
  await page.getByRole('button', { name: '접수 취소…' }).click()
  await giveReason(page, '판매자가 마음을 바꿈', '접수 취소')
  await page.getByRole('note').getByText('판매자가 마음을 바꿈').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '접수 취소…' }).count()).toBe(0)
})

test('a car of the house that goes from hand to hand has its photos put to it by the office', async () => {
  const page = await openAs('이주임', '/office/orders')
  await page.getByRole('button', { name: '접수하기' }).click()
  const drafting = page.getByRole('dialog', { name: '차량을 접수할까요?' })
  await drafting.getByLabel('차량번호').fill('157루4820')
  await drafting.getByRole('button', { name: '접수하기' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('157루4820').waitFor()
  await page.getByRole('button', { name: '사진 올리기…' }).click()
  const dialog = page.getByRole('dialog', { name: '157루4820 사진' })
  await dialog.getByText(`필수 사진이 ${viewsNeeded.length}장 남았습니다`).waitFor()
  await dialog.getByRole('button', { name: /앞/ }).first().click()
  // From one side of the car one walks on to the next.
  const album = await carPhotos()
  for (const view of viewsNeeded) {
    const sheet = page.getByRole('dialog', { name: carPhotoView.labels[view].ko, exact: true })
    await sheet.locator('[data-photo=album]').setInputFiles(album[view])
    await sheet.getByRole('button', { name: '이 사진 쓰기' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await dialog.getByText(`필수 사진을 모두 찍었습니다 (${viewsNeeded.length}장)`).waitFor()
  await expect.poll(() => dialog.getByText('올라감').count()).toBe(viewsNeeded.length)
  await lookAt(page, 'order-photos', onTabletToo)
  await dialog.getByRole('button', { name: '완료' }).click()
  await page.getByText(`1 / ${viewsNeeded.length}`).waitFor()
})

test('a car of the house that nobody has looked at waits for a visit, which its page reserves', async () => {
  const { id } = await confirmCar(world, '157루4822')
  const page = await openAs('이주임', '/office?kind=visit')
  await page.getByRole('link', { name: /157루4822/ }).click()
  await page.getByRole('button', { name: '방문 예약…' }).click()
  const dialog = page.getByRole('dialog', { name: '점검 방문을 예약할까요?' })
  await expect.poll(() => dialog.getByRole('combobox', { name: '차량' }).inputValue()).toContain('157루4822')
  await lookAt(page, 'order-visit')
  await dialog.getByRole('button', { name: '취소' }).click()
  const checkId = await reserveVisit(world, id)
  await page.getByRole('link', { name: '점검 열기' }).click()
  await page.waitForURL(`**/office/checks/${checkId}`)
})

/** Sold by its partner from hand to hand: who tells of it has begun. */
const beginOwnCheck = async (carNumber: string) => {
  const ask = askerAs(world, 'lease')
  const { id } = await filled({ ask, carNumber }, { kind: 'self', houseType: 'onsite' })
  await bringPhotos(carNumber)
  await confirmOffer(ask, await ask(carsCalls.getOrder, { params: { id } }))
  const check = await ask(carsCalls.reserveCarCheck, {
    body: { orderId: id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  const params = { id: check.id }
  const { version: seenVersion } = await ask(carsCalls.startCarCheck, { params, body: {} })
  await ask(carsCalls.saveCarCheck, { params, body: { record: { lamps: ['engine'] }, seenVersion } })
  return id
}

test('a check that its seller does not go on with is ended, and a visit takes its place', async () => {
  const plate = '157루4823'
  const id = await beginOwnCheck(plate)
  const seller = await openAs('강매니저', `/cars/${id}`, { look: 'phone' })
  await seller.getByText('차량 상태 점검을 마치지 않았습니다').waitFor()
  const page = await openAs('이주임', `/office/orders/${id}`)
  await page.getByRole('button', { name: '판매자 점검 중단…' }).click()
  await page.getByRole('dialog', { name: `${plate} 판매자의 점검을 중단할까요?` }).waitFor()
  await lookAt(page, 'order-abandon-check', onTabletToo)
  await giveReason(page, '휴대폰 분실로 이어서 하지 못함', '판매자 점검 중단', '중단 사유')
  await page.getByText('점검 취소·중단·예약부도 · 휴대폰 분실로 이어서 하지 못함').waitFor()
  await seller.getByText('작성하시던 차량 상태 점검이 중단되었습니다').waitFor()
  await seller.getByText('휴대폰 분실로 이어서 하지 못함').waitFor()
  await lookAt(seller, 'seller-check-ended', [['phone', 'light'], ['phone', 'dark']])

  await page.getByRole('button', { name: '방문 예약…' }).click()
  const dialog = page.getByRole('dialog', { name: '점검 방문을 예약할까요?' })
  await expect.poll(() => dialog.getByRole('combobox', { name: '차량' }).inputValue()).toContain(plate)
  await dialog.getByRole('button', { name: '취소' }).click()
  await reserveVisit(world, id)
  await page.getByRole('link', { name: '점검 열기' }).waitFor()
  await lookAt(page, 'order-check-ended')
  await seller.getByRole('heading', { name: '방문 점검' }).waitFor()
  await expect.poll(() => seller.getByText('작성하시던 차량 상태 점검이 중단되었습니다').count()).toBe(0)
  await lookAt(seller, 'seller-visit-instead', [['phone', 'light']])
})

test('a sheet in the older Korean encoding is tried, drafted row by row, and its report taken home', async () => {
  const page = await openAs('이주임', '/office/order-imports')
  await page.getByRole('heading', { name: '파일 올리기' }).waitFor()
  const sheet = csvOf([
    ['차량번호', '판매방식', '희망가(만원)', '주행거리', '담당자'], ['157루1001', '프로', '1,250', '45210', '김'],
    ['157루1002', '경매', '비쌈', '12', '김'], ['157루1003', '셀프', '980', '30,100km', '김'],
    ['157루1001', '프로', '1,250', '45210', '김'],
  ])
  await page.locator('input[type=file]').setInputFiles({
    name: '매입차량.csv', mimeType: 'text/csv', buffer: koreanBytes(sheet),
  })
  await page.getByText('확인이 끝났습니다. 아직 아무것도 접수하지 않았습니다').waitFor()
  await page.getByText('CSV(EUC-KR·CP949)').waitFor()
  await page.getByText('읽지 않은 열: 담당자').waitFor()
  await page.getByText(/판매방식: 셀프, 프로, 프라임 중 하나로/).waitFor()
  await lookAt(page, 'import')
  await page.getByRole('button', { name: '2대 접수' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '접수', exact: true }).click()
  await page.getByText('접수를 마쳤습니다').waitFor()
  await page.getByRole('row', { name: /157루1003/ }).getByRole('link', { name: /^S/ }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.getByRole('button', { name: '오류만 받기' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('매입차량-결과.csv')
  await page.goto('/office/order-imports')
  await page.getByRole('row', { name: /매입차량/ }).waitFor()
  await lookAt(page, 'imports')
})

test('the search table is emptied and filled again in sight of others, and one auction synced by number', async () => {
  const watcher = await openAs('김대표', '/office/search-sync')
  const page = await openAs('이주임', '/office/search-sync')
  await page.getByRole('heading', { name: '전체 동기화' }).waitFor()
  await lookAt(page, 'search-sync')
  const rows = (of: Page) => of.locator('section', { hasText: '경매마다 한 줄' }).locator('p').nth(1)
  await expect.poll(() => rows(page).innerText()).not.toBe('–')
  const before = await rows(page).innerText()
  await page.getByRole('button', { name: '전체 비우기…' }).click()
  await page.getByRole('dialog').getByLabel(/확인을 위해/).fill('delete the search table')
  await page.getByRole('dialog').getByRole('button', { name: '전체 비우기' }).click()
  await expect.poll(() => rows(page).innerText()).toBe('0')
  await page.getByRole('button', { name: '전체 동기화 시작' }).click()
  await page.getByText('지난 동기화를 마쳤습니다').waitFor()
  for (const one of [page, watcher]) await expect.poll(() => rows(one).innerText()).toBe(before)

  const { items: [open] } = await askAs(world, 'owner')(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'auction' } }, size: 1 },
  })
  await page.getByLabel('경매번호').fill(`${open?.auctionNo ?? ''}, A0000-00000`)
  await page.getByText('1건을 찾았습니다. 1건은 없는 번호입니다.').waitFor()
  await page.getByRole('button', { name: '동기화', exact: true }).click()
  await page.getByText('동기화했습니다').waitFor()
})

test('an error report is answered', async () => {
  const page = await openAs('이주임', '/office/error-reports')
  await page.getByRole('row').nth(1).waitFor()
  const before = await page.getByRole('row').count()
  await lookAt(page, 'error-reports')
  await page.getByRole('button', { name: '답변…' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '답변 보내기' }).click()
  await sheet.getByText('처리 결과를 골라 주세요.').waitFor()
  await sheet.getByRole('radio', { name: /^정정함/ }).click()
  await sheet.getByLabel('답변', { exact: true }).fill('확인하여 고쳤습니다.')
  await takePicture(page, 'error-report')
  await sheet.getByRole('button', { name: '답변 보내기' }).click()
  await page.getByText('답변을 보냈습니다.').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(before)
})

const screenAt = (path: string): Screen => ({ name: path.slice(1).replaceAll(/\W+/g, '-'), path })

test('the office reads all of it in English as well', async () => {
  const page = await openAs('김대표', '/not-yet', { language: 'en' })
  await begin(page)
  const left: string[] = []
  for (const path of [
    '/office', '/office/orders', '/office/screening', '/office/auctions', '/office/awards', '/office/rooms',
    '/office/awards?tab=contracts', '/office/auction-calendar', '/office/error-reports', '/office/search-sync',
    '/office/past-auctions',
    '/office/order-imports', '/office/yard', '/office/transports',
  ]) {
    left.push(...await koreanLeftOn(page, [screenAt(path)]), ...await accessibilityFaults(page))
  }
  expect(left).toEqual([])
})

test('so do who sells on a phone, and who looks cars over', async () => {
  const ask = askerAs(world, 'lease')
  const draft = await ask(carsCalls.draftOrder, { body: { carNumber: '157루5205', exhibitId: null } })
  const { items: orders } = await ask(carsCalls.listOrders, {
    query: { filter: { state: { notEq: 'draft' } }, size: 3 },
  })
  const seller = await openAs('강매니저', '/not-yet', { language: 'en', look: 'phone' })
  await begin(seller)
  const left = await koreanLeftOn(seller, [
    '/cars', '/cars/new', ...orders.map(({ id }) => `/cars/${id}`),
    ...['facts', 'way', 'questions', 'photos', 'terms'].map((step) => `/cars/${draft.id}/offer/${step}`),
  ].map(screenAt))

  const { items: checks } = await askerAs(world, 'inspector')(carsCalls.listCarChecks, {
    query: { filter: { state: { eq: 'inProgress' } }, sort: [{ createdAt: 'desc' }], size: 30 },
  })
  const begun = checks.find(({ startedAt }) => startedAt !== null)?.id ?? ''
  const waiting = checks.find(({ startedAt, inspectorId }) => startedAt === null && inspectorId !== null)?.id ?? ''
  const inspector = await openAs('최진단', '/not-yet', { language: 'en' })
  await begin(inspector)
  const parts = ['body', 'wheels', 'engine', 'cabin', 'facts', 'photos', 'finish']
  left.push(...await koreanLeftOn(inspector, [
    '/office/checks', `/office/checks/${waiting}`,
    ...parts.flatMap((part) => ['/office/checks', `/office/checks/${begun}?part=${part}`]),
  ].map(screenAt)))
  expect(left).toEqual([])
})
