// The way that matters most, in Safari's engine: a dealer bids and hears of it, a seller sends a photo out of an app.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { afterEach, expect, test } from 'vitest'
import { inMan, runningCarOf } from '../world/bids.ts'
import { carPhotos } from '../world/car-photos.ts'
import { askAs } from '../world/office.ts'
import { launchAddressOf } from '../world/partner-app.ts'
import { beginStory } from '../world/story.ts'
import { openSafari, type Safari } from './safari.ts'

const { world } = beginStory()

let safari: Safari | undefined
afterEach(() => safari?.close())

const open = async (): Promise<Safari> => {
  safari = await openSafari(world.base)
  return safari
}

const inWords = (won: number): string => `${Number(inMan(won)).toLocaleString('ko-KR')}만원`
const isAsked = "return document.querySelector('[role=alertdialog]') !== null"
const sideways = 'return document.documentElement.scrollWidth - innerWidth'

test('a dealer bids, and hears on the open page what a colleague raised it to', async () => {
  const page = await open()
  const { auctionId, hopeWon } = await runningCarOf(world, 'owner', 'prime')
  const bidWon = Math.floor(hopeWon / 100_000) * 100_000
  await page.go('/')
  await page.press('박딜러')
  await page.see('박딜러 님')
  await page.go(`/auctions/${auctionId}`)
  await page.type('입찰 금액', inMan(bidWon))
  await page.press('입찰하기', '[data-bid-box]')
  await expect.poll(() => page.run(isAsked)).toBe(true)
  // Back closes the question and stays with the car.
  await page.run('history.back()')
  await expect.poll(() => page.run(isAsked)).toBe(false)
  expect(await page.run('return location.pathname')).toBe(`/auctions/${auctionId}`)
  await page.press('입찰하기', '[data-bid-box]')
  await page.press('입찰하기', '[role=alertdialog]')
  await page.see(`${inWords(bidWon)}에 입찰했습니다`)
  await askAs(world, 'dealer')(biddingCalls.submitBid, { body: { auctionId, amount: bidWon + 100_000 } })
  await page.see(inWords(bidWon + 100_000))
  expect(await page.run(sideways)).toBe(0)
  await page.takePicture('safari-bid')
})

test('a seller comes from an app that keeps nothing, and a photo arrives all the same', async () => {
  const page = await open()
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-safari-'))
  const file = join(folder, 'front.jpg')
  await writeFile(file, (await carPhotos()).front.buffer)
  await page.go(await launchAddressOf(world, await world.open(), '홍길동 · 12가3456 (bank-car-1)', '정상'))
  await page.press('매각 의뢰 시작')
  await page.type('차주 이름', '홍길동')
  await page.type('주행거리', '45210')
  await page.press('차량정보 조회')
  await page.see('조회 완료')
  await page.press('다음')
  await page.see('어떻게 파시겠어요?')
  await page.press('셀프')
  await page.press('다음')
  await page.see('차량 상태를 알려 주세요')
  await page.press('나중에 채우고 다음으로')
  await page.see('사진을 찍어 주세요')
  await page.press('앞 찍기')
  await page.see('사진 찍기')
  await page.attach('input[data-photo=camera]', file)
  await page.press('이 사진 쓰기')
  await page.see('운전석 쪽에서 앞바퀴부터')
  await page.press('닫기', '[role=dialog]')
  await page.see('대표')
  expect(await page.run(sideways)).toBe(0)
  await page.takePicture('safari-photo')
  await rm(folder, { recursive: true })
})
