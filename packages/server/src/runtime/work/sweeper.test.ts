// Deadlines and the clock's hand: due, then final, each once on any number of nodes, and nobody held up by another.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { hangLamps, lamps, lampTable, makeLampTable, stateOfLamps } from '../../testing/sample/machine.ts'
import { openSampleWork, type SampleWork } from '../../testing/sample/work.ts'
import { until } from '../../testing/until.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { readNow, shiftClock } from '../time/clock.ts'
import { claimQuery, setSize } from './claim.ts'
import { type NewDeadline, meetDeadlines, setDeadlines, voidDeadlines } from './deadlines.ts'
import { moveStates } from './move-states.ts'
import type { Attend, Duty } from './sweeper.ts'

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
  await sql`delete from deadlines`.execute(database.primary)
})

const nothing: Attend = async () => {}
const open = async (duty: Partial<Duty>, over = database, node = 'one', name = 'lamp.burn'): Promise<SampleWork> => {
  const work = await openSampleWork(over, { node, duties: { [name]: { table: lampTable, atDue: nothing, ...duty } } })
  nodes.push(work)
  return work
}
const hour = 3_600
const shift = (seconds: number) => database.transact((tx) => shiftClock(tx, seconds))

/** In so many seconds from now; the final end counts from now as well. */
const setDuties = async (ids: readonly string[], dueIn: number, finalIn?: number, duty = 'burn'): Promise<void> => {
  const now = (await readNow(database.primary)).getTime()
  const deadlines = ids.map((rowId): NewDeadline => ({
    machine: 'lamp', rowId, duty, whose: 'staff', holderId: null, dueAt: new Date(now + dueIn * 1_000),
    finalAt: finalIn === undefined ? null : new Date(now + finalIn * 1_000),
  }))
  await database.transact((tx) => setDeadlines(tx, deadlines))
}
const stored = (rowId: string) =>
  database.primary.selectFrom('deadlines').selectAll().where('row_id', '=', rowId).orderBy('created_at').execute()
const stages = async (rowId: string) => (await stored(rowId)).map(({ stage }) => stage)

/** Writes down which rows came to which end. */
const noting = () => {
  const seen: string[] = []
  const note = (stage: string): Attend => async (_, rows) =>
    void seen.push(...rows.map(({ rowId }) => `${stage} ${rowId}`))
  return { seen, duty: { atDue: note('due'), atFinal: note('final') } }
}

test('comes when a duty is due, again when it is final, and never a third time', async () => {
  const { seen, duty } = noting()
  const { sweeper } = await open(duty)
  const [id = ''] = await hangLamps(database, 1)
  await setDuties([id], hour, 2 * hour)
  expect(await sweeper.sweep()).toBe(0)
  await shift(hour + 1)
  expect(await sweeper.sweep()).toBe(1)
  expect([seen, await stages(id)]).toEqual([[`due ${id}`], ['final']])
  expect(await sweeper.sweep()).toBe(0)
  await shift(hour)
  expect(await sweeper.sweep()).toBe(1)
  expect(await sweeper.sweep()).toBe(0)
  expect([seen, await stages(id)]).toEqual([[`due ${id}`, `final ${id}`], ['done']])
})

test('of very many that are due at once each is come to once, by two hands', async () => {
  const { seen, duty } = noting()
  let [busy, most] = [0, 0]
  const atDue: Attend = async (given, rows) => {
    busy += 1
    most = Math.max(most, busy)
    // After the first set whoever is there waits for the other.
    if (seen.length === setSize) await until(() => most === 2)
    await duty.atDue(given, rows)
    busy -= 1
  }
  const { sweeper } = await open({ atDue })
  const ids = await hangLamps(database, 3 * setSize + 1)
  await setDuties(ids, hour)
  await shift(hour + 1)
  expect(await sweeper.sweep()).toBe(ids.length)
  expect([seen.toSorted(), most]).toEqual([ids.map((id) => `due ${id}`).toSorted(), 2])
})

test('a duty that is met or void is never come to', async () => {
  const { seen, duty } = noting()
  const { sweeper } = await open(duty)
  const [met = '', voided = '', left = ''] = await hangLamps(database, 3)
  await setDuties([met, voided, left], hour)
  await setDuties([left], hour, undefined, 'other')
  await database.transact(async (tx) => {
    await meetDeadlines(tx, { machine: 'lamp', rowIds: [met] })
    await voidDeadlines(tx, { machine: 'lamp', rowIds: [voided], duty: 'burn' })
    await voidDeadlines(tx, { machine: 'lamp', rowIds: [left], duty: 'other' })
    await meetDeadlines(tx, { machine: 'lamp', rowIds: [] })
  })
  await shift(hour + 1)
  await sweeper.sweep()
  expect(seen).toEqual([`due ${left}`])
  expect([await stages(met), await stages(voided)]).toEqual([['done'], ['void']])
})

test('a row has one live deadline for a duty: a new one takes the place of the old', async () => {
  const { seen, duty } = noting()
  const { sweeper } = await open(duty)
  const [id = ''] = await hangLamps(database, 1)
  await setDuties([id], hour, 2 * hour)
  await setDuties([id], 3 * hour)
  await shift(hour + 1)
  await sweeper.sweep()
  expect([seen, (await stored(id)).length]).toEqual([[], 1])
  await expect(sql`insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
    values ('lamp', ${id}, 'burn', 'staff', now(), now())`.execute(database.primary))
    .rejects.toThrow('deadlines_one_live')
})

test('of a row that somebody acts on nothing is held, so that whoever acts can end its deadline', async () => {
  const [acted = '', free = ''] = await hangLamps(database, 2)
  await setDuties([acted, free], hour)
  await shift(hour + 1)
  const ended: string[] = []
  await other.transact(async (tx) => {
    await sql`select from lamps where id = ${acted} for no key update`.execute(tx)
    const { sweeper } = await open({
      atDue: async (_, rows) => {
        ended.push(...rows.map(({ rowId }) => rowId))
        await sql`select from deadlines where row_id = ${acted} for no key update nowait`.execute(tx)
      },
    })
    expect(await sweeper.sweep()).toBe(1)
  })
  expect(ended).toEqual([free])
})

test('what the duty itself sets or ends has the last word', async () => {
  const again: Attend = async ({ tx, now }, rows) => {
    await setDeadlines(tx, rows.map(({ rowId }) => ({
      machine: 'lamp', rowId, duty: 'burn', whose: 'staff', holderId: null, dueAt: new Date(now.getTime() + 1_000),
      finalAt: null,
    })))
  }
  const [id = ''] = await hangLamps(database, 1)
  const { sweeper } = await open({ atDue: again })
  await setDuties([id], hour)
  await shift(hour + 1)
  await sweeper.sweep()
  expect((await stages(id)).toSorted()).toEqual(['done', 'due'])

  const [ending = ''] = await hangLamps(database, 1)
  const ends = await open({
    atDue: async ({ tx }, rows) => meetDeadlines(tx, { machine: 'lamp', rowIds: rows.map(({ rowId }) => rowId) }),
  }, database, 'two', 'lamp.end')
  await setDuties([ending], hour, 2 * hour, 'end')
  await shift(hour + 1)
  await ends.sweeper.sweep()
  expect(await stages(ending)).toEqual(['done'])
})

test('two sweepers at once attend to three thousand rows of the same moment, each once', async () => {
  const drop: Attend = async ({ tx, doer }, rows) => {
    const ids = rows.map(({ rowId }) => rowId)
    const { moved } = await moveStates(tx, lamps, { action: 'drop', as: 'clock', ids, doer })
    if (moved.length !== ids.length) throw new Error('somebody was here before')
    await sql`update lamps set lit = lit + 1 where id = any(${ids}::uuid[])`.execute(tx)
  }
  const [left, right] = [await open({ atDue: drop }), await open({ atDue: drop }, other, 'two')]
  const ids = await hangLamps(database, 3_000)
  await setDuties(ids, hour)
  await shift(hour + 1)
  const counts = await Promise.all([left.sweeper.sweep(), right.sweeper.sweep()])
  expect(counts[0] + counts[1]).toBe(3_000)
  const { rows } = await sql<{ lit: number; count: number }>`select lit, count(*) as count from lamps
    where id = any(${ids}::uuid[]) group by lit`.execute(database.primary)
  expect(rows).toEqual([{ lit: 1, count: 3_000 }])
})

test('a row whose duty throws is postponed, longer each time, and all others go on', async () => {
  const ids = await hangLamps(database, 50)
  const bad = ids[17] ?? ''
  const attended: string[] = []
  let broken = true
  const { sweeper, logged, metrics } = await open({
    atDue: async (_, rows) => {
      if (broken && rows.some(({ rowId }) => rowId === bad)) throw new Error('bad row')
      attended.push(...rows.map(({ rowId }) => rowId))
    },
  })
  await setDuties(ids, hour)
  await shift(hour + 1)
  expect(await sweeper.sweep()).toBe(49)
  expect(new Set(attended)).toEqual(new Set(ids.filter((id) => id !== bad)))
  const pauses: number[] = []
  for (let failures = 1; failures <= 3; failures++) {
    const [row] = await stored(bad)
    expect([row?.failures, row?.stage]).toEqual([failures, 'due'])
    pauses.push((row?.next_at?.getTime() ?? 0) - (await readNow(database.primary)).getTime())
    expect(await sweeper.sweep()).toBe(0)
    await shift(hour)
    await sweeper.sweep()
  }
  expect(pauses[2]).toBeGreaterThan((pauses[0] ?? 0) + 1_000)
  expect(logged.some((line) => line.includes('deadline failed') && line.includes(bad))).toBe(true)
  expect(await metrics.registry.getSingleMetricAsString('bidyard_deadlines_failed_total')).toContain('_total 4')
  broken = false
  await shift(hour)
  expect(await sweeper.sweep()).toBe(1)
  expect(await stages(bad)).toEqual(['done'])
})

test('a duty that fails whole takes no part of its work along, and does not hold up another duty', async () => {
  const [first = '', second = ''] = await hangLamps(database, 2)
  const { sweeper } = await openSampleWork(database, {
    duties: {
      'lamp.burn': {
        table: lampTable,
        atDue: async ({ tx, doer, emit }, rows) => {
          await moveStates(tx, lamps, { action: 'drop', as: 'clock', ids: rows.map(({ rowId }) => rowId), doer })
          emit('carCodesChanged', { count: 1 })
          throw new Error('afterwards')
        },
      },
      'lamp.other': { table: lampTable, atDue: nothing },
    },
  }).then((node) => (nodes.push(node), node))
  await setDuties([first], hour)
  await setDuties([second], hour, undefined, 'other')
  await shift(hour + 1)
  expect(await sweeper.sweep()).toBe(1)
  expect(await stateOfLamps(database.primary, [first])).toEqual(['off'])
  expect(await stages(second)).toEqual(['done'])
  expect(await database.primary.selectFrom('outbox').select('name').execute()).toEqual([])
})

test('rows of a duty that nobody knows are left alone and hold nobody up', async () => {
  const { seen, duty } = noting()
  const { sweeper } = await open(duty)
  const unknown = await hangLamps(database, 2_000)
  const [known = ''] = await hangLamps(database, 1)
  await setDuties(unknown, hour, undefined, 'forgotten')
  await setDuties([known], 2 * hour)
  await shift(2 * hour + 1)
  expect(await sweeper.sweep()).toBe(1)
  expect(seen).toEqual([`due ${known}`])
})

test('claims by the index of the duty, however many other rows are overdue', async () => {
  const unknown = await hangLamps(database, 5_000)
  await setDuties(unknown, -1, undefined, 'forgotten')
  await sql`analyze deadlines, ${sql.table(lampTable)}`.execute(database.primary)
  const owed = { machine: 'lamp', name: 'burn', table: lampTable }
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${claimQuery(owed, null)}`.execute(database.primary)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('deadlines_by_duty')
})

test('an act at the last moment and the clock never lock each other out', async () => {
  const ids = await hangLamps(database, 40)
  const { sweeper } = await open({
    atDue: async ({ tx, doer }, rows) => {
      await moveStates(tx, lamps, { action: 'drop', as: 'clock', ids: rows.map(({ rowId }) => rowId), doer })
    },
  })
  await setDuties(ids, hour)
  await shift(hour + 1)
  const doer = { actor: 'staff', memberId: null, requestId: null }
  const acts = ids.map((id) => other.transact(async (tx) => {
    const { moved } = await moveStates(tx, lamps, { action: 'light', as: 'staff', ids: [id], doer })
    if (moved.length > 0) await meetDeadlines(tx, { machine: 'lamp', rowIds: [id] })
    return moved.length
  }))
  let attended = 0
  const sweeping = (async () => {
    for (let rest = true; rest; ) {
      attended += await sweeper.sweep()
      const { rows } = await sql`select from deadlines where next_at is not null`.execute(database.primary)
      rest = rows.length > 0
    }
  })()
  const acted = (await Promise.all(acts)).reduce((sum, count) => sum + count, 0)
  await sweeping
  expect(acted + attended).toBe(40)
  const after = await stateOfLamps(database.primary, ids)
  expect(after.filter((state) => state === 'on').length).toBe(acted)
  expect(after.filter((state) => state === 'broken').length).toBe(attended)
})

test('passes over a row that somebody is acting on, and comes to it at the next turn', async () => {
  const ids = await hangLamps(database, 20)
  const { seen, duty } = noting()
  const { sweeper } = await open(duty)
  await setDuties(ids, hour)
  await shift(hour + 1)
  const doer = { actor: 'staff', memberId: null, requestId: null }
  await other.transact(async (tx) => {
    await moveStates(tx, lamps, { action: 'light', as: 'staff', ids: ids.slice(0, 1), doer })
    expect(await sweeper.sweep()).toBe(19)
  })
  expect(await sweeper.sweep()).toBe(1)
  expect(new Set(seen).size).toBe(20)
})

test('sweeps by itself once it is started, and stopping waits for what runs', async () => {
  let finish = (): void => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const steps: string[] = []
  const { sweeper } = await open({ atDue: async () => {
    steps.push('began')
    await finished
  } })
  const [id = ''] = await hangLamps(database, 1)
  await setDuties([id], -1)
  sweeper.start()
  await until(() => steps.length === 1)
  const stopping = sweeper.stop().then(() => void steps.push('stopped'))
  await sql`select pg_sleep(0.05)`.execute(database.primary)
  expect([steps, await stages(id)]).toEqual([['began'], ['due']])
  finish()
  await stopping
  expect(await stages(id)).toEqual(['done'])
})
