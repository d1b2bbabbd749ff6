// Prints: what stands on each for whom, the same facts as the same document, its number, and who may not print it.
import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ReceivedOf } from '@bidyard/contract/call'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { printsCalls as calls } from '@bidyard/contract/calls/prints'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import { doing, insertBid } from '../../testing/contracts/award-world.ts'
import {
  asked, type Deal, type HouseWorld, numberOf, openHouseWorld, paid, primeWon, release,
} from '../../testing/contracts/house-world.ts'
import { pictureWith } from '../../testing/files/pictures.ts'
import { transfer } from '../../testing/money/bank-world.ts'
import { pdfPages } from '../../testing/prints/pdf-text.ts'

type Print = ReceivedOf<typeof calls.printYardSlip>
const vin = 'KMHL14JA5MA123456'
const picture = await pictureWith({ width: 80, height: 60 })

let world: HouseWorld
/** In our yard, bought and paid. */
let deal: Deal
beforeAll(async () => {
  world = await openHouseWorld()
  deal = await paid(world, 'prime', 'yard')
  await world.sql`update car_registers set facts = jsonb_set(facts, '{vin}', ${JSON.stringify(vin)}::text::jsonb)`
})
afterAll(() => world.stop())

/** Its pages, once the file is the one that was told. */
const read = async (print: Print): Promise<readonly string[]> => {
  const url = new URL(print.file.url ?? '', 'http://localhost')
  const { rawPayload: bytes } = await world.server.inject({ method: 'GET', url: url.pathname + url.search })
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(print.sha256)
  const place = process.env['PRINTS']
  if (place !== undefined) await writeFile(`${place}/${print.kind}-${print.printNo}.pdf`, bytes)
  return pdfPages(bytes)
}
/** Words stand in runs of letters that say nothing of their gaps. */
const squeezed = (text: string): string => text.replaceAll(/\s/g, '')
const textOf = async (print: Print): Promise<string> => squeezed((await read(print)).join(''))
const says = (text: string, ...words: readonly string[]): void => {
  for (const word of words) expect(text).toContain(squeezed(word))
}
const wordOf = async (asking: Promise<unknown>) => {
  const { status, body } = await refusalOf(asking)
  return status === 400 ? body.code : String(status)
}
const sheet = (who: Pick<TestMember, 'ask'>, auctionId: string) =>
  who.ask(calls.printAuctionCarCheckInfo, { body: { auctionId } })
const settlement = (who: Pick<TestMember, 'ask'>, auctionId: string) =>
  who.ask(calls.printAuctionInAmountInfo, { body: { auctionId } })
const month = async () => (await world.now()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 7)
const plateOf = async ({ orderId }: Pick<Deal, 'orderId'>): Promise<string> => {
  const [row] = await world.sql<{ plate: string }[]>`select car_number as plate from orders where id = ${orderId}`
  return row?.plate ?? ''
}

test('an inspection sheet tells a dealer neither plate nor VIN until the car is theirs', async () => {
  const { id, orderId } = await world.opened({ kind: 'pro', houseType: 'outflow', facts: { vin } })
  const [plate, looker] = [await plateOf({ orderId }), await world.dealer()]
  const shown = await textOf(await sheet(looker, id))
  says(shown, maskCarNumber(plate))
  expect(shown).not.toContain(plate)
  expect(shown).not.toContain(vin)
  const office = await textOf(await sheet(world.office, id))
  says(office, plate, vin, '차량 점검기록지', '외판', 'B랭크', '1 / 3')

  const won = await textOf(await sheet(deal.buyer, deal.id))
  says(won, await plateOf(deal))
  says(won, vin)
  expect(await wordOf(sheet(looker, deal.id))).toBe('AUCTION_NOT_FOUND')
  expect(await wordOf(sheet(world.stranger, deal.id))).toBe('AUCTION_NOT_FOUND')
  says(await textOf(await sheet(world.seller, deal.id)), await plateOf(deal))
})

test('photos that have a picture stand on pages of their own, each with what it shows', async () => {
  const { id, orderId } = await world.opened({ kind: 'pro', houseType: 'outflow' })
  const photos = await world.sql<{ id: string }[]>`
    select file_id as id from car_photos where order_id = ${orderId} order by sort_order limit 2`
  for (const photo of photos) {
    const key = `keep/${photo.id.slice(-2)}/${photo.id}/middle`
    await world.providers.storage.write(key, 'image/jpeg', (async function* () { yield picture })())
    await world.sql`update files set image_state = 'made' where id = ${photo.id}`
    await world.sql`insert into file_images values (${photo.id}, 'middle', 'image/jpeg', 80, 60, ${picture.length})`
  }
  const pages = (await read(await sheet(world.office, id))).map(squeezed)
  expect(pages.length).toBe(4)
  says(pages.at(-1) ?? '', '사진', '앞', '왼쪽(운전석)', '사진 4 장은 화면에서')
})

test('a rival’s bid and a rival’s print leave no trace on one’s own', async () => {
  const { id } = await world.opened({ kind: 'pro', houseType: 'outflow' })
  const [looker, rival] = [await world.dealer(), await world.dealer()]
  const first = await sheet(looker, id)
  await insertBid(world, id, rival, 9_000_000)
  const theirs = await sheet(rival, id)
  const again = await sheet(looker, id)
  expect(again.printNo).toBe(first.printNo)
  expect(theirs.printNo).not.toBe(first.printNo)
  const [row] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from prints where subject_id = ${id}`
  expect(row?.count).toBe(2)
})

test('a car that nobody has checked to the end has no sheet', async () => {
  const { id } = await world.prepared({ kind: 'pro', houseType: 'outflow', without: 'check' })
  expect(await wordOf(sheet(world.office, id))).toBe('AUCTION_INVALID')
  expect(await wordOf(sheet(await world.dealer(), id))).toBe('AUCTION_NOT_FOUND')
  expect(await wordOf(sheet(world.office, randomUUID()))).toBe('AUCTION_NOT_FOUND')
})

test('a settlement sheet shows each side its own money, and the office both', async () => {
  const price = `${primeWon.toLocaleString('ko-KR')}원`
  const buyers = await textOf(await settlement(deal.buyer, deal.id))
  says(buyers, '차량 정산서', price, '낙찰수수료', '550,000원', '30,550,000원', '가상계좌', '남은 금액 0원')
  expect(buyers).not.toContain('판매자지급')
  expect(buyers).not.toContain('출품수수료')
  const sellers = await textOf(await settlement(world.seller, deal.id))
  says(sellers, '판매자 지급', '판매자 청구', '출품수수료55,000원')
  expect(sellers).not.toContain('낙찰수수료')
  const office = await textOf(await settlement(world.office, deal.id))
  says(office, '낙찰수수료')
  says(office, '판매자 지급')
})

test('a settlement sheet says which paper is to be issued, and which was, under which number', async () => {
  const text = async () => textOf(await settlement(deal.buyer, deal.id))
  const { items: [fee] } = await deal.buyer.ask(financeCalls.listAmounts, {
    query: { filter: { auctionId: { eq: deal.id }, feeType: { eq: 'successBidFee' } } },
  })
  const params = { id: fee?.id ?? '' }
  expect(await text()).not.toContain('세금계산서')
  await doing(world.office, financeCalls.changeBillType, { params, body: { billType: 'taxBill', reason: '요청' } })
  says(await text(), '세금계산서 발행 예정')
  await doing(world.office, financeCalls.noteBillIssued, {
    params, body: { issuedOn: '2026-01-05', number: '20260105-41000012-7a3c51f0', reason: '발행' },
  })
  const after = await text()
  says(after, '세금계산서 2026.01.05 발행 · 승인번호 20260105-41000012-7a3c51f0')
  expect(after).not.toContain('발행예정')
})

test('what is not paid yet stands as what is left, and changes the document when it is', async () => {
  const unpaid = await asked(world, 'prime')
  const before = await settlement(unpaid.buyer, unpaid.id)
  says(await textOf(before), '남은 금액 30,550,000원')
  await transfer(world.bank, await numberOf(world, unpaid))
  const after = await settlement(unpaid.buyer, unpaid.id)
  expect(after.printNo).not.toBe(before.printNo)
  says(await textOf(after), '남은 금액 0원')
  expect((await world.ask(calls.checkPrint, { params: { printNo: before.printNo } })).sha256).toBe(before.sha256)
})

test('who has not bought a car learns nothing of its money, not even whether it was sold', async () => {
  const [stranger, unsold] = [await world.dealer(), await world.opened({ kind: 'pro', houseType: 'outflow' })]
  expect(await wordOf(settlement(stranger, deal.id))).toBe('AUCTION_INVALID')
  expect(await wordOf(settlement(stranger, unsold.id))).toBe('AUCTION_INVALID')
  expect(await wordOf(settlement(world.stranger, deal.id))).toBe('AUCTION_NOT_FOUND')
  expect(await wordOf(settlement(world.office, randomUUID()))).toBe('AUCTION_NOT_FOUND')
})

test('a statement has the lines of its month and what is owed after each', async () => {
  const params = { id: deal.buyer.shopId }
  // Billed and paid on days that may lie on both sides of a month's end.
  const months = await world.sql<{ month: string }[]>`
    select distinct to_char(happened_at at time zone 'Asia/Seoul', 'YYYY-MM') as month from ledger_entries order by 1`
  const texts = []
  for (const one of months)
    texts.push(await textOf(await deal.buyer.ask(calls.printStatement, { params, body: { month: one.month } })))
  says(texts.join(''), '거래명세서', '낙찰수수료', '+550,000원', '-550,000원', '미납 잔액', '500,000원')
  const print = await deal.buyer.ask(calls.printStatement, { params, body: { month: await month() } })
  const checked = await world.ask(calls.checkPrint, { params: { printNo: print.printNo } })
  expect(checked).toEqual({
    printNo: print.printNo, kind: 'statement', sha256: print.sha256, subjectNo: await month(), issuedAt: print.issuedAt,
  })
  const wrong = { params, body: { month: '2026-13' } }
  expect(await wordOf(deal.buyer.ask(calls.printStatement, wrong))).toBe('INVALID_MONTH_FORMAT')
  const other = await world.dealer()
  const body = { month: await month() }
  expect(await wordOf(other.ask(calls.printStatement, { params, body }))).toBe('404')
})

test('a slip says where a car stands or to whom it has left, and the office’s look is written down', async () => {
  const { items: [stay] } = await world.office.ask(yardCalls.listCheckIns, {
    query: { filter: { orderId: { eq: deal.orderId } } },
  })
  const ask = (id = stay?.id ?? '') => world.office.ask(calls.printYardSlip, { params: { id }, body: {} })
  const there = await textOf(await ask())
  says(there, '입고증', stay?.carNumber ?? '', stay?.slotName ?? '', '2개')
  await release(world, deal)
  const gone = await textOf(await ask())
  says(gone, '출고증')
  says(gone, '구매자')
  expect(await wordOf(ask(randomUUID()))).toBe('404')
  expect(await wordOf(deal.buyer.ask(calls.printYardSlip, { params: { id: stay?.id ?? '' }, body: {} }))).toBe('403')
  const [row] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from access_log where act = 'print yardSlip' and subject_id = ${stay?.id ?? ''}`
  expect(row?.count).toBe(2)
})

test('the same print by many at once is one document', async () => {
  const { id } = await world.opened({ kind: 'pro', houseType: 'outflow' })
  const prints = await Promise.all(Array.from({ length: 8 }, () => sheet(world.office, id)))
  expect(new Set(prints.map(({ printNo }) => printNo)).size).toBe(1)
  expect(await wordOf(world.ask(calls.checkPrint, { params: { printNo: 'P-0000-0000-0000' } }))).toBe('404')
})

test('the file of a print ends after a month; its number and its hash stay', async () => {
  const print = await settlement(deal.buyer, deal.id)
  const [row] = await world.sql<{ days: number }[]>`
    select round(extract(epoch from keep_until - issued_at) / 86400)::int as days
    from prints join files on files.id = file_id where print_no = ${print.printNo}`
  expect(row?.days).toBe(30)
  await world.sql`update files set state = 'deleted', deleted_at = app_now() where id = ${print.file.id}`
  expect((await world.ask(calls.checkPrint, { params: { printNo: print.printNo } })).sha256).toBe(print.sha256)
})
