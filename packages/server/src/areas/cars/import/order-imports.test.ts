// Sheets of cars through the front door: tried first, drafted each once whatever happens, and told row by row.
import { randomUUID } from 'node:crypto'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { codeOf } from '../../../testing/ask.ts'
import { csvOf, sendSheet, xlsxOf } from '../../../testing/cars/sheets.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { until } from '../../../testing/until.ts'
import { openLog } from '../../../runtime/log.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import { sweepOrderImports } from './give-up.ts'
import { forgetOrderImports, readOrderImport } from './read-import.ts'
import { runOrderImport } from './run-import.ts'

let app: TestApp
let clerk: TestMember
let partner: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  clerk = await app.member({ type: 'admin' })
  partner = await makePartnerWorld(app, clerk.ask)
  await app.jobs.work(app.act)
})
afterAll(() => app.stop())

let made = 0
const freshPlates = (count: number): string[] =>
  Array.from({ length: count }, () => `${100 + Math.floor(made / 9_000)}나${1_000 + (made++ % 9_000)}`)

const head = ['차량번호', '판매방식', '소유자명', '희망가(만원)', '주행거리', '우편번호', '주소', '키개수', '비고']
const rowOf = (plate: string, note = '') =>
  [plate, '프로', '홍길동', 1_250, '45,210km', '06236', '서울특별시 강남구 테헤란로 1', 2, note]
const sheetOf = (plates: readonly string[]) => Buffer.from(csvOf([head, ...plates.map((plate) => rowOf(plate))]))

const see = (id: string) => clerk.ask(calls.getOrderImport, { params: { id } })
const one = (id: string) => ({ params: { id }, body: {} })
const reach = async (id: string, step: string) => {
  await until(async () => {
    app.jobs.wake()
    return (await see(id)).step === step
  })
  return see(id)
}
const tried = async (bytes: Buffer, wish?: Parameters<typeof sendSheet>[2]) => {
  const { id } = await sendSheet(clerk.ask, bytes, wish)
  await clerk.ask(calls.readOrderImport, one(id))
  await until(async () => {
    app.jobs.wake()
    return (await see(id)).readAt !== null
  })
  return see(id)
}
const drafted = async (bytes: Buffer, wish?: Parameters<typeof sendSheet>[2]) => {
  const { id } = await tried(bytes, wish)
  await clerk.ask(calls.runOrderImport, one(id))
  return reach(id, 'done')
}
const rowsOf = async (id: string) => (await clerk.ask(calls.listOrderImportRows, {
  query: { filter: { importId: { eq: id } }, sort: [{ line: 'asc' }], size: 100 },
})).items
const ordersOf = async (plates: readonly string[]) => (await clerk.ask(calls.listOrders, {
  query: { filter: { carNumber: { in: [...plates] } }, size: 100 },
})).items
const ordersIn = async (id: string): Promise<number> => {
  const [row] = await app.sql<{ orders: number }[]>`
    select count(orders.id)::int as orders from order_import_rows rows join orders on orders.id = rows.order_id
    where rows.import_id = ${id}`
  return row?.orders ?? 0
}

test('a trial drafts nothing, and then each right row is drafted with everything that it says', async () => {
  const plates = freshPlates(2)
  const [plate = ''] = plates
  const found = await tried(sheetOf(plates))
  expect(found).toMatchObject({ step: 'read', format: 'utf8', rowCount: 2, rightCount: 2, wrongCount: 0, madeCount: 0 })
  expect(await ordersOf(plates)).toEqual([])

  await clerk.ask(calls.runOrderImport, one(found.id))
  expect(await reach(found.id, 'done')).toMatchObject({ rightCount: 0, madeCount: 2 })
  const [row] = await ordersOf([plate])
  const order = await clerk.ask(calls.getOrder, { params: { id: row?.id ?? '' } })
  expect(order).toMatchObject({
    state: 'draft', kind: 'pro', houseType: 'outflow', region: 'seoul', hopePriceWon: 12_500_000, partnerId: null,
    odometer: { reading: 45_210, unit: 'Km', km: 45_210 }, memberId: clerk.memberId,
    address: { postalCode: '06236', road: '서울특별시 강남구 테헤란로 1', detail: '' },
    answers: { keyCount: 2, hadAccident: 'unknown' },
  })
  expect(order.dueAt).not.toBeNull()
  const [due] = await app.sql`select duty from deadlines where row_id = ${order.id} and next_at is not null`
  expect(due).toEqual({ duty: 'draft' })
  const [audit] = await app.sql`
    select member_id, after from audit_log where subject_id = ${order.id} and act = 'draft order'`
  expect(audit).toMatchObject({ member_id: clerk.memberId, after: { orderImportId: found.id } })
})

test('good and bad rows come apart, each with what is wrong; the report can be mended and brought again', async () => {
  const [good = '', bad = '', later = ''] = freshPlates(3)
  const bytes = xlsxOf([head, rowOf(good, '=1+1'), [bad, '경매', null, '비쌈', 1, null, null, null, null], rowOf(good)])
  const { id } = await drafted(bytes, { fileName: '매입.xlsx' })
  const rows = await rowsOf(id)
  expect(rows.map(({ line, outcome, faults }) => [line, outcome, faults.map(({ column }) => column?.ko)])).toEqual([
    [2, 'made', []], [3, 'wrong', ['판매방식', '희망가(만원)']], [4, 'wrong', ['차량번호']],
  ])
  expect(rows[0]?.orderNo).toMatch(/^S/)

  const { fileName, content } = await clerk.ask(calls.getOrderImportReport, {
    params: { id }, query: { outcome: 'wrong' },
  })
  expect(fileName).toBe('매입-결과.csv')
  expect(content).toContain('판매방식: 셀프, 프로, 프라임 중 하나로 적어 주세요.')
  const mended = content.replace('경매', '셀프').replace('비쌈', '980').replaceAll(good, later)
  const { madeCount } = await drafted(Buffer.from(mended))
  expect(madeCount).toBe(2)
  expect((await ordersOf([bad])).map(({ kind }) => kind)).toEqual(['self'])

  const whole = await clerk.ask(calls.getOrderImportReport, { params: { id }, query: {} })
  expect(whole.content).toContain("'=1+1")
  expect(whole.content).not.toMatch(/(^|,)=1/m)
})

test('a car that is offered already is told, in the trial and when it came up only after it', async () => {
  const [before = '', between = '', free = ''] = freshPlates(3)
  await clerk.ask(calls.draftOrder, { body: { carNumber: before, exhibitId: null } })
  const { id, rightCount } = await tried(sheetOf([before, between, free]))
  expect(rightCount).toBe(2)
  await clerk.ask(calls.draftOrder, { body: { carNumber: between, exhibitId: null } })
  await clerk.ask(calls.runOrderImport, one(id))
  expect(await reach(id, 'done')).toMatchObject({ wrongCount: 2, madeCount: 1 })
  expect((await rowsOf(id)).map(({ faults }) => faults[0]?.message.en ?? 'none')).toEqual([
    expect.stringContaining('There is a draft'), expect.stringContaining('There is a draft'), 'none',
  ])
})

test('cars of a partner are the partner’s, who sees them', async () => {
  const plates = freshPlates(1)
  await drafted(sheetOf(plates), { partnerId: partner.partnerId })
  const { items } = await partner.officer.ask(calls.listOrders, {
    query: { filter: { carNumber: { in: plates } } },
  })
  expect(items.map(({ partnerId, exhibitId }) => [partnerId, exhibitId])).toEqual([[partner.partnerId, null]])
  const strange = { fileName: 'a.csv', sizeBytes: 1, partnerId: randomUUID() }
  expect(await codeOf(clerk.ask(calls.createOrderImport, { body: strange }))).toBe('NOT_FOUND')
})

const jobGiven = () => ({
  database: app.database, act: app.act, log: openLog('error', () => {}), signal: new AbortController().signal,
})

describe('whatever happens meanwhile', () => {
  test('a worker that dies in the middle leaves the rest to others, and no row is drafted twice', async () => {
    const plates = freshPlates(450)
    const { id } = await tried(sheetOf(plates))
    await app.sql`update order_imports set begun_at = app_now() where id = ${id}`
    const run = (act: Act) => runOrderImport(app.providers)({ importId: id }, { ...jobGiven(), act })
    let pieces = 0
    const dying: Act = (actor, work) => app.act(actor, async (of) => {
      const result = await work(of)
      pieces += 1
      // Everything of the third piece is written, and nothing of it will ever be seen.
      if (pieces === 3) throw new Error('the power is gone')
      return result
    })
    await expect(run(dying)).rejects.toThrow('the power is gone')
    expect(await see(id)).toMatchObject({ step: 'running', madeCount: 200, rightCount: 250 })
    expect(await ordersIn(id)).toBe(200)

    await Promise.all([run(app.act), run(app.act), run(app.act)])
    expect(await see(id)).toMatchObject({ step: 'done', madeCount: 450, rightCount: 0, wrongCount: 0 })
    expect(await ordersIn(id)).toBe(450)
    const [counted] = await app.sql`
      select count(*)::int as orders, count(distinct car_number)::int as cars from orders
      where car_number = any(${plates})`
    expect(counted).toEqual({ orders: 450, cars: 450 })
  })

  test('work that is given up says so in either step, and goes on when somebody asks for it again', async () => {
    const plates = freshPlates(2)
    const { id } = await sendSheet(clerk.ask, sheetOf(plates))
    const fail = async (job: typeof runOrderImport, isLastTry: boolean): Promise<void> => {
      let isBroken = true
      const act: Act = (actor, work) => app.act(actor, async (of) => {
        if (isBroken) {
          isBroken = false
          throw new Error('the disk is full')
        }
        return work(of)
      })
      const failing = job(app.providers)({ importId: id }, { ...jobGiven(), act, isLastTry })
      await expect(failing).rejects.toThrow('the disk is full')
    }
    await app.sql`update order_imports set received_at = app_now() where id = ${id}`
    await fail(readOrderImport, false)
    expect((await see(id)).step).toBe('reading')
    await fail(readOrderImport, true)
    expect((await see(id)).step).toBe('failed')
    expect(await codeOf(clerk.ask(calls.runOrderImport, one(id)))).toBe('CONFLICT')
    expect((await clerk.ask(calls.readOrderImport, one(id))).step).toBe('reading')
    await reach(id, 'read')

    await app.sql`update order_imports set begun_at = app_now() where id = ${id}`
    await fail(runOrderImport, true)
    expect((await see(id)).step).toBe('failed')
    expect(await codeOf(clerk.ask(calls.readOrderImport, one(id)))).toBe('CONFLICT')
    await clerk.ask(calls.runOrderImport, one(id))
    expect(await reach(id, 'done')).toMatchObject({ madeCount: 2 })
  })

  test('work whose node died in its last try is given up for it, and what is still queued is left alone', async () => {
    const died = await tried(sheetOf(freshPlates(1)))
    const queued = await tried(sheetOf(freshPlates(1)))
    const unread = await sendSheet(clerk.ask, sheetOf(freshPlates(1)))
    await app.sql`update order_imports set begun_at = app_now() where id in ${app.sql([died.id, queued.id])}`
    await app.sql`update order_imports set received_at = app_now() where id = ${unread.id}`
    await app.act('flow', ({ enqueue }) => enqueue('runOrderImport', [{ importId: queued.id }], 600))
    await sweepOrderImports({}, jobGiven())
    expect([(await see(died.id)).step, (await see(queued.id)).step, (await see(unread.id)).step]).toEqual(
      ['failed', 'running', 'failed'])
    await clerk.ask(calls.runOrderImport, one(died.id))
    expect(await reach(died.id, 'done')).toMatchObject({ madeCount: 1 })
  })

  test('two sheets with the same cars at the same moment draft each car once', async () => {
    const plates = freshPlates(120)
    const [one_, other] = [await tried(sheetOf(plates)), await tried(sheetOf(plates))]
    await Promise.all([one_, other].map(({ id }) => clerk.ask(calls.runOrderImport, one(id))))
    const ended = await Promise.all([one_, other].map(({ id }) => reach(id, 'done')))
    expect(ended.reduce((sum, { madeCount }) => sum + madeCount, 0)).toBe(120)
    expect(ended.reduce((sum, { wrongCount }) => sum + wrongCount, 0)).toBe(120)
  })

  test('five thousand cars come in one sheet of several pieces, sent again where they were cut off', async () => {
    const plates = freshPlates(5_000)
    const bytes = sheetOf(plates)
    const cut = await sendSheet(clerk.ask, bytes, { without: [1] })
    expect(cut.places).not.toContain(1)
    const size = orderImportBounds.pieceBytes
    const content = bytes.subarray(size, 2 * size).toString('base64')
    for (let time = 0; time < 2; time++)
      await clerk.ask(calls.putOrderImportPiece, { params: { id: cut.id, place: '1' }, body: { content } })
    await clerk.ask(calls.readOrderImport, one(cut.id))
    expect(await reach(cut.id, 'read')).toMatchObject({ rowCount: 5_000, rightCount: 5_000 })
    await clerk.ask(calls.runOrderImport, one(cut.id))
    expect(await reach(cut.id, 'done')).toMatchObject({ madeCount: 5_000 })
    expect(await ordersIn(cut.id)).toBe(5_000)
  })
})

describe('refusals', () => {
  test('a file is taken whole and of its size, or not at all', async () => {
    const bytes = Buffer.concat([sheetOf(freshPlates(1)), Buffer.alloc(orderImportBounds.pieceBytes, '\n')])
    const { id, places } = await sendSheet(clerk.ask, bytes, { without: [1] })
    expect(places).toEqual([0])
    expect(await codeOf(clerk.ask(calls.readOrderImport, one(id)))).toBe('CONFLICT')
    const put = (place: string, content: string) =>
      clerk.ask(calls.putOrderImportPiece, { params: { id, place }, body: { content } })
    expect(await codeOf(put('1', 'AAAA'))).toBe('BadRequestSchema')
    expect(await codeOf(put('99', 'AAAA'))).toBe('BadRequestSchema')
    expect(await codeOf(clerk.ask(calls.runOrderImport, one(id)))).toBe('CONFLICT')
    expect(await clerk.ask(calls.deleteOrderImport, { params: { id } })).toBeNull()
    expect(await codeOf(see(id))).toBe('NOT_FOUND')
  })

  test('a file that cannot be read is told why, and nothing of it is kept', async () => {
    const found = await tried(Buffer.from('이름,금액\n홍길동,3\n'))
    expect(found).toMatchObject({ step: 'refused', rowCount: 0, places: [] })
    expect(found.refusal?.ko).toContain('차량번호')
    expect(await codeOf(clerk.ask(calls.runOrderImport, one(found.id)))).toBe('CONFLICT')
  })

  test('nobody but the office brings sheets, and what drafted orders is not forgotten', async () => {
    const dealer = await app.member()
    for (const { ask } of [dealer, partner.officer])
      expect(await codeOf(ask(calls.createOrderImport, { body: { fileName: 'a.csv', sizeBytes: 1, partnerId: null } })))
        .toBe('FORBIDDEN')
    const { id } = await drafted(sheetOf(freshPlates(1)))
    expect(await codeOf(clerk.ask(calls.deleteOrderImport, { params: { id } }))).toBe('CONFLICT')
    expect(await codeOf(clerk.ask(calls.readOrderImport, one(id)))).toBe('CONFLICT')
    expect(await codeOf(clerk.ask(calls.getOrderImportReport, { params: { id: randomUUID() }, query: {} })))
      .toBe('NOT_FOUND')
  })
})

describe('what a file told of people is forgotten after a while', () => {
  const age = (id: string, days: number, column = 'created_at') => app.sql`
    update order_imports set ${app.sql(column)} = app_now() - make_interval(days => ${days}) where id = ${id}`
  const forget = () => forgetOrderImports({}, jobGiven())

  test('and the orders stay', async () => {
    const plates = freshPlates(1)
    const { id } = await drafted(sheetOf(plates))
    await age(id, 31)
    await forget()
    expect(await codeOf(see(id))).toBe('NOT_FOUND')
    expect(await ordersOf(plates)).toHaveLength(1)
  })

  test('also where it was begun and never ended, but not while it is at work', async () => {
    const { id } = await tried(sheetOf(freshPlates(1)))
    await app.sql`update order_imports set begun_at = app_now(), updated_at = app_now() where id = ${id}`
    await age(id, 31)
    await forget()
    expect(await see(id)).toMatchObject({ step: 'running' })
    await age(id, 2, 'updated_at')
    await forget()
    expect(await codeOf(see(id))).toBe('NOT_FOUND')
  })

  test('however many there are', async () => {
    await app.sql`
      insert into order_imports (file_name, size_bytes, created_by, created_at)
      select 'old.csv', 1, ${clerk.userId}, app_now() - interval '40 days' from generate_series(1, 12)`
    await forget()
    expect(await app.sql`select from order_imports where file_name = 'old.csv'`).toHaveLength(0)
  })
})
