// A car is brought into the yard: ordered, taken by a carrier, checked in to a slot, moved, let go, and brought back.
import { readFile } from 'node:fs/promises'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmed } from '../../packages/server/src/testing/cars/car-world.ts'
import { askerAs, confirmCar } from '../world/cars.ts'
import { giveReason } from '../world/give-reason.ts'
import { lookAt, onTabletToo } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()
type Named = { readonly plate: string }

const choose = async (page: Page, label: string, typed: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: new RegExp(typed) }).first().click()
}

const pick = async (page: Page, label: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

const registerTransport = async (
  page: Page, { plate }: Named, fillIn: () => Promise<void> = async () => {},
): Promise<void> => {
  await page.getByRole('button', { name: '탁송 등록' }).click()
  await choose(page, '차량', plate)
  await pick(page, '도착', '경기')
  await fillIn()
  await page.getByRole('dialog').getByRole('button', { name: '탁송 등록' }).click()
  await page.getByRole('dialog').filter({ hasText: '탁송을 등록할까요' }).waitFor({ state: 'detached' })
}

const sendCarrier = async (page: Page, { plate }: Named): Promise<void> => {
  // A car that comes back has an older one as well.
  await page.getByRole('row', { name: new RegExp(plate) }).filter({ has: page.getByText('등록', { exact: true }) })
    .getByRole('link', { name: plate }).click()
  await page.getByRole('button', { name: '업체에 요청' }).click()
  await page.getByRole('button', { name: '접수 기록' }).click()
  await page.getByRole('combobox', { name: '탁송업체' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').filter({ hasText: '맡을 업체' }).getByRole('button', { name: '접수 기록' }).click()
  await page.getByRole('dialog').getByText('탁송접수(배차)').waitFor()
}

const checkIn = async (page: Page, { plate }: Named, slot: string): Promise<void> => {
  await page.getByRole('button', { name: `${plate} 입고` }).click()
  const dialog = page.getByRole('dialog', { name: `${plate} 입고` })
  await choose(page, '자리', slot)
  await dialog.getByLabel('주행거리').fill('45300')
  await dialog.getByLabel('열쇠 개수').fill('2')
  await dialog.getByRole('button', { name: '자동차등록증' }).click()
  // How it came, and what dealers are to see of it.
  for (const [at, name] of ['도착', '매물'].entries()) {
    const place = dialog.getByRole('group', { name: at === 0 ? '입고 사진' : '매물 사진' })
    await place.locator('input[type=file]').first().setInputFiles({
      name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(paperPicture(name)),
    })
    await dialog.getByText('업로드 완료').nth(at).waitFor()
  }
  await lookAt(page, 'check-in', onTabletToo)
  await dialog.getByRole('button', { name: '입고', exact: true }).click()
  await page.getByRole('button', { name: `${slot} ${plate}` }).waitFor()
}

/** For the windscreen; whoever holds it sees that it is one of ours. */
const printSlip = async (page: Page): Promise<void> => {
  const saved = page.waitForEvent('download')
  const answered = page.waitForResponse(/\/slip$/)
  await page.getByRole('button', { name: '입고증 인쇄' }).click()
  const slip = await readFile(await (await saved).path())
  expect(slip.subarray(0, 5).toString()).toBe('%PDF-')
  const { data: { printNo } } = await (await answered).json() as { readonly data: { readonly printNo: string } }
  await lookAt(page, 'slot', onTabletToo)
  const anybody = await world.open()
  await anybody.goto(`/record?no=${printNo}`)
  await anybody.getByText('발행된 문서가 맞습니다').waitFor()
  await anybody.locator('input[type=file]').setInputFiles({
    name: '입고증.pdf', mimeType: 'application/pdf', buffer: slip,
  })
  await anybody.getByText('발행된 파일과 같습니다.').waitFor()
  await lookAt(anybody, 'print-check')
}

test('a car comes by carrier, stands in a slot, moves, and leaves when its order has ended', async () => {
  const plate = '32나7706'
  const order = await confirmCar(world, plate)
  const ask = askerAs(world, 'owner')
  await ask(yardCalls.addYardSlots, { body: { zone: 'N', count: 6, reason: '새 구역' } })

  const page = await openAs('이주임', '/office/transports')
  await registerTransport(page, { plate })
  await sendCarrier(page, { plate })
  await lookAt(page, 'transport')

  await page.goto('/office/yard')
  await checkIn(page, { plate }, 'N-2')
  // Its bay may be out of sight: the search leads to it, and says when there is none.
  await page.getByRole('searchbox').fill('32나7799')
  await page.getByText('야드에 없는 차량번호입니다.').waitFor()
  await page.getByRole('searchbox').fill(plate)
  await expect.poll(() => page.getByRole('button', { name: `N-2 ${plate}` }).count()).toBe(2)
  await lookAt(page, 'yard', onTabletToo)
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => page.getByRole('button', { name: `N-2 ${plate}` }).count()).toBe(1)
  const query = { filter: { orderId: { eq: order.id } } }
  expect((await ask(yardCalls.listCheckIns, { query })).items).toMatchObject([
    { state: 'inYard', slotName: 'N-2', keyCount: 2, papers: ['registration'], odometer: { km: 45_300 } },
  ])
  await expect.poll(async () => (await ask(carsCalls.listCarPhotos, { query })).items.map(({ label }) => label))
    .toEqual(['입고 시 촬영'])

  // By keys: the sheet, its slip, move, one slot to the right.
  await page.getByRole('button', { name: `N-2 ${plate}` }).press('Enter')
  await page.getByRole('dialog').getByRole('img', { name: '입고 사진 1' }).waitFor()
  await printSlip(page)
  await page.getByRole('button', { name: '옮기기' }).click()
  await page.getByText('빈자리를 고르세요').waitFor()
  await page.getByRole('button', { name: `N-2 ${plate}` }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `N-3 ${plate}` }).waitFor()
  // By hand.
  await page.getByRole('button', { name: `N-3 ${plate}` }).dragTo(page.getByRole('button', { name: 'N-5, 빈자리' }))
  await page.getByRole('button', { name: `N-5 ${plate}` }).waitFor()

  await page.getByRole('button', { name: 'N-1, 빈자리' }).click()
  await page.getByRole('button', { name: '자리 사용 중지' }).click()
  await giveReason(page, '바닥 공사', '자리 사용 중지')
  await page.getByRole('button', { name: 'N-1 중지' }).waitFor()

  await page.getByRole('button', { name: `N-5 ${plate}` }).click()
  await page.getByText('대금이 확인되거나 접수가 끝나야').waitFor()
  expect(await page.getByRole('button', { name: '출고' }).isDisabled()).toBe(true)
  await ask(carsCalls.cancelOrder, { params: { id: order.id }, body: { reason: '판매 철회' } })
  await page.getByRole('button', { name: '출고' }).click()
  await page.getByRole('dialog').filter({ hasText: '내보낼까요' }).getByRole('button', { name: '출고' }).click()
  await page.getByRole('button', { name: 'N-5, 빈자리' }).waitFor()
  expect((await ask(yardCalls.listTransports, { query })).items)
    .toMatchObject([{ state: 'outflow', leavesTo: 'owner' }])
})

/** The phone of whoever sells the car, in both colours. */
const lookAtSeller = async (seller: Page, name: string): Promise<void> => {
  await lookAt(seller, name, [['phone', 'light'], ['phone', 'dark']])
  await seller.setViewportSize(sizes.phone)
}

test('whoever sells the car reads when it is fetched, that a carrier was found, and that it has come', async () => {
  const plate = '32나7708'
  const { id } = await confirmed({ ask: askerAs(world, 'lease'), carNumber: plate }, {
    kind: 'prime', houseType: 'inflow',
  })
  const seller = await openAs('강매니저', `/cars/${id}`, { look: 'phone' })
  await seller.getByRole('heading', { name: '탁송·입고' }).waitFor()
  await seller.getByText('탁송 준비', { exact: true }).waitFor()
  const page = await openAs('이주임', '/office/transports')
  await registerTransport(page, { plate })
  await seller.getByText('업체 배정 중').waitFor()
  await sendCarrier(page, { plate })
  await seller.getByText('탁송 예정').waitFor()
  await lookAtSeller(seller, 'seller-fetched')
  await page.goto('/office/yard')
  await checkIn(page, { plate }, 'N-4')
  await seller.getByText('야드 보관 중').waitFor()
  await seller.getByText('야드 도착').waitFor()
  expect(await seller.getByText('탁송 예정').count()).toBe(0)
  await lookAtSeller(seller, 'seller-in-yard')
})

/** The car of the demo world that is paid: let go to its buyer, who gets the money back. */
const giveMoneyBack = async () => {
  const [office, owner] = [askAs(world, 'staff'), askAs(world, 'owner')]
  const { items: [contract] } = await owner(contractsCalls.listContracts, {
    query: { filter: { state: { eq: 'takeoverConfirmation' } } },
  })
  if (contract === undefined) throw new Error('no car waits to be taken over')
  const { id, orderId } = contract
  const { items: [stay] } = await office(yardCalls.listCheckIns, { query: { filter: { orderId: { eq: orderId } } } })
  if (stay !== undefined && stay.releasedAt === null)
    await office(yardCalls.releaseCheckIn, {
      params: { id: stay.id }, body: { to: 'buyer', note: '', seenVersion: stay.version },
    })
  const params = { id }
  await askAs(world, 'dealer')(contractsCalls.disputeTakeover, {
    params, body: { claim: '고지되지 않은 사고 이력이 있습니다', wishedWon: null, photoIds: [] },
  })
  const { house } = await office(contractsCalls.settleTakeoverDispute, { params, body: {
    verdict: 'cancel', correctionWon: null, refundsFee: true, next: 'decline', reason: '고지와 다른 차량',
  } })
  await owner(financeCalls.confirmMoneyProposal, {
    params: { id: house?.carMoney?.proposal?.id ?? '' }, body: { reason: '환불 확인' },
  })
  return { orderId, plate: stay?.carNumber ?? '' }
}

test('a car whose buyer got the money back comes in once more, and goes to its owner', async () => {
  const { orderId, plate } = await giveMoneyBack()
  const page = await openAs('이주임', '/office/transports')
  await registerTransport(page, { plate }, async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByText('출고된 뒤 계약이 취소되었습니다', { exact: false }).waitFor()
    await pick(page, '출발', '부산')
    await dialog.getByLabel('우편번호').fill('48058')
    await dialog.getByLabel('도로명 주소').fill('부산광역시 해운대구 센텀중앙로 79')
    await lookAt(page, 'transport-comes-back', onTabletToo)
  })
  await sendCarrier(page, { plate })
  await page.getByText('부산광역시 해운대구 센텀중앙로 79', { exact: false }).waitFor()
  await page.goto('/office/yard')
  await checkIn(page, { plate }, 'N-3')
  await page.getByRole('button', { name: `N-3 ${plate}` }).click()
  await page.getByRole('button', { name: '출고', exact: true }).click()
  await page.getByText('접수가 끝난 차량을 차주에게 돌려줍니다', { exact: false }).waitFor()
  await lookAt(page, 'comes-back-release')
  await page.getByRole('dialog').filter({ hasText: '내보낼까요' }).getByRole('button', { name: '출고' }).click()
  await page.getByRole('button', { name: 'N-3, 빈자리' }).waitFor()
  const { items } = await askerAs(world, 'owner')(yardCalls.listCheckIns, {
    query: { filter: { orderId: { eq: orderId } }, sort: [{ checkedInAt: 'asc' }] },
  })
  expect(items).toMatchObject([{ releasedTo: 'buyer' }, { releasedTo: 'owner', odometer: { km: 45_300 } }])
})
