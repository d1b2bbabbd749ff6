// The only writer of states: moves what its machine's table lists, writes history, and leaves everything else alone.
import { type Action, actorsOf, faultsOf, machine, type Machine } from '@bidyard/contract/machine'
import { allMachines } from '@bidyard/contract/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import {
  hangLamps, lampMachine, lamps, type lampTable, makeLampTable, stateOfLamps,
} from '../../testing/sample/machine.ts'
import { until } from '../../testing/until.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Doer } from './events.ts'
import { type Moved, moveStates, stateful } from './move-states.ts'

const doer: Doer = { actor: 'staff', memberId: null, requestId: 'request-1' }
const unknownId = '00000000-0000-7000-8000-000000000000'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
  await clone.asOwner(makeLampTable)
})
afterAll(() => clone.stop())

const light = (tx: Tx, ids: readonly string[]): Promise<Moved> =>
  moveStates(tx, lamps, { action: 'light', as: 'staff', ids, doer })

const historyOf = (ids: readonly string[]) =>
  clone.database.primary
    .selectFrom('state_history')
    .select(['machine', 'row_id', 'action', 'from_state', 'to_state', 'actor', 'member_id', 'reason', 'request_id'])
    .where('row_id', 'in', ids)
    .orderBy('id')
    .execute()

test('moves one row and writes who did it, why and in which request', async () => {
  const [id = ''] = await hangLamps(clone.database, 1)
  const memberId = '11111111-1111-7111-8111-111111111111'
  const moved = await clone.database.transact((tx) => moveStates(tx, lamps, {
    action: 'light', as: 'staff', ids: [id], doer: { actor: 'staff', memberId, requestId: 'request-7' }, reason: 'dusk',
  }))
  expect(moved).toEqual({ moved: [{ id, from: 'off' }], refused: [], missing: [] })
  expect(await stateOfLamps(clone.database.primary, [id])).toEqual(['on'])
  expect(await historyOf([id])).toEqual([{
    machine: 'lamp', row_id: id, action: 'light', from_state: 'off', to_state: 'on', actor: 'staff',
    member_id: memberId, reason: 'dusk', request_id: 'request-7',
  }])
})

test('moves a thousand rows with a history row each', async () => {
  const ids = await hangLamps(clone.database, 1_000)
  const { moved } = await clone.database.transact((tx) => light(tx, ids))
  expect(moved.length).toBe(1_000)
  expect(new Set(await stateOfLamps(clone.database.primary, ids))).toEqual(new Set(['on']))
  expect((await historyOf(ids)).length).toBe(1_000)
})

test('changes nothing of rows that stand elsewhere, and names those that are missing', async () => {
  const [off = ''] = await hangLamps(clone.database, 1)
  const [broken = ''] = await hangLamps(clone.database, 1, 'broken')
  const moved = await clone.database.transact((tx) => light(tx, [broken, unknownId, off]))
  expect(moved).toEqual({
    moved: [{ id: off, from: 'off' }], refused: [{ id: broken, state: 'broken' }], missing: [unknownId],
  })
  expect(await stateOfLamps(clone.database.primary, [broken])).toEqual(['broken'])
  expect(await historyOf([broken])).toEqual([])
})

test('writes an act that keeps the state down all the same', async () => {
  const [id = ''] = await hangLamps(clone.database, 1, 'on')
  await clone.database.transact((tx) => moveStates(tx, lamps, { action: 'polish', as: 'staff', ids: [id], doer }))
  expect(await historyOf([id])).toMatchObject([{ action: 'polish', from_state: 'on', to_state: 'on' }])
})

test('takes the move and its history back with the transaction', async () => {
  const [id = ''] = await hangLamps(clone.database, 1)
  await expect(clone.database.transact(async (tx) => {
    await light(tx, [id])
    throw new Error('changed my mind')
  })).rejects.toThrow('changed my mind')
  expect(await stateOfLamps(clone.database.primary, [id])).toEqual(['off'])
  expect(await historyOf([id])).toEqual([])
})

test('refuses a creating action, an actor that the table does not name, and an action that it lacks', async () => {
  const [id = ''] = await hangLamps(clone.database, 1)
  const tried = (action: string, as: string) => clone.database.transact((tx) =>
    moveStates(tx, lamps as never, { action, as, ids: [id], doer } as never))
  await expect(tried('hang', 'staff')).rejects.toThrow('creates a lamp')
  await expect(tried('drop', 'staff')).rejects.toThrow('not for staff')
  await expect(tried('explode', 'staff')).rejects.toThrow('no action explode')
  expect(await stateOfLamps(clone.database.primary, [id])).toEqual(['off'])
})

test('keeps history from being changed or removed', async () => {
  const [id = ''] = await hangLamps(clone.database, 1)
  await clone.database.transact((tx) => light(tx, [id]))
  const change = async ({ primary }: Database, said: string): Promise<void> => {
    await expect(sql`update state_history set actor = 'nobody'`.execute(primary)).rejects.toThrow(said)
    await expect(sql`delete from state_history`.execute(primary)).rejects.toThrow(said)
  }
  await change(clone.database, 'permission denied')
  await clone.asOwner((owner) => change(owner, 'only grows'))
})

test('two moves of one row at once: exactly one of them moves it', async () => {
  const [id = ''] = await hangLamps(clone.database, 1)
  let asked: readonly Promise<Moved>[] = []
  await clone.database.transact(async (holding) => {
    await sql`select from ${sql.table(lamps.table)} where id = ${id} for update`.execute(holding)
    asked = [1, 2].map(() => clone.database.transact((tx) => light(tx, [id])))
    await until(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        .execute(clone.database.primary)
      return rows.length === 2
    })
  })
  const both = await Promise.all(asked)
  expect(both.map(({ moved }) => moved.length).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await historyOf([id])).length).toBe(1)
})

test('sets that overlap in opposite orders wait for each other and never lock each other out', async () => {
  const ids = await hangLamps(clone.database, 400)
  const backwards = ids.toReversed()
  for (let round = 0; round < 10; round++) {
    const action = round % 2 === 0 ? 'light' : 'dim'
    const results = await Promise.all([ids, backwards, ids.slice(100), backwards.slice(50)].map((set) =>
      clone.database.transact((tx) => moveStates(tx, lamps, { action, as: 'staff', ids: set, doer }))))
    expect(results.reduce((sum, { moved }) => sum + moved.length, 0)).toBe(400)
  }
})

describe('every state and action of every machine of the contract', () => {
  const rowOf = (table: Machine, action: string): Action<string> => {
    const row = table.actions[action]
    if (row === undefined) throw new Error(`${table.name} has no action ${action}`)
    return row
  }

  beforeAll(async () => {
    await clone.asOwner(({ primary }) =>
      sql`create table cases (id uuid primary key default new_id(), state text not null,
        updated_at timestamptz not null default app_now())`.execute(primary))
  })

  const tables: readonly Machine[] = Object.values(allMachines)
  test.for(tables.map((table) => [table.name, table] as const))(
    '%s moves exactly what its table lists', async ([, table]) => {
      const of = stateful(table, 'cases' as typeof lampTable)
      const moving = Object.keys(table.actions).filter((action) => rowOf(table, action).from.length > 0)
      for (const action of moving) {
        const row = rowOf(table, action)
        const { rows } = await sql<{ id: string; state: string }>`
          insert into cases (state) select unnest(${table.states.values}::text[]) returning id, state`
          .execute(clone.database.primary)
        const moved = await clone.database.transact((tx) => moveStates(tx, of, {
          action, as: actorsOf(row)[0] as never, ids: rows.map(({ id }) => id), doer,
        }))
        const after = await sql<{ id: string; state: string }>`
          select id, state from cases where id = any(${rows.map(({ id }) => id)}::uuid[])`
          .execute(clone.database.primary)
        const stateNow = new Map(after.rows.map(({ id, state }) => [id, state]))
        for (const { id, state } of rows) {
          const listed = row.from.includes(state)
          expect(stateNow.get(id), `${action} from ${state}`).toBe(listed && row.to !== 'same' ? row.to : state)
          expect(moved.moved.some((one) => one.id === id), `${action} from ${state}`).toBe(listed)
        }
        const others = (['dealer', 'buyer', 'seller', 'staff', 'root', 'bank', 'clock'] as const)
          .filter((actor) => !actorsOf(row).includes(actor))
        for (const actor of others)
          await expect(clone.database.transact((tx) =>
            moveStates(tx, of, { action, as: actor, ids: [], doer }))).rejects.toThrow(`not for ${actor}`)
      }
    },
  )

  test('the sample machine is sound, and a machine with a lost state is not', () => {
    expect(faultsOf(lampMachine)).toEqual([])
    const lost = machine('lost', lampMachine.states, { hang: { from: [], to: 'off', by: 'staff' } })
    expect(faultsOf(lost)).toEqual(['lost: the state on cannot be reached', 'lost: the state broken cannot be reached'])
  })
})
