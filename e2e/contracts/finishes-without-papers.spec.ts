// A buyer who has the car and stays silent: the office tells result and takeover, and finishes without papers.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moveClockTo } from '../world/clock.ts'
import { buy, chooseBuyer, comeInToSell, contractOf, sellTo } from '../world/contracts.ts'
import { giveReason } from '../world/give-reason.ts'
import { lookAt } from '../world/look-at.ts'
import { bringToMarket, offerCar } from '../world/offers.ts'
import { askAs } from '../world/office.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const seen = (id: string) => askAs(world, 'owner')(contractsCalls.getContract, { params: { id } })

/** The car of the demo world that is paid and stands in the yard. */
const findTaken = async () => {
  const { items: [contract] } = await askAs(world, 'owner')(contractsCalls.listContracts, {
    query: { filter: { state: { eq: 'takeoverConfirmation' } } },
  })
  if (contract === undefined) throw new Error('no car waits to be taken over')
  return contract
}

const letGo = async (orderId: string): Promise<void> => {
  const ask = askAs(world, 'staff')
  const { items: [stay] } = await ask(yardCalls.listCheckIns, { query: { filter: { orderId: { eq: orderId } } } })
  if (stay !== undefined && stay.releasedAt === null)
    await ask(yardCalls.releaseCheckIn, {
      params: { id: stay.id }, body: { to: 'buyer', note: '', seenVersion: stay.version },
    })
}

/** On past the last end of its step, until the clock of the program has come by. */
const passFinal = async (id: string): Promise<void> => {
  await moveClockTo(world, (await seen(id)).duty?.finalAt)
  await expect.poll(async () => (await seen(id)).duty).toBeNull()
}

const attach = async (page: Page, group: string): Promise<void> => {
  const field = page.getByRole('group', { name: group, exact: true })
  await field.locator('input[type=file]').first().setInputFiles({
    name: '증빙.png', mimeType: 'image/png', buffer: Buffer.from(paperPicture('payoff')),
  })
  await field.getByText('업로드 완료').first().waitFor()
}

/** The car of a customer, whose buyer is to come tomorrow. */
const sellToVisitor = async (): Promise<string> => {
  const carNumber = '12가3456'
  const comeIn = () => comeInToSell(world, watch, carNumber)
  const phone = await comeIn()
  await press(phone, '매각 의뢰 시작')
  const orderId = await offerCar(world, phone, { carNumber, ownerName: '홍길동', kind: 'self' })
  await phone.close()
  const car = { orderId, carNumber, auctionId: await bringToMarket(world, await openAs('이주임', '/office'), orderId) }
  await sellTo(world, await openAs('박딜러', '/auctions'), car, 9_870_000)
  const seller = await comeIn()
  await seller.getByText(carNumber).first().waitFor()
  await seller.goto(`${new URL(seller.url()).pathname}/cars/${orderId}`)
  await chooseBuyer(seller)
  const id = await contractOf(world, car)
  await buy(await openAs('박딜러', `/contracts/${id}`))
  await seller.getByText('구매자가 방문 시각을 정합니다').first().waitFor()
  await seller.close()
  const tomorrow = new Date(Date.parse((await seen(id)).duty?.dueAt ?? '') + 9 * 3_600_000).toISOString().slice(0, 10)
  await askAs(world, 'dealer')(contractsCalls.confirmSchedule, {
    params: { id }, body: { visitReservedAt: `${tomorrow}T14:00:00+09:00` },
  })
  return id
}

test('a car that was bought without a word of its buyer is noted by the office, with a proof of its own', async () => {
  const id = await sellToVisitor()
  await passFinal(id)
  const office = await openAs('이주임', `/office/contracts/${id}`)
  await office.getByText('마지막 기한까지 거래결과가 제출되지 않았습니다').first().waitFor()
  await lookAt(office, 'result-overdue')
  await press(office, '거래 성공 대신 기록…')
  await attach(office, '증빙')
  await lookAt(office, 'result-on-behalf')
  await giveReason(office, '매매계약서 확인, 구매자 연락 두절', '거래 성공 기록')
  await office.getByText('차량대금을 주고받는 중입니다').first().waitFor()
  await office.getByText('거래 성공 증빙').first().waitFor()
  await office.getByText('매매계약서 확인, 구매자 연락 두절').first().waitFor()
  expect((await seen(id)).state).toBe('payment')
  await lookAt(office, 'result-noted')
})

let contractId: string

test('the office confirms the takeover for a buyer who never did, though the clock has come by', async () => {
  const { id, orderId } = await findTaken()
  contractId = id
  await letGo(orderId)
  await passFinal(id)
  const office = await openAs('이주임', `/office/contracts/${id}`)
  await press(office, '대신 인수 확인')
  const takeover = office.getByRole('dialog')
  await takeover.getByLabel('주행거리').fill('45300')
  await takeover.getByLabel('키', { exact: true }).fill('1')
  await attach(office, '출고 증빙')
  await takeover.getByRole('button', { name: '인수 확인', exact: true }).click()
  await office.getByText('구매자의 서류를 기다립니다').first().waitFor()
  expect(await office.getByRole('button', { name: /^서류 없이 완료/ }).count()).toBe(0)
})

test('papers that never came are done without, with a reason and a proof, and no page claims any', async () => {
  await passFinal(contractId)
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await office.getByText('서류가 끝내 오지 않았습니다').first().waitFor()
  await lookAt(office, 'papers-overdue')
  await press(office, '서류 없이 완료…')
  await attach(office, '증빙 (선택)')
  await lookAt(office, 'finish-without-papers')
  await giveReason(office, '등록원부로 이전 확인, 구매자 연락 두절', '서류 없이 완료')
  await office.getByText('거래가 끝났습니다').first().waitFor()
  await office.getByText(/운영진이 명의이전 서류 없이 계약을 완료했습니다/).first().waitFor()
  await office.getByText('등록원부로 이전 확인, 구매자 연락 두절').first().waitFor()
  expect(await office.getByRole('button', { name: /^다시 심사/ }).count()).toBe(0)
  await lookAt(office, 'finished-without-papers')
  const buyer = await openAs('박딜러', `/contracts/${contractId}`)
  await buyer.getByText(/운영진이 명의이전 서류 없이 계약을 완료했습니다/).first().waitFor()
  expect(await buyer.getByText('등록원부로 이전 확인').count()).toBe(0)
  await lookAt(buyer, 'buyer-finished-without-papers', [['phone', 'light']])
})

test('the office finds it by itself, and not among those whose papers were approved', async () => {
  const office = await openAs('이주임', '/office/contracts?papers=approved')
  const number = (await seen(contractId)).contractNo
  await office.getByText(/^\d+건$/).first().waitFor()
  expect(await office.getByText(number).count()).toBe(0)
  await office.goto('/office/contracts')
  await office.getByRole('button', { name: '서류 없이 완료', exact: true }).click()
  await office.getByText(number).first().waitFor()
  await lookAt(office, 'found-without-papers')
})
