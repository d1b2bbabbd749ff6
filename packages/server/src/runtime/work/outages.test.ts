// An outage never decides: what ended in it, or soon after, is moved before the clock's hand may come to it.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { hangLamps, lampTable, makeLampTable } from '../../testing/sample/machine.ts'
import { openSampleWork, type SampleWork } from '../../testing/sample/work.ts'
import { until } from '../../testing/until.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { lockNumbers } from '../database/lock-numbers.ts'
import { readNow, shiftClock } from '../time/clock.ts'
import { claimQuery } from './claim.ts'
import { setDeadlines } from './deadlines.ts'
import type { Reactions } from './events.ts'

let clone: OpenClone
let database: Database
let other: Database
beforeAll(async () => {
  clone = await openClone()
  database = clone.database
  other = openDatabase({ url: clone.url, connections: 8 })
  await clone.asOwner(makeLampTable)
})
afterAll(async () => {
  await other.close()
  await clone.stop()
})

const nodes: SampleWork[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
  for (const table of ['deadlines', 'outages', 'outbox', 'node_beats'])
    await sql`delete from ${sql.table(table)}`.execute(database.primary)
})

const attended: string[] = []
const open = async (node: string, over = database, reactions: Partial<Reactions> = {}): Promise<SampleWork> => {
  const atDue = async (_: unknown, rows: readonly { readonly rowId: string }[]): Promise<void> => {
    attended.push(...rows.map(({ rowId }) => rowId))
  }
  const work = await openSampleWork(over, { node, reactions, duties: { 'lamp.burn': { table: lampTable, atDue } } })
  nodes.push(work)
  return work
}

/** As if nobody had beaten for so long. */
const fallSilent = async (seconds: number): Promise<void> => {
  await sql`update node_beats set beat_at = statement_timestamp() - make_interval(secs => ${seconds})`
    .execute(database.primary)
}

const setDue = async (fromNow: readonly number[], finalAfter?: number): Promise<readonly string[]> => {
  const ids = await hangLamps(database, fromNow.length)
  const now = (await readNow(database.primary)).getTime()
  await database.transact((tx) => setDeadlines(tx, ids.map((rowId, place) => {
    const dueAt = now + (fromNow[place] ?? 0) * 1_000
    return {
      machine: 'lamp', rowId, duty: 'burn', whose: 'staff', holderId: null, dueAt: new Date(dueAt),
      finalAt: finalAfter === undefined ? null : new Date(dueAt + finalAfter * 1_000),
    }
  })))
  return ids
}

interface Ends {
  readonly due_at: Date
  readonly final_at: Date | null
  readonly next_at: Date | null
}
const endsOf = (ids: readonly string[]): Promise<Map<string, Ends>> =>
  database.primary.selectFrom('deadlines').select(['row_id', 'due_at', 'final_at', 'next_at'])
    .where('row_id', 'in', ids).execute().then((rows) => new Map(rows.map(({ row_id, ...ends }) => [row_id, ends])))
const outages = () => database.primary.selectFrom('outages').selectAll().execute()
const silence = 60

test('moves exactly what fell into the outage or the half hour after it', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  const ids = await setDue([-silence - 5, -silence + 5, -1, 1_700, 1_900])
  const [before = '', early = '', late = '', soon = '', after = ''] = ids
  const was = await endsOf([before, early, late, soon, after])
  await fallSilent(silence)
  attended.length = 0
  await sweeper.sweep()
  expect(attended).toEqual([before])
  const is = await endsOf([before, early, late, soon, after])
  const moved = (id: string): number => Number(is.get(id)?.due_at) - Number(was.get(id)?.due_at)
  expect([moved(before), moved(after)]).toEqual([0, 0])
  for (const id of [early, late, soon]) {
    expect(moved(id)).toBeGreaterThanOrEqual(silence * 1_000 + limits.outageExtraMs)
    expect(moved(id)).toBeLessThan((silence + 10) * 1_000 + limits.outageExtraMs)
    expect(is.get(id)?.next_at).toEqual(is.get(id)?.due_at)
  }
  expect(await outages()).toMatchObject([{ deadlines_moved: 3 }])
})

test('a silence of less than ten seconds is no outage', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  const [id = ''] = await setDue([-1])
  await fallSilent(limits.outageMs / 1_000 - 1)
  attended.length = 0
  await sweeper.sweep()
  expect([attended, await outages()]).toEqual([[id], []])
})

test('a first start is no outage', async () => {
  const { sweeper } = await open('one')
  await setDue([-3_600])
  await sweeper.sweep()
  expect(await outages()).toEqual([])
})

test('moves the final end of a duty along, and only the final one when it was already due', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  const [whole = ''] = await setDue([-5], 600)
  const [half = ''] = await setDue([-silence - 600], 600 + silence - 5)
  await sql`update deadlines set stage = 'final', next_at = final_at where row_id = ${half}`.execute(database.primary)
  const was = await endsOf([whole, half])
  await fallSilent(silence)
  await sweeper.sweep()
  const is = await endsOf([whole, half])
  const moved = (id: string, end: 'due_at' | 'final_at'): number =>
    Number(is.get(id)?.[end]) - Number(was.get(id)?.[end])
  expect(moved(whole, 'final_at')).toBe(moved(whole, 'due_at'))
  expect(moved(whole, 'due_at')).toBeGreaterThan(limits.outageExtraMs)
  expect(moved(half, 'due_at')).toBe(0)
  expect(moved(half, 'final_at')).toBeGreaterThan(limits.outageExtraMs)
})

test('what had come to its end before and was only to be tried again stays where it is', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  const [id = ''] = await setDue([-silence - 100])
  await sql`update deadlines set failures = 3, next_at = app_now() - interval '5 s' where row_id = ${id}`
    .execute(database.primary)
  await fallSilent(silence)
  attended.length = 0
  await sweeper.sweep()
  expect(attended).toEqual([id])
})

test('nodes that come back at once record one outage and tell it once', async () => {
  const heard: unknown[] = []
  const reactions: Partial<Reactions> = { outageEnded: [async (_, payloads) => void heard.push(...payloads)] }
  const all = [
    await open('one', database, reactions), await open('two', other, reactions),
    await open('three', database, reactions),
  ]
  await all[0]?.sweeper.sweep()
  const [id = ''] = await setDue([-5])
  await fallSilent(silence)
  attended.length = 0
  await Promise.all(all.map(({ sweeper }) => sweeper.sweep()))
  expect(await outages()).toMatchObject([{ deadlines_moved: 1 }])
  expect(heard).toHaveLength(1)
  expect(attended).toEqual([])
  const told = await database.primary.selectFrom('outbox').select(['name', 'payload']).execute()
  expect(told).toMatchObject([{ name: 'outageEnded' }])
  const payload = (told[0]?.payload ?? {}) as { beganAt: string; endedAt: string; moveMs: number }
  const { beganAt, endedAt, moveMs } = payload
  expect(moveMs).toBe(Date.parse(endedAt) - Date.parse(beganAt) + limits.outageExtraMs)
  expect(Number((await endsOf([id])).get(id)?.due_at)).toBeGreaterThan(Date.parse(endedAt))
})

test('a shifted sandbox clock is no outage, and an outage is told in the shifted time', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  await database.transact((tx) => shiftClock(tx, 86_400))
  await sweeper.sweep()
  const { rows: beats } = await sql`select from node_beats where beat_at <= statement_timestamp()`
    .execute(database.primary)
  expect([beats.length, await outages()]).toEqual([1, []])
  const [id = ''] = await setDue([-5])
  await fallSilent(silence)
  attended.length = 0
  await sweeper.sweep()
  expect(attended).toEqual([])
  const [outage] = await outages()
  const now = await readNow(database.primary)
  expect(Math.abs(Number(outage?.ended_at) - now.getTime())).toBeLessThan(5_000)
  expect(Number((await endsOf([id])).get(id)?.due_at)).toBeGreaterThan(now.getTime())
})

test('nothing can be claimed in a silence that nobody has noticed yet', async () => {
  await (await open('one')).sweeper.sweep()
  await setDue([-5])
  await nodes.pop()?.stop()
  await fallSilent(silence)
  const { rows } = await database.transact((tx) =>
    claimQuery({ machine: 'lamp', name: 'burn', table: lampTable }, null).execute(tx))
  expect(rows).toEqual([])
})

test('a node that comes back waits for the one that is moving the deadlines', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  const [id = ''] = await setDue([-5])
  await fallSilent(silence)
  attended.length = 0
  let sweeping: Promise<number> = Promise.resolve(0)
  await other.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumbers.outages}::bigint)`.execute(tx)
    sweeping = sweeper.sweep()
    await sql`select pg_sleep(0.05)`.execute(tx)
    // The other node has moved it in the meantime.
    await sql`update deadlines set next_at = next_at + interval '1 hour', due_at = due_at + interval '1 hour'
      where row_id = ${id}`.execute(tx)
    await sql`update node_beats set beat_at = statement_timestamp()`.execute(tx)
  })
  expect([await sweeping, attended, await outages()]).toEqual([0, [], []])
})

test('beats also while nothing is swept, so that a long sweep looks like no outage', async () => {
  const { sweeper } = await open('one')
  await sweeper.sweep()
  await fallSilent(5)
  const beatAt = async () =>
    (await database.primary.selectFrom('node_beats').select('beat_at').executeTakeFirstOrThrow()).beat_at
  const before = await beatAt()
  await until(async () => (await beatAt()) > before)
  expect(await outages()).toEqual([])
})
