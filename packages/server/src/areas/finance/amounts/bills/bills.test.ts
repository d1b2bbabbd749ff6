// Papers through the front door: wanted, due, noted as issued, taken back, and who is told that they wait.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { workCalls } from '@bidyard/contract/calls/work'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../../testing/app.ts'
import { Answered, refusalOf } from '../../../../testing/ask.ts'
import {
  bankPays, bankTakesBack, confirm, freshOwner, type MoneyWorld, nowOf, once, openMoneyWorld, payDeposit, setAccount,
} from '../../../../testing/money/money-world.ts'
import { seoulDayOf } from '../../../../runtime/seoul.ts'

type BillType = 'unissued' | 'taxBill' | 'cashReceipt'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
let today: string
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
  today = seoulDayOf(await nowOf(world))
})
afterAll(() => world.stop())

const reason = '홈택스 발행'
const taxNumber = '20260105-41000012-7a3c51f0'
const kept = taxNumber.replaceAll('-', '')
const at = (id: string) => ({ params: { id }, body: { reason } })
const issue = () => once(world.staff, calls.issueAmount, { body: {
  shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true, reason,
} })
const want = (id: string, billType: BillType) =>
  once(world.staff, calls.changeBillType, { params: { id }, body: { billType, reason } })
const note = (id: string, number = taxNumber, issuedOn = today, who = world.staff) =>
  once(who, calls.noteBillIssued, { params: { id }, body: { issuedOn, number, reason } })
const takeBack = (id: string) => once(world.staff, calls.takeBackBillNote, at(id))
const get = (id: string) => owner.ask(calls.getAmount, { params: { id } })
const paid = async (billType: BillType = 'taxBill'): Promise<string> => {
  const { id } = await issue()
  await want(id, billType)
  await bankPays(world, id, 110_000)
  return id
}
const paidAt = (id: string, moment: string) => world.app.sql`
  update amounts set paid_at = ${moment} where id = ${id}`
const statusOf = async (work: Promise<unknown>): Promise<number> => (await refusalOf(work)).status
const codes = (works: readonly Promise<unknown>[]): Promise<number[]> => Promise.all(works.map((work) =>
  work.then(() => 200, (error: unknown) => (error instanceof Answered ? error.status : 0))))

const dueOnes = async (who: TestMember = owner) => (await who.ask(calls.listAmounts, {
  query: { filter: { isBillDue: { eq: true }, shopId: { eq: owner.shopId } }, sort: [{ billDueOn: 'asc' }] },
})).items.map(({ id, billDueOn }) => ({ id, billDueOn }))
const waiting = async (who: TestMember = world.second) => (await who.ask(workCalls.listWorkItems, {
  query: { filter: { kind: { eq: 'billPaper' } }, sort: [{ dueAt: 'asc' }], size: 100 },
})).items

describe('a paper', () => {
  test('is awaited from the payment on until somebody notes what was issued', async () => {
    const { id } = await issue()
    expect(await want(id, 'taxBill')).toMatchObject({ billDueOn: null, billIssuedOn: null, billNumber: null })
    expect(await statusOf(note(id))).toBe(409)
    expect(await dueOnes()).toEqual([])
    await bankPays(world, id, 110_000)
    await paidAt(id, '2025-12-31T15:00:00+09:00')
    expect(await get(id)).toMatchObject({ billDueOn: '2026-01-10' })
    expect(await note(id)).toMatchObject({ billDueOn: null, billIssuedOn: today, billNumber: kept })
    expect(await get(id)).toMatchObject({ billIssuedOn: today, billNumber: kept })
    expect(await dueOnes()).toEqual([])
    expect(await statusOf(note(id))).toBe(409)
  })

  test('of what was paid before papers were noted here waits for nobody, and may be noted all the same', async () => {
    const id = await paid()
    // As the migration leaves what it finds.
    await world.app.sql`update amounts set bill_waits = false where id = ${id}`
    expect((await dueOnes()).filter((one) => one.id === id)).toEqual([])
    expect(await note(id)).toMatchObject({ billNumber: kept })
  })

  test('bears a number of its own kind, and was issued on no day to come', async () => {
    const id = await paid('cashReceipt')
    const tomorrow = seoulDayOf(new Date((await nowOf(world)).getTime() + 86_400_000))
    const issuesOf = async (number: string, day?: string) => {
      const { body } = await refusalOf(note(id, number, day))
      expect(body).toMatchObject({ code: 'BadRequestSchema', detail: '0001.invalidBodySchema' })
      return body.issues?.map(({ path }) => path)
    }
    expect(await issuesOf(taxNumber)).toEqual(['body.number'])
    expect(await issuesOf('12345678')).toEqual(['body.number'])
    expect(await issuesOf('123456789', tomorrow)).toEqual(['body.issuedOn'])
    expect(await issuesOf('1', tomorrow)).toEqual(['body.issuedOn', 'body.number'])
    expect(await note(id, '123 456-789')).toMatchObject({ billNumber: '123456789' })
    const tax = await paid()
    expect((await refusalOf(note(tax, '123456789'))).body.issues?.map(({ path }) => path)).toEqual(['body.number'])
  })

  test('that is not wanted, or is for no fee, is noted by nobody', async () => {
    expect(await statusOf(note(await paid('unissued')))).toBe(409)
    expect(await statusOf(note((await payDeposit(world, owner.shopId)).amountId))).toBe(409)
    expect(await statusOf(note(randomUUID()))).toBe(404)
    expect(await statusOf(takeBack(randomUUID()))).toBe(404)
    const id = await paid()
    expect(await statusOf(takeBack(id))).toBe(409)
    const inspector = await world.app.member({ type: 'admin', part: 'inspection' })
    expect(await statusOf(note(id, taxNumber, today, inspector))).toBe(403)
    expect(await statusOf(once(inspector, calls.takeBackBillNote, at(id)))).toBe(403)
    expect(await statusOf(note(id, taxNumber, today, owner))).toBe(403)
  })

  test('that was noted keeps its kind until the note is taken back', async () => {
    const id = await paid()
    await note(id)
    expect(await statusOf(want(id, 'cashReceipt'))).toBe(409)
    expect(await takeBack(id)).toMatchObject({ billIssuedOn: null, billNumber: null, billType: 'taxBill' })
    expect(await dueOnes()).toMatchObject([{ id }])
    expect(await want(id, 'cashReceipt')).toMatchObject({ billType: 'cashReceipt' })
    expect(await note(id, '123456789')).toMatchObject({ billNumber: '123456789' })
  })

  test('that was issued has to be cancelled when its money goes back, and no other is issued then', async () => {
    const [id, never] = [await paid(), await paid()]
    await note(id)
    await setAccount(owner)
    for (const one of [id, never])
      await confirm(world, (await once(world.staff, calls.proposeRefund, at(one))).id)
    expect(await get(id)).toMatchObject({ state: 'refunding', billIssuedOn: today })
    expect(await get(never)).toMatchObject({ state: 'refunding', billDueOn: null })
    expect(await statusOf(note(never))).toBe(409)
    expect(await dueOnes()).toEqual([{ id, billDueOn: null }])
    expect((await waiting()).find((one) => one.id === id)).toMatchObject({ won: 110_000, dueAt: null })
    expect(await takeBack(id)).toMatchObject({ state: 'refunding', billIssuedOn: null })
    expect(await dueOnes()).toEqual([])
    expect((await waiting()).some((one) => one.id === id)).toBe(false)
  })

  test('is not issued a second time for what the bank took back and the shop paid again', async () => {
    const id = await paid()
    await note(id)
    await bankTakesBack(world, id)
    expect(await get(id)).toMatchObject({ state: 'billed', billIssuedOn: today })
    await bankPays(world, id, 110_000)
    expect(await get(id)).toMatchObject({ state: 'paid', billIssuedOn: today, billDueOn: null })
    expect(await dueOnes()).toEqual([])
  })
})

describe('at the same moment', () => {
  test('two clerks note one paper once', async () => {
    const id = await paid()
    const both = await codes([note(id), note(id, taxNumber, today, world.second)])
    expect(both.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await world.app.sql`
      select from audit_log where subject_id = ${id} and act = 'note bill issued'`).toHaveLength(1)
  })

  test('another kind is wanted and a paper is noted: the number always fits its kind', async () => {
    const done = []
    for (let time = 0; time < 6; time += 1) {
      const id = await paid()
      done.push((await codes([note(id), want(id, 'cashReceipt')])).join())
      const { billType, billNumber } = await get(id)
      expect([['taxBill', kept], ['cashReceipt', null]]).toContainEqual([billType, billNumber])
    }
    for (const one of done) expect(['200,409', '400,200']).toContain(one)
  })

  test('it is noted and given back: either the refund sees it or nobody notes it', async () => {
    const id = await paid()
    await setAccount(owner)
    const { id: proposal } = await once(world.staff, calls.proposeRefund, at(id))
    const [noted] = await codes([note(id), confirm(world, proposal)])
    const { state, billIssuedOn } = await get(id)
    expect({ state, billIssuedOn }).toEqual({ state: 'refunding', billIssuedOn: noted === 200 ? today : null })
  })
})

describe('what is due', () => {
  const lastMoments: Readonly<Record<'taxBill' | 'cashReceipt', string>> = {
    taxBill: '2026-02-10T14:59:59.000Z', cashReceipt: '2026-01-20T14:59:59.000Z',
  }

  test('is found by its last day, the first one first, by the office and by the shop itself', async () => {
    const [tax, receipt] = [await paid(), await paid('cashReceipt')]
    for (const id of [tax, receipt]) await paidAt(id, '2026-01-15T12:00:00+09:00')
    const both = [{ id: receipt, billDueOn: '2026-01-20' }, { id: tax, billDueOn: '2026-02-10' }]
    expect(await dueOnes()).toEqual(both)
    expect(await dueOnes(world.second)).toEqual(both)
    expect(await dueOnes(world.stranger)).toEqual([])
    const byDay = await owner.ask(calls.listAmounts, { query: { filter: { billDueOn: { lte: '2026-01-20' } } } })
    expect(byDay.items.map(({ id }) => id)).toEqual([receipt])
    await note(tax)
    const issued = await owner.ask(calls.listAmounts, { query: { filter: { billIssuedOn: { eq: today } } } })
    expect(issued.items.map(({ id }) => id)).toEqual([tax])
  })

  test('waits for the money desk until it is noted, and is counted there', async () => {
    const before = await world.second.ask(calls.getMoneyDesk)
    const [tax, receipt] = [await paid(), await paid('cashReceipt')]
    for (const id of [tax, receipt]) await paidAt(id, '2026-01-15T12:00:00+09:00')
    const mine = async () => (await waiting()).filter(({ id }) => id === tax || id === receipt)
      .map(({ id, placeId, won, dueAt, part }) => ({ id, placeId, won, dueAt, part }))
    const of = { won: 110_000, part: 'money' } as const
    expect(await mine()).toEqual([
      { ...of, id: receipt, placeId: receipt, dueAt: lastMoments.cashReceipt },
      { ...of, id: tax, placeId: tax, dueAt: lastMoments.taxBill },
    ])
    expect(await waiting(await world.app.member({ type: 'admin', part: 'screening' }))).toEqual([])
    const { papersDue, papersLate } = await world.second.ask(calls.getMoneyDesk)
    expect({ papersDue, papersLate }).toEqual({ papersDue: before.papersDue + 2, papersLate: before.papersLate + 2 })
    await note(receipt, '123456789')
    expect((await mine()).map(({ id }) => id)).toEqual([tax])
    await takeBack(receipt)
    expect(await mine()).toHaveLength(2)
  })

  test('by the list is what is shown of each, at whatever moment it was paid', async () => {
    const ids = { taxBill: await paid(), cashReceipt: await paid('cashReceipt') }
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    await fc.assert(fc.asyncProperty(moment, fc.constantFrom('taxBill', 'cashReceipt'), async (when, type) => {
      await paidAt(ids[type], when.toISOString())
      const { billDueOn } = await get(ids[type])
      const { items } = await owner.ask(calls.listAmounts, {
        query: { filter: { billDueOn: { eq: billDueOn ?? '' }, billType: { eq: type } } },
      })
      expect(items.map(({ id }) => id)).toEqual([ids[type]])
    }), { numRuns: 60 })
  })
})
