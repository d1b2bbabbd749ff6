// A self contract from the offer to done, with buyer, seller on a phone and office at once, and a disputed price cut.
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buy, chooseBuyer, comeInToSell, contractOf, sellTo, type SoldCar, visitCar } from '../world/contracts.ts'
import { lookAt } from '../world/look-at.ts'
import { bringToMarket, offerCar } from '../world/offers.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { bringPaper } from '../world/papers.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()
let car: SoldCar
let contractId: string

const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

const carNumber = '12가3456'

const comeIn = (): Promise<Page> => comeInToSell(world, watch, carNumber)

const openSeller = async (): Promise<Page> => {
  const page = await comeIn()
  await page.getByText(carNumber).first().waitFor()
  await page.goto(`${new URL(page.url()).pathname}/cars/${car.orderId}`)
  return page
}
const openBuyer = (path = `/contracts/${contractId}`) => openAs('박딜러', path)
const openOffice = () => openAs('이주임', `/office/contracts/${contractId}`)

/** The narrowest phones that are about are narrower than that of the other pictures. */
const seeDaysInCard = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('grid').scrollIntoViewIfNeeded()
  await takePicture(page, 'visit-buyer-narrow')
  const [act = 0, ...inside] = await Promise.all([
    page.getByRole('button', { name: '방문 시각을 선택해 주세요' }), page.getByRole('grid'), page.getByRole('radiogroup'),
  ].map(async (one) => {
    const { x, width } = await one.boundingBox() ?? { x: 0, width: 0 }
    return x + width
  }))
  expect(Math.max(...inside)).toBeLessThanOrEqual(act + 1)
  await page.setViewportSize(sizes.desktop)
}

const attach = async (page: Page, group: string, name: string): Promise<void> => {
  const field = page.getByRole('group', { name: group, exact: true })
  await field.locator('input[type=file]').first().setInputFiles({
    name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(paperPicture(name)),
  })
  await field.getByText('업로드 완료').first().waitFor()
}

/** A dent that the seller did not tell of. */
const addDent = async (buyer: Page): Promise<void> => {
  const pick = async (field: string, option: RegExp): Promise<void> => {
    await buyer.getByRole('combobox', { name: field }).click()
    await buyer.getByRole('option', { name: option }).click()
  }
  await press(buyer, '항목 추가')
  await pick('구분', /^외판/)
  await buyer.getByLabel('감가 금액').fill('60000')
  await pick('부위', /^트렁크 리드/)
  await pick('손상', /^요철/)
  await press(buyer, '부위 추가')
  await attach(buyer, '증빙사진', 'dent')
  await press(buyer, '이 항목 넣기')
}

/** The map before the bids and now: what is new is marked, and a part that is tapped tells its line. */
const lookAtDamage = async (page: Page, name: string, isPhone: boolean): Promise<void> => {
  const part = page.getByRole('group', { name: '감가 요청: 외판 도면' })
    .getByRole('button', { name: /^트렁크 리드: 새 손상 요철/ })
  await part.scrollIntoViewIfNeeded()
  if (isPhone) await takePicture(page, `${name}-map`)
  await part.click()
  const shown = isPhone ? page.getByRole('dialog') : page
  await shown.getByText('고지된 손상이 없습니다.').waitFor()
  await shown.getByText('개당 150,000원').first().waitFor()
  if (!isPhone) return lookAt(page, name)
  await takePicture(page, name)
  await page.keyboard.press('Escape')
}

/** Whoever holds the paper, without an account. */
const checkRecord = async (buyer: Page): Promise<void> => {
  const link = buyer.getByRole('link', { name: 'PDF 받기' })
  await link.waitFor()
  await lookAt(buyer, 'done-buyer')
  const recordNo = /R(-[0-9A-Z]{4}){3}/.exec(await buyer.locator('main').innerText())?.[0] ?? ''
  const pdf = await (await buyer.request.get(new URL(await link.getAttribute('href') ?? '', buyer.url()).href)).body()
  const anybody = watch(await world.open())
  await anybody.goto('/record')
  await anybody.getByLabel('확인번호').fill(recordNo.toLowerCase())
  await press(anybody, '확인')
  await told(anybody, '발행된 기록이 맞습니다')
  await anybody.locator('input[type=file]').setInputFiles({
    name: '거래기록.pdf', mimeType: 'application/pdf', buffer: pdf,
  })
  await told(anybody, '발행된 파일과 같습니다.')
  await lookAt(anybody, 'record-check')
}

test('a customer offers a car on the phone, the office lets it to market, and a dealer bids', async () => {
  const phone = await comeIn()
  await press(phone, '매각 의뢰 시작')
  const orderId = await offerCar(world, phone, { carNumber, ownerName: '홍길동', kind: 'self' })
  await lookOnPhone(phone, 'offered')
  // Whoever came in from there does not stay for the days until the close.
  await phone.close()
  const auctionId = await bringToMarket(world, await openAs('이주임', '/office/screening'), orderId)
  car = { auctionId, orderId, carNumber }
  await sellTo(world, await openBuyer('/auctions'), car, 9_870_000)
  expect(await contractOf(world, car).catch(() => null)).toBeNull()
})

test('the seller chooses, the buyer accepts, and they agree on a visit', async () => {
  const seller = await openSeller()
  await chooseBuyer(seller)
  contractId = await contractOf(world, car)
  const buyer = await openBuyer('/')
  await buyer.getByRole('link', { name: /^구매 결정.*위반/ }).first().waitFor()
  await lookAt(buyer, 'home', [['desktop', 'light'], ['phone', 'light']])
  await buyer.goto('/contracts')
  await buyer.getByRole('list', { name: '할 일' }).getByText('구매결정').first().waitFor()
  await lookAt(buyer, 'contracts')
  await buyer.goto(`/contracts/${contractId}`)
  await buy(buyer)
  await told(buyer, '방문 시각을 정해 주세요')
  await lookAt(buyer, 'visit-buyer')
  await seeDaysInCard(buyer)

  await told(seller, '구매자가 방문 시각을 정합니다')
  await press(seller, '방문 가능한 시간 정하기')
  await press(seller, '시간 추가')
  await lookOnPhone(seller, 'visit-windows')
  await press(seller, '저장')
  await told(buyer, '판매자가 가능하다고 한 시간만 선택할 수 있습니다.')
  const before = await openOffice()
  await told(before, '방문 시각을 정하는 중입니다')
  await buyer.getByRole('radio', { disabled: false }).first().click()
  await buyer.getByRole('button', { name: /에 방문하기$/ }).click()
  await told(buyer, '차량을 보고 결과를 알려 주세요')
  await told(seller, '구매자가 차량을 보러 옵니다')
  await told(before, '방문과 거래결과를 기다립니다')
  await lookAt(buyer, 'visit-agreed')
  await lookOnPhone(seller, 'visit-agreed-seller')
  await press(seller, /^예약 연기/)
  await seller.getByRole('dialog').getByRole('button', { name: '예약 연기' }).click()
  await told(buyer, '방문 시각을 정해 주세요')
  await told(buyer, '연기 1 / 2회')
  await buyer.setViewportSize(sizes.phone)
  await buyer.getByRole('radio', { disabled: false }).nth(1).click()
  await buyer.getByRole('button', { name: /에 방문하기$/ }).click()
  // From far down a long page what is next comes into sight.
  const next = buyer.getByRole('region', { name: '차량을 보고 결과를 알려 주세요' })
  await expect.poll(async () => (await next.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await takePicture(buyer, 'visit-next')
  await buyer.setViewportSize(sizes.desktop)
  await told(seller, '구매자가 차량을 보러 옵니다')
  await told(buyer, /예약 연기 \(2회 중 1회 남음\)/)
  await expect.poll(() => buyer.getByText('방문 시각을 정해 주세요').count()).toBe(0)
})

test('a price cut is disputed on the phone and decided by the office; the draft of the result survives', async () => {
  await visitCar(world, contractId)
  const [buyer, seller, office] = [await openBuyer(), await openSeller(), await openOffice()]
  await press(buyer, '감가 제출')
  await buyer.getByLabel('개수').fill('2')
  await buyer.getByLabel('감가 금액').fill('160000')
  await attach(buyer, '증빙사진', 'tyre')
  await press(buyer, '이 항목 넣기')
  await buyer.getByText('타이어 2개').waitFor()
  await addDent(buyer)
  // What was typed stays on this device.
  await buyer.reload()
  await press(buyer, '감가 제출')
  await buyer.getByText('타이어 2개').waitFor()
  await buyer.getByText('트렁크 리드 · 요철').first().waitFor()
  await lookAt(buyer, 'cut-buyer')
  await buyer.getByRole('dialog').getByRole('button', { name: '감가 제출' }).click()
  await told(buyer, '감가를 제출했습니다.')
  await told(seller, '아래에서 감가 항목을 보고 답해 주세요.')
  await seller.getByRole('radio', { name: '이의' }).first().click()
  await seller.getByLabel('이의 내용').fill('지난달에 새로 끼운 타이어입니다.')
  await seller.getByRole('radio', { name: '동의' }).nth(1).click()
  await lookOnPhone(seller, 'cut-seller')
  await lookAtDamage(seller, 'damage-seller', true)
  await press(seller, '이의와 함께 제출')
  await told(office, '이의가 있어 운영진이 결정합니다.')
  await lookAtDamage(office, 'damage-office', false)
  await press(office, '감가 결정…')
  await office.getByRole('textbox', { name: /^타이어/ }).fill('80000')
  await office.getByLabel('사유').fill('한 개만 마모가 확인됩니다.')
  await lookAt(office, 'cut-decide')
  await press(office, '결정')
  await told(buyer, '운영진이 결정했습니다.')
  await press(buyer, '거래결과 제출')
  await buyer.getByRole('radio', { name: /^거래성공/ }).click()
  await buyer.getByLabel('남길 말').fill('설명과 같아 인수합니다.')
  await told(buyer, '임시저장했습니다.')
  await buyer.reload()
  await press(buyer, '거래결과 제출')
  expect(await buyer.getByLabel('남길 말').inputValue()).toBe('설명과 같아 인수합니다.')
  await lookAt(buyer, 'result')
  await press(buyer, '결과 제출')
  await told(buyer, '판매자에게 차량대금을 보내 주세요')
})

/** A draft that is slow on its way is waited for before it is handed in; whoever mends what came back has none yet. */
const handInAgain = async (buyer: Page): Promise<void> => {
  const { promise: arrives, resolve: letGo } = Promise.withResolvers<void>()
  await buyer.route('**/screening/submit-draft', async (route) => {
    await arrives
    await route.continue()
  })
  const sending = buyer.waitForRequest('**/screening/submit-draft')
  await buyer.getByLabel('남길 말').fill('다시 찍었습니다.')
  await sending
  await press(buyer, '서류 제출')
  letGo()
}

test('the buyer pays, the seller has it, and the papers come back once before they are right', async () => {
  const [buyer, seller, office] = [await openBuyer(), await openSeller(), await openOffice()]
  await press(buyer, '송금했습니다')
  await attach(buyer, '이체확인증', 'slip')
  await press(buyer, '송금했다고 알리기')
  await told(seller, '구매자가 송금했다고 알렸습니다. 계좌를 확인해 주세요.')
  await lookOnPhone(seller, 'paid-seller')
  await press(seller, '대금을 받았습니다')
  await seller.getByRole('alertdialog').getByRole('button', { name: '대금을 받았습니다' }).click()
  await told(buyer, '명의이전 서류를 제출해 주세요')
  await bringPaper(buyer, '이전 완료 자동차등록증', 'transfer')
  await told(buyer, '임시저장했습니다.')
  await lookAt(buyer, 'papers-buyer')
  await press(buyer, '서류 제출')
  await told(office, '제출된 서류를 심사해 주세요')
  await lookAt(office, 'papers-office')
  await press(office, '서류 반려…')
  await office.getByRole('radio', { name: '식별불가' }).click()
  await office.getByLabel('고칠 점').fill('소유자 이름이 흐립니다.')
  await office.getByRole('dialog').getByRole('button', { name: '서류 반려' }).click()
  await told(buyer, '서류가 반려되었습니다: 식별불가')
  await buyer.getByRole('button', { name: /바꾸기$/ }).first().waitFor()
  await lookAt(buyer, 'papers-back')
  await handInAgain(buyer)
  await told(office, '제출된 서류를 심사해 주세요')
  await press(office, '서류 승인')
  await office.getByRole('alertdialog').getByRole('button', { name: '서류 승인' }).click()
  for (const page of [buyer, seller, office]) await told(page, '거래가 끝났습니다')
  await lookAt(office, 'done-office')
  await checkRecord(buyer)
  await lookOnPhone(seller, 'done-seller')
  await buyer.goto('/contracts?tab=done')
  await buyer.getByRole('list', { name: '완료' }).getByText(car.carNumber).first().waitFor()
  await office.goto('/office/contracts?step=done')
  await office.getByText(car.carNumber).first().waitFor()
  await lookAt(office, 'office-contracts')
  expect(await buyer.getByRole('list', { name: '완료' }).getByText('9,870,000').count()).toBe(0)
})

test('in English nothing of it is left in Korean but names', async () => {
  const page = await openAs('박딜러', `/contracts/${contractId}`, { language: 'en' })
  await page.getByRole('heading', { name: 'Steps' }).waitFor()
  for (const place of ['Steps', 'Money', 'History'])
    expect(await page.locator('section').filter({ has: page.getByRole('heading', { name: place }) }).last()
      .innerText()).not.toMatch(/[가-힣]/)
  await takePicture(page, 'english-contract')
})
