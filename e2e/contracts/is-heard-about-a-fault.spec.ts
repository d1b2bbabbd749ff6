// A buyer says that nobody could be reached, the contract falls, and its seller is heard on the page of the car.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buy, chooseBuyer, comeInToSell, contractOf, sellTo } from '../world/contracts.ts'
import { lookAt } from '../world/look-at.ts'
import { takePicture } from '../world/open-world.ts'
import { askAs } from '../world/office.ts'
import { bringToMarket, offerCar } from '../world/offers.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()
const carNumber = '12가3456'

const comeIn = (): Promise<Page> =>
  comeInToSell(world, (page) => watch(page, [/status of 500/]), carNumber)

test('a seller disputes what the buyer says, and the office decides, choosing by itself', async () => {
  const phone = await comeIn()
  await phone.getByRole('button', { name: '매각 의뢰 시작', exact: true }).click()
  const orderId = await offerCar(world, phone, { carNumber, ownerName: '홍길동', kind: 'self' })
  await phone.close()
  const auctionId = await bringToMarket(world, await openAs('이주임', '/office/screening'), orderId)
  const car = { auctionId, orderId, carNumber }
  await sellTo(world, await openAs('박딜러', '/auctions'), car, 9_870_000)
  const seller = await comeIn()
  await seller.getByText(carNumber).first().waitFor()
  await seller.goto(`${new URL(seller.url()).pathname}/cars/${orderId}`)
  await chooseBuyer(seller)
  const id = await contractOf(world, car)
  await buy(await openAs('박딜러', `/contracts/${id}`))
  await seller.getByText('구매자가 방문 시각을 정합니다').first().waitFor()
  await askAs(world, 'dealer')(contractsCalls.cancelSchedule, {
    params: { id }, body: { type: 'noContact', note: '전화를 받지 않습니다.' },
  })

  await seller.getByRole('heading', { name: '책임 판정' }).waitFor()
  await seller.getByText('전화를 받지 않습니다.').first().waitFor()
  await lookAt(seller, 'fault-seller', [['phone', 'light'], ['phone', 'dark']])
  // What is asked of the seller is there or missed aloud.
  const broken = /\/fault-cases/
  await seller.route(broken, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: '잠시 쉬고 있습니다.', data: null } }))
  await seller.reload()
  const again = seller.getByRole('alert').getByRole('button', { name: '다시 시도' })
  await again.waitFor()
  expect(await seller.getByRole('heading', { name: '책임 판정' }).count()).toBe(0)
  await takePicture(seller, 'fault-seller-not-read')
  await seller.unroute(broken)
  await again.click()
  await seller.getByRole('heading', { name: '책임 판정' }).waitFor()
  expect(await again.count()).toBe(0)
  await seller.getByRole('button', { name: '이의', exact: true }).click()
  const sheet = seller.getByRole('dialog')
  await sheet.getByRole('textbox').fill('하루 종일 받을 수 있었습니다.')
  await sheet.getByRole('button', { name: '이의', exact: true }).click()
  await expect.poll(() => seller.getByRole('button', { name: '이의', exact: true }).count()).toBe(0)
  const office = await openAs('이주임', `/office/contracts/${id}`)
  await office.getByText('하루 종일 받을 수 있었습니다.').first().waitFor()
  await office.close()

  const owner = await openAs('김대표', `/office/contracts/${id}`)
  await owner.getByRole('button', { name: /^책임 판정/ }).click()
  const decision = owner.getByRole('dialog', { name: '누구의 책임인가요?' })
  await decision.getByLabel('사유').fill('통화 기록을 확인했습니다.')
  const decide = decision.getByRole('button', { name: '판정', exact: true })
  expect(await decide.isDisabled()).toBe(true)
  await takePicture(owner, 'fault-decision')
  await decision.getByRole('radio', { name: '책임 없음' }).check()
  await decide.click()
  await owner.getByText('책임을 판정했습니다.').waitFor()
  await seller.getByText('책임 없음').first().waitFor()
})
