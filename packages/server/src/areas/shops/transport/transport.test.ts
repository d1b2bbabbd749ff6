// Transport companies through the front door: rates replaced as a whole, drivers whose phones are sealed.
import { randomUUID } from 'node:crypto'
import { shopsCalls as calls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { makeCompany } from '../../../testing/make.ts'
import { repeatedRate } from './transport-rules.ts'

let app: TestApp
let staff: TestMember
let carrier: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  carrier = (await makeCompany(app.database, { kind: 'transport', name: '빠른탁송' })).companyId
})
afterAll(() => app.stop())

describe('rates', () => {
  const seoulBusan = { from: 'seoul', to: 'busan', amountWon: 120_000 } as const
  const busanSeoul = { from: 'busan', to: 'seoul', amountWon: 110_000 } as const
  const read = (id = carrier) => staff.ask(calls.getTransportRates, { params: { id } })
  const set = (rates: readonly (typeof seoulBusan | typeof busanSeoul)[], seenVersion: number, id = carrier) =>
    staff.ask(calls.setTransportRates, { params: { id }, body: { rates: [...rates], seenVersion, reason: '요율 변경' } })

  test('are replaced as a whole, and only from what was seen', async () => {
    const { version } = await read()
    const after = await set([seoulBusan, busanSeoul], version)
    expect(after).toEqual({ version: version + 1, rates: [busanSeoul, seoulBusan] })
    expect(await read()).toEqual(after)
    expect((await refusalOf(set([], version))).status).toBe(409)
    expect(await set([seoulBusan], version + 1)).toMatchObject({ rates: [seoulBusan] })
    expect(await set([], version + 2)).toMatchObject({ rates: [] })
  })

  test('name each way once', async () => {
    expect(repeatedRate([seoulBusan, busanSeoul])).toBeUndefined()
    expect(repeatedRate([seoulBusan, busanSeoul, seoulBusan])).toBe(2)
    const refused = await refusalOf(set([seoulBusan, seoulBusan], (await read()).version))
    expect(refused.body.issues).toEqual([{ path: 'body.rates.1', message: '같은 구간이 두 번 있습니다.' }])
  })

  test('belong to transport companies alone', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    for (const id of [companyId, randomUUID()]) {
      expect((await refusalOf(read(id))).status).toBe(404)
      expect((await refusalOf(set([], 1, id))).status).toBe(404)
    }
  })
})

describe('drivers', () => {
  const hire = (companyId = carrier) =>
    staff.ask(calls.createTransportDriver, { body: { companyId, name: '김기사', phoneNumber: '010-1234-5678' } })

  test('are whole one by one, masked in the list, sealed in the table, and each look is written down', async () => {
    const driver = await hire()
    expect(driver.phoneNumber).toBe('01012345678')
    const { items } = await staff.ask(calls.listTransportDrivers, {
      query: {
        filter: { companyId: { eq: carrier }, isActive: { eq: true }, name: { eq: '김기사' } },
        sort: [{ name: 'asc' }],
      },
    })
    expect(items.find(({ id }) => id === driver.id)?.phoneNumber).toBe('010-****-5678')
    const row = await app.database.primary.selectFrom('transport_drivers').select('phone_sealed')
      .where('id', '=', driver.id).executeTakeFirstOrThrow()
    expect(Buffer.from(row.phone_sealed).includes('01012345678')).toBe(false)
    expect(await staff.ask(calls.getTransportDriver, { params: { id: driver.id } })).toEqual(driver)
    const looks = await app.database.primary.selectFrom('access_log').select(['act', 'user_id'])
      .where('subject_id', '=', driver.id).execute()
    expect(looks).toEqual([{ act: 'view driver', user_id: staff.userId }])
  })

  test('are changed from what was seen, and their phones never reach the audit', async () => {
    const driver = await hire()
    const change = (seenVersion: number) => staff.ask(calls.changeTransportDriver, {
      params: { id: driver.id },
      body: { name: '이기사', phoneNumber: '010-9999-8888', isActive: false, seenVersion },
    })
    expect(await change(1)).toMatchObject({ name: '이기사', phoneNumber: '01099998888', isActive: false, version: 2 })
    expect((await refusalOf(change(1))).status).toBe(409)
    const audit = await app.database.primary.selectFrom('audit_log').select(['before', 'after'])
      .where('subject_id', '=', driver.id).execute()
    expect(JSON.stringify(audit)).not.toMatch(/01012345678|01099998888/)
    expect(JSON.stringify(audit)).toContain('010-****-8888')
  })

  test('drive for transport companies alone', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    const missing = { params: { id: randomUUID() } }
    const body = { name: '이기사', phoneNumber: '010-9999-8888', isActive: false, seenVersion: 1 }
    const refused = await Promise.all([
      hire(companyId), hire(randomUUID()), staff.ask(calls.getTransportDriver, missing),
      staff.ask(calls.changeTransportDriver, { ...missing, body }),
    ].map(refusalOf))
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
