// How long each step of each kind lasts from a Monday morning on, and what staff and sellers have for the small ones.
import { randomUUID } from 'node:crypto'
import type { ContractKind, ContractStep } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { awaitDecision, stopResult } from '../adjustment/result-clock.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { beginReview } from '../papers/review-deadline.ts'
import { readConfigurationRevision } from '../../reference/for-other-areas.ts'
import { endsOf } from './ends.ts'
import { timesOf } from './step-deadlines.ts'

let app: TestApp
let revision: number
beforeAll(async () => {
  app = await startTestApp()
  revision = await readConfigurationRevision(app.database.primary)
})
afterAll(() => app.stop())

const timesFrom = async (from: string, kind: ContractKind, state: ContractStep) => {
  const times = await timesOf({ tx: app.database.primary }, { kind, state, revision }, new Date(from))
  const told = (at: Date | null | undefined) => at?.toISOString().slice(5, 16) ?? null
  return [told(times?.dueAt), told(times?.finalAt)]
}

test.each<[ContractKind, ContractStep, string, string | null]>([
  ['self', 'salesDecision', '03-10T01:00', null], ['self', 'purchaseDecision', '03-10T01:00', null],
  ['self', 'tradeScheduling', '03-10T01:00', '03-11T01:00'], ['self', 'tradeResult', '03-10T01:00', '03-12T01:00'],
  ['self', 'payment', '03-10T01:00', '03-12T01:00'], ['self', 'screening', '03-18T01:00', '03-27T01:00'],
  ['pro', 'deliveryScheduling', '03-10T01:00', '03-11T01:00'], ['pro', 'payment', '03-10T01:00', '03-12T01:00'],
  ['pro', 'screening', '03-18T01:00', '03-27T01:00'],
  ['prime', 'lienConfirmation', '03-11T01:00', '03-16T01:00'], ['prime', 'payment', '03-11T01:00', '03-12T01:00'],
  ['prime', 'takeoverConfirmation', '03-12T01:00', '03-17T01:00'],
  ['prime', 'screening', '03-30T01:00', '04-08T01:00'],
])('a %s contract at %s: %s, and over %s', async (kind, step, dueAt, finalAt) => {
  expect(await timesFrom('2026-03-09T01:00:00Z', kind, step)).toEqual([dueAt, finalAt])
})

test('nothing of it ends while banks rest', async () => {
  expect(await timesFrom('2026-03-09T14:10:00Z', 'self', 'tradeScheduling')).toEqual(['03-10T15:30', '03-11T15:30'])
  expect(await timesFrom('2026-03-09T14:10:00Z', 'prime', 'payment')).toEqual(['03-11T15:30', '03-12T15:30'])
})

describe('beside the step', () => {
  const id = randomUUID()
  const contract = { id, kind: 'self', revision } as ContractRecord
  const living = async (duty: string) => app.sql<{ dueAt: Date; finalAt: Date | null }[]>`
    select due_at as "dueAt", final_at as "finalAt" from deadlines
    where row_id = ${id} and duty = ${duty} and next_at is not null`

  test('papers are looked at within a business day, and by the owner two later', async () => {
    const due = await app.act('flow', async (given) => {
      await beginReview(given, { ...contract, revision })
      const { after } = await endsOf(given, revision)
      const dueAt = await after(given.now, { businessDays: 1 })
      return { dueAt, finalAt: await after(dueAt, { businessDays: 2 }) }
    })
    expect(await living('review')).toEqual([due])
  })

  test('a seller answers a price cut within a day, and staff has a business day after that', async () => {
    const asked = await app.act('flow', async (given) => {
      await stopResult(given, { ...contract, revision })
      const { after } = await endsOf(given, revision)
      const dueAt = await after(given.now, { hours: 24 })
      return { dueAt, finalAt: await after(dueAt, { businessDays: 1 }) }
    })
    expect(await living('answer')).toEqual([asked])
    await app.act('flow', (given) => awaitDecision({ ...given, now: asked.dueAt }, { ...contract, revision }))
    expect(await living('answer')).toEqual([{ dueAt: asked.finalAt, finalAt: null }])
  })
})
