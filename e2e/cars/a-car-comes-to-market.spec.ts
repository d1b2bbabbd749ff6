// One car comes to market: offered on a phone inside a partner's app, checked, screened, and found by a saved search.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wholeRecord } from '../../packages/server/src/testing/cars/car-world.ts'
import { carPhotos } from '../world/car-photos.ts'
import { askerAs } from '../world/cars.ts'
import { lookAt } from '../world/look-at.ts'
import { agree, answer, arrived, lookUp, next, saved, titled, walkAround } from '../world/offers.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { bringFile } from '../world/papers.ts'
import { launchAddressOf } from '../world/partner-app.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

const comeIn = async (car: string, expected: readonly RegExp[] = []): Promise<Page> => {
  const address = await launchAddressOf(world, watch(await world.open()), car, '정상')
  const page = watch(await world.open('phone'), expected)
  await page.goto(address)
  return page
}

const bankCar = '12가3456'

const orderOf = async (carNumber: string) => {
  const { items: [order] } = await askAs(world, 'owner')(carsCalls.listOrders, {
    query: { filter: { carNumber: { eq: carNumber } }, sort: [{ createdAt: 'desc' }] },
  })
  if (order === undefined) throw new Error(`nobody offered ${carNumber}`)
  return order
}

test('a customer offers a car on a phone, and photos that broke off go on when the page is back', async () => {
  const page = await comeIn(`홍길동 · ${bankCar} (bank-car-1)`, [/net::ERR_FAILED/])
  await page.getByRole('button', { name: '매각 의뢰 시작' }).waitFor()
  await lookOnPhone(page, 'seller-home')
  await page.getByRole('button', { name: '매각 의뢰 시작' }).click()
  await lookUp(page, '홍길동')
  await expect.poll(() => page.getByText('조회 완료').count()).toBe(3)
  await lookOnPhone(page, 'offer-facts')
  await next(page)
  await page.getByRole('radio', { name: /^프로/ }).click()
  await saved(page)
  await lookOnPhone(page, 'offer-way')
  await next(page)
  await answer(page)
  await next(page)
  await titled(page, '사진을 찍어 주세요')

  // The net goes away while photos are on their way, and the phone puts the page aside.
  await page.route(/\/files\/.+/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback())
  await walkAround(page)
  await page.getByText('연결되면 이어서 올립니다').first().waitFor()
  await lookOnPhone(page, 'offer-photos-away')
  await page.unroute(/\/files\/.+/)
  await page.reload()
  await expect.poll(() => arrived(page).count()).toBe(viewsNeeded.length)
  const order = await orderOf(bankCar)
  const { items } = await askAs(world, 'owner')(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: order.id } } },
  })
  expect(items.map(({ view }) => view).toSorted()).toEqual([...viewsNeeded].toSorted())
  await lookOnPhone(page, 'offer-photos')

  await next(page)
  await agree(page)
  expect(await page.getByLabel('지역').innerText()).toContain('서울')
  await saved(page)
  await lookOnPhone(page, 'offer-terms')
  await page.getByRole('button', { name: '매각 의뢰하기' }).click()
  await titled(page, bankCar)
  await page.getByRole('button', { name: '점검 일시 정하기' }).click()
  const visit = page.getByRole('dialog', { name: '점검 일시 정하기' })
  await visit.getByRole('button', { name: /^날짜/ }).click()
  await page.getByRole('dialog').getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
  await visit.getByRole('radio', { name: '10:30' }).click()
  await visit.getByRole('button', { name: '이 일시로 예약하기' }).click()
  await page.getByRole('button', { name: '예약 취소' }).waitFor()
  await lookOnPhone(page, 'seller-car')
})

/** They show what was seen; the seller shows them in another order at most. */
const leaveInspectorsPhoto = async (seller: Page): Promise<void> => {
  const { id: orderId } = await orderOf(bankCar)
  const { checkId: carCheckId } = await askAs(world, 'owner')(carsCalls.getOrder, { params: { id: orderId } })
  const inspector = askerAs(world, 'inspector')
  const fileId = await bringFile(world, inspector, 'carPhoto')
  const photos = [{ fileId, view: 'engine' as const, position: null, label: null }]
  await inspector(carsCalls.addCarPhotos, { body: { orderId, carCheckId, photos } })
  await seller.getByRole('link', { name: '사진 보완' }).click()
  await titled(seller, '사진을 찍어 주세요')
  // What is to be mended stands beside the mending.
  await seller.getByText('계기판 사진이 흐립니다.', { exact: false }).waitFor()
  await seller.getByRole('button', { name: /^엔진룸(?! 찍기)/ }).click()
  const sheet = seller.getByRole('dialog', { name: '엔진룸' })
  await sheet.getByText('점검원이 찍은 사진입니다.').waitFor()
  expect(await sheet.getByRole('button', { name: '다시 찍기' }).count()).toBe(0)
  await lookOnPhone(seller, 'offer-photo-of-inspector')
  await seller.keyboard.press('Escape')
  await seller.goBack()
}

/** Staff want a better picture, and the seller hands the car in once more. */
const handInAgain = async (seenVersion: number, params: { readonly id: string }): Promise<void> => {
  const note = '계기판 사진이 흐립니다. 시동을 켜고 다시 찍어 주세요.'
  await askAs(world, 'staff')(auctionsCalls.returnListing, {
    params, body: { seenVersion, reasons: ['photosUnclear'], note },
  })
  const seller = await comeIn(`홍길동 · ${bankCar} (bank-car-1)`)
  await seller.getByRole('link', { name: new RegExp(bankCar) }).click()
  await seller.getByText(note).waitFor()
  await lookOnPhone(seller, 'seller-sent-back')
  await leaveInspectorsPhoto(seller)
  await seller.getByRole('button', { name: '다시 제출' }).click()
  await seller.getByText('다시 제출했습니다').waitFor()
  await expect.poll(() => seller.getByText(note).count()).toBe(0)
}

/** Staff call the listing off before it opens: the seller reads why, and the office prepares another one. */
const callOff = async (params: { readonly id: string }, orderId: string) => {
  const staff = askAs(world, 'staff')
  const reason = '사진과 다른 차량입니다.'
  const { version: seenVersion } = await staff(auctionsCalls.getAuction, { params })
  await staff(auctionsCalls.cancelAuction, { params, body: { seenVersion, reason } })
  const seller = await comeIn(`홍길동 · ${bankCar} (bank-car-1)`)
  await seller.getByRole('link', { name: new RegExp(bankCar) }).click()
  await seller.getByText('출품이 취소되었습니다').waitFor()
  await seller.getByText(reason).waitFor()
  await lookOnPhone(seller, 'seller-called-off')
  return staff(auctionsCalls.prepareAuction, { params: { id: orderId } })
}

test('the inspector checks it, staff let it go to market, and a dealer finds it by a saved search', async () => {
  const order = await orderOf(bankCar)
  const inspector = askerAs(world, 'inspector')
  const { items: [check] } = await inspector(carsCalls.listCarChecks, {
    query: { filter: { orderId: { eq: order.id }, state: { eq: 'inProgress' } } },
  })
  const { items: photos } = await inspector(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: order.id }, view: { eq: 'dashboard' } } },
  })
  const params = { id: check?.id ?? '' }
  const started = await inspector(carsCalls.startCarCheck, { params, body: {} })
  await inspector(carsCalls.saveCarCheck, {
    params, body: { record: wholeRecord(photos[0]?.id ?? ''), seenVersion: started.version },
  })
  const tablet = await openAs('최진단', `/office/checks/${params.id}`)
  await tablet.getByRole('navigation', { name: '점검 항목' }).getByRole('link', { name: '마무리' }).click()
  await tablet.getByRole('button', { name: '점검 완료' }).click()
  await tablet.getByRole('alertdialog').or(tablet.getByRole('dialog')).getByRole('button', { name: '점검 완료' }).click()
  await expect.poll(async () => (await inspector(carsCalls.getCarCheck, { params })).state).toBe('complete')

  const dealer = askAs(world, 'dealer')
  const year = order.modelYear ?? 0
  await dealer(auctionsCalls.createSavedSearch, {
    body: { name: '찾던 차', criteria: { kinds: ['pro'], yearFrom: year, yearTo: year }, isAlerting: true },
  })
  const market = await openAs('박딜러', '/auctions')
  await market.getByRole('button', { name: '찾던 차' }).waitFor()
  const staff = askAs(world, 'staff')
  const { items: [listing] } = await staff(auctionsCalls.listAuctions, {
    query: { filter: { orderId: { eq: order.id } } },
  })
  const first = { id: listing?.id ?? '' }
  await handInAgain(listing?.version ?? 0, first)
  const { id, auctionNo } = await callOff(first, order.id)
  const auction = { id }
  const desk = await openAs('이주임', `/office/screening/${auction.id}`)
  await desk.getByRole('checkbox').first().waitFor()
  for (const look of await desk.getByRole('checkbox').all()) await look.check()
  await desk.getByRole('button', { name: '승인', exact: true }).click()
  await desk.getByText('승인했습니다.').waitFor()
  const { version } = await staff(auctionsCalls.getAuction, { params: auction })
  await staff(auctionsCalls.openAuction, { params: auction, body: { seenVersion: version, openAt: null } })
  await market.getByText('‘찾던 차’에 맞는 차량이 올라왔습니다.').waitFor()
  await market.getByRole('button', { name: '보기', exact: true }).click()
  await expect.poll(() => new URL(market.url()).searchParams.get('yearFrom')).toBe(String(year))
  await market.getByText(auctionNo).first().waitFor()
  await takePicture(market, 'found-by-saved-search')
  await market.goto(`/auctions/${auction.id}`)
  await market.getByRole('heading', { name: '보험이력' }).waitFor()
  expect(await market.getByText(bankCar).count()).toBe(0)
})

/** As on a phone that is full, which says so only when all is written. */
const keepNoPhotos = (page: Page): Promise<unknown> => page.addInitScript(`
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given)
    asked.addEventListener('success', () => this.transaction.abort())
    return asked
  }`)

/** It is with the page, and goes on from whichever of its screens is open. */
const takeWithoutDevice = async (page: Page, carNumber: string): Promise<void> => {
  const order = await orderOf(carNumber)
  const arrivedNow = async () => (await askAs(world, 'owner')(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: order.id } } },
  })).items.map(({ view }) => view)
  await keepNoPhotos(page)
  await page.goto(page.url().replace(/[^/]+$/, 'photos'))
  await titled(page, '사진을 찍어 주세요')
  await page.route(/\/files\/.+/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback())
  await page.getByRole('button', { name: '앞 찍기' }).click()
  await page.locator('input[data-photo=camera]').setInputFiles((await carPhotos()).front)
  await page.getByRole('button', { name: '이 사진 쓰기' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('이 기기에 보관하지 못한 사진이 있습니다.').waitFor()
  await lookOnPhone(page, 'offer-photos-kept-by-the-page')
  for (const back of ['차량 상태', '판매방식', '차량정보', carNumber])
    await page.getByRole('link', { name: back, exact: true }).click()
  await page.getByRole('button', { name: '작성 그만두기' }).waitFor()
  expect(await arrivedNow()).toEqual([])
  await page.unroute(/\/files\/.+/)
  await expect.poll(arrivedNow).toEqual(['front'])
}

/** Before anything is agreed to; what costs nothing is not spoken of. */
const readFees = async (page: Page): Promise<void> => {
  const go = (step: string) => page.goto(page.url().replace(/[^/]+$/, step))
  await go('way')
  await page.getByRole('radio', { name: /^프라임/ }).click()
  await saved(page)
  await go('terms')
  await page.getByRole('definition').filter({ hasText: '55,000원' }).waitFor()
  await page.getByRole('definition').filter({ hasText: '33,000원' }).scrollIntoViewIfNeeded()
  await lookOnPhone(page, 'offer-terms-fees')
  await go('way')
  await page.getByRole('radio', { name: /^셀프/ }).click()
  await saved(page)
  await go('terms')
  await titled(page, '조건을 확인해 주세요')
  expect(await page.getByText('판매자 수수료').count()).toBe(0)
}

test('the seller sees the auction run, and another car is dropped before it is handed in', async () => {
  const seller = await comeIn(`홍길동 · ${bankCar} (bank-car-1)`)
  await seller.getByRole('link', { name: new RegExp(bankCar) }).click()
  await seller.getByText(/남음$/).first().waitFor()
  await lookOnPhone(seller, 'seller-auction')

  const page = await comeIn('홍길동 · 123나4567 (bank-car-2)', [/net::ERR_FAILED/])
  await page.getByRole('button', { name: '매각 의뢰 시작' }).click()
  await titled(page, '차량정보를 불러올게요')
  await readFees(page)
  await takeWithoutDevice(page, '123나4567')
  await page.getByRole('button', { name: '작성 그만두기' }).click()
  const dialog = page.getByRole('dialog', { name: '123나4567 작성을 그만둘까요?' })
  await dialog.getByLabel('이유').fill('가족이 타기로 했습니다.')
  await takePicture(page, 'seller-drop')
  await dialog.getByRole('button', { name: '작성 그만두기' }).click()
  await page.getByText('가족이 타기로 했습니다.').waitFor()
  await page.getByRole('link', { name: '내 차' }).click()
  await page.getByRole('heading', { name: '지난 의뢰' }).waitFor()
  await page.getByRole('button', { name: '매각 의뢰 시작' }).waitFor()
  expect(await orderOf('123나4567')).toMatchObject({ state: 'cancelled' })
})

test('a partner offers a car of its own, and writes by hand what no provider tells', async () => {
  const page = await openAs('최매니저', '/cars')
  await lookAt(page, 'partner-cars')
  await page.getByRole('link', { name: '차량 매각하기' }).first().click()
  await page.getByLabel('차량번호', { exact: true }).fill('38나 0503')
  await next(page)
  await lookUp(page, '샘플은행')
  await page.getByText('등록정보를 불러오지 못했습니다').waitFor()
  await page.getByRole('button', { name: '직접 입력' }).click()
  const sheet = page.getByRole('dialog', { name: '등록증 보고 입력하기' })
  await sheet.getByRole('combobox', { name: '제조사' }).fill('현대')
  await page.getByRole('option', { name: /^현대/ }).first().click()
  await sheet.getByRole('combobox', { name: '모델', exact: true }).fill('그랜저')
  await page.getByRole('option', { name: /그랜저/ }).first().click()
  await sheet.getByRole('textbox', { name: '연식' }).fill('2021')
  await sheet.getByRole('button', { name: /^최초등록일/ }).click()
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
  await sheet.getByLabel('연료').click()
  await page.getByRole('option', { name: '휘발유(가솔린)' }).click()
  await takePicture(page, 'by-hand')
  await sheet.getByRole('button', { name: '저장' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('직접 입력').first().waitFor()
  await lookAt(page, 'offer-by-hand')
  expect(await orderOf('38나0503')).toMatchObject({ isByHand: true, state: 'draft' })
})
