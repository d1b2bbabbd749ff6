// Auctions of another system come in as history, leave as they came, and are nothing that one could bid on.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { readArchive } from '../../../testing/exports/read-archive.ts'
import { forgetPastAuctions, importPastAuctions } from '../../auctions/for-other-areas.ts'
import { exportPastAuctions } from './export-past-auctions.ts'

let app: TestApp
let staff: TestMember
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  folder = await mkdtemp(join(tmpdir(), 'bidyard-past-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const at = (name: string): string => join(folder, name)
const bring = (path: string, isTrial = false) =>
  importPastAuctions({ database: app.database, act: app.act, path, isTrial })
const take = (name: string) =>
  exportPastAuctions({ database: app.database, act: app.act, path: at(name), language: 'ko' })
const list = async () => (await staff.ask(calls.listPastAuctions, { query: { sort: [{ closedAt: 'asc' }] } })).items
const example = new URL('../../../../../../docs/operations/examples/past-auctions.csv', import.meta.url).pathname

test('the documented example is history, brought once however often, and asks nobody for anything', async () => {
  const worked = async () => (await app.sql`
    select (select count(*)::int from auctions) + (select count(*)::int from orders) as market,
      (select count(*)::int from deadlines) as deadlines, (select count(*)::int from ledger_entries) as entries,
      (select count(*)::int from amounts) as amounts, (select count(*)::int from notices) as notices`)[0]
  const before = await worked()
  expect(await bring(example, true)).toMatchObject({
    isImported: true, summary: 'a trial, nothing was kept: 3 past auctions added, 0 changed',
  })
  expect(await list()).toEqual([])
  expect(await bring(example)).toMatchObject({ isImported: true, summary: '3 past auctions added, 0 changed' })
  const first = await list()
  expect(first.map(({ auctionNo, result, closedAt, bidCount, amountWon }) =>
    [auctionNo, result, closedAt, bidCount, amountWon])).toEqual([
    ['2024-0117', 'sold', '2024-01-17T05:00:00.000Z', 7, 15_200_000],
    ['2024-0118', 'unsold', '2024-01-18T05:00:00.000Z', 2, null],
    ['2024-0119', 'cancelled', '2024-01-19T01:00:00.000Z', 0, null],
  ])
  expect(first[0]).toMatchObject({
    system: 'old-hall', kind: 'pro', carNumber: '12가3456', maker: '현대', fuel: 'gasoline', region: 'seoul',
    odometerKm: 45_210, buyerBusinessNumber: '2118601113', buyerShop: null,
  })
  expect(await bring(example)).toMatchObject({ isImported: true, summary: '0 past auctions added, 0 changed' })
  expect(await list()).toEqual(first)
  expect(await worked()).toEqual(before)
  const dealer = await app.member()
  expect((await dealer.ask(calls.listAuctions, { query: {} })).items).toEqual([])
})

test.each(['csv', 'xlsx'])('what leaves as %s is what it was when it is brought again', async (kind) => {
  const first = await list()
  expect(await take(`first.${kind}`)).toEqual({ rowCount: 3 })
  await app.sql`delete from past_auctions`
  expect(await bring(at(`first.${kind}`))).toMatchObject({ summary: '3 past auctions added, 0 changed' })
  const plain = (items: typeof first) => items.map((one) => ({ ...one, id: '', createdAt: '', updatedAt: '' }))
  expect(plain(await list())).toEqual(plain(first))
  await take(`second.${kind}`)
  const [one, two] = await Promise.all([readFile(at(`first.${kind}`)), readFile(at(`second.${kind}`))])
  if (kind === 'csv') expect(two.toString()).toBe(one.toString())
  else expect(readArchive(two)).toEqual(readArchive(one))
})

test('a shop that has the number of a buyer is shown with it, and what a file says anew is changed', async () => {
  const buyer = await app.member()
  await app.sql`update companies set business_number = '2118601113' where id = ${buyer.companyId}`
  const text = await readFile(example, 'utf8')
  await writeFile(at('mended.csv'), text.replace(',7,15200000', ',8,15300000'))
  expect(await bring(at('mended.csv'))).toMatchObject({ summary: '0 past auctions added, 1 changed' })
  const [sold] = await list()
  expect(sold).toMatchObject({ bidCount: 8, amountWon: 15_300_000, buyerShop: { id: buyer.shopId } })
})

const plainHead = 'auctionNo,result,maker,model,closedAt,bidCount'
const bringText = async (name: string, text: string) => {
  await writeFile(at(name), text)
  return bring(at(name))
}

test('columns that a file has not got stay as they are, and empty cells are emptied', async () => {
  const [sold, unsold] = await list()
  const narrow = `system,${plainHead},modelYear\nold-hall,2024-0118,unsold,기아,K5,2024-01-18 14:00,5,`
  expect(await bringText('narrow.csv', narrow)).toMatchObject({ summary: '0 past auctions added, 1 changed' })
  const after = await list()
  expect(after[1]).toEqual({
    ...unsold, maker: '기아', model: 'K5', modelYear: null, bidCount: 5, updatedAt: expect.any(String) as string,
  })
  const early = `system,${plainHead},amountWon\nold-hall,2024-0117,sold,현대,아반떼,2023-01-01,5,100`
  await bringText('early.csv', early)
  expect((await list())[0]).toMatchObject({ openedAt: null, odometerKm: sold?.odometerKm, carNumber: '12가3456' })
  await bringText('json.json', JSON.stringify([{
    system: 'old-hall', auctionNo: '2024-0117', result: 'unsold', maker: '현대', model: '아반떼', closedAt: '2024-01-17',
    bidCount: 1,
  }]))
  expect((await list())[0]).toMatchObject({ amountWon: null, buyerBusinessNumber: null, odometerKm: sold?.odometerKm })
})

test('every word of a car, its plate or its number finds it', async () => {
  const found = async (find: string) =>
    (await staff.ask(calls.listPastAuctions, { query: { filter: { find: { like: find } } } })).items
      .map(({ auctionNo }) => auctionNo)
  for (const find of ['12가 3456', '아반떼 현대', '2024-0117', 'CN7 2021']) expect(await found(find)).toEqual(['2024-0117'])
  expect(await found('k5')).toEqual(['2024-0118'])
  for (const find of ['아반떼 2020', '520d', '%']) expect(await found(find)).toEqual([])
})

test('a file that names a system in some rows only, or holds nothing, is refused', async () => {
  const rows = `system,${plainHead}\na,1,unsold,기아,K5,2024-01-18,5\n,2,unsold,기아,K5,2024-01-18,5`
  expect((await bringText('partly.csv', rows)).faults).toMatchObject([{ line: 3, message: { en: /^system:/ } }])
  for (const text of ['', plainHead]) expect(await bringText('empty.csv', text)).toMatchObject({ isImported: false })
})

test('what one system held is taken away again', async () => {
  await bringText('other.csv', `${plainHead}\n1,unsold,기아,K5,2024-01-18,5`)
  expect(await forgetPastAuctions(app.act, 'previous')).toBe(1)
  expect(await forgetPastAuctions(app.act, 'previous')).toBe(0)
  expect((await list()).every(({ system }) => system === 'old-hall')).toBe(true)
  const lines = await app.sql`select subject, subject_id, before from audit_log where act = 'forget past auctions'`
  expect(lines).toEqual([{ subject: 'pastAuctions', subject_id: 'previous', before: { count: 1 } }])
})

test('every wrong row is told with its line and its column, and nothing of the file is taken', async () => {
  const before = await list()
  const [head = ''] = (await readFile(example, 'utf8')).split('\n')
  const row = (changes: Readonly<Record<string, string>>): string => {
    const plain: Readonly<Record<string, string>> = {
      auctionNo: '1', result: '낙찰', maker: '현대', model: '아반떼', closedAt: '2024-01-17', bidCount: '3',
      amountWon: '100,000', ...changes,
    }
    return head.split(',').map((key) => `"${plain[key] ?? ''}"`).join(',')
  }
  await writeFile(at('wrong.csv'), [
    head, row({}), row({}), row({ auctionNo: '2', result: '모름' }), row({ auctionNo: '3', closedAt: '2999-01-01' }),
    row({ auctionNo: '4', amountWon: '' }),
    row({ auctionNo: '5', result: 'unsold', buyerBusinessNumber: '1234567890' }),
    row({ auctionNo: '6', openedAt: '2024-02-01', modelYear: '1', bidCount: '-1' }), row({ auctionNo: '', maker: '' }),
  ].join('\n'))
  const { isImported, faults } = await bring(at('wrong.csv'))
  expect(isImported).toBe(false)
  expect(faults.map(({ line, message }) => `${line} ${message.en.split(':')[0]}`)).toEqual([
    '3 auctionNo', '4 result', '5 closedAt', '6 amountWon', '7 buyerBusinessNumber', '7 amountWon', '8 modelYear',
    '8 openedAt', '8 bidCount', '9 auctionNo', '9 maker',
  ])
  expect(await list()).toEqual(before)
})
