// Ten thousand deadlines that end in the same second: one and two nodes attend to them, beside the bare statements.
import { sql } from 'kysely'
import { openDatabase, type Database } from '../packages/server/src/runtime/database/database.ts'
import { moveStates } from '../packages/server/src/runtime/work/move-states.ts'
import type { Attend } from '../packages/server/src/runtime/work/sweeper.ts'
import { hangLamps, lamps, lampTable, makeLampTable } from '../packages/server/src/testing/sample/machine.ts'
import { openSampleWork, type SampleWork } from '../packages/server/src/testing/sample/work.ts'
import { type AsOwner, withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { sized } from './parts/sized.ts'

const rows = sized(10_000, 100)
const rounds = sized(5, 1)

const drop: Attend = async ({ tx, doer, emit }, due) => {
  const ids = due.map(({ rowId }) => rowId)
  const { moved } = await moveStates(tx, lamps, { action: 'drop', as: 'clock', ids, doer })
  for (const _ of moved) emit('carCodesChanged', { count: 1 })
}

const makeDue = async (database: Database, asOwner: AsOwner): Promise<void> => {
  await sql`delete from deadlines`.execute(database.primary)
  const ids = await hangLamps(database, rows)
  await sql`insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
    select 'lamp', id, 'burn', 'staff', at, at from unnest(${ids}::uuid[]) as id, app_now() as at`
    .execute(database.primary)
  await asOwner(({ primary }) => sql`analyze deadlines`.execute(primary))
}

const sweepAll = async (
  database: Database, asOwner: AsOwner, nodes: readonly SampleWork[],
): Promise<number> => {
  await makeDue(database, asOwner)
  const began = performance.now()
  const counts = await Promise.all(nodes.map(({ sweeper }) => sweeper.sweep()))
  const ms = performance.now() - began
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count !== rows) throw new Error(`${count} attended to instead of ${rows}`)
  return ms
}

const sweepBare = async (database: Database, asOwner: AsOwner): Promise<number> => {
  await makeDue(database, asOwner)
  const began = performance.now()
  await database.transact(async (tx) => {
    const due = sql`(select row_id from deadlines where next_at is not null)`
    await sql`update lamps set state = 'broken', updated_at = app_now() where id in ${due}`.execute(tx)
    await sql`insert into state_history (machine, row_id, action, from_state, to_state, actor)
      select 'lamp', row_id, 'drop', 'off', 'broken', 'clock' from deadlines where next_at is not null`.execute(tx)
    await sql`insert into outbox (name, payload)
      select 'carCodesChanged', '{"count":1}' from deadlines where next_at is not null`.execute(tx)
    await sql`update deadlines set stage = 'done', next_at = null, updated_at = app_now()
      where next_at is not null`.execute(tx)
  })
  return performance.now() - began
}

export const run = (): Promise<string[]> => withBenchDatabase(async (url, asOwner) => {
  const databases = [openDatabase({ url }), openDatabase({ url })] as const
  const duties = { 'lamp.burn': { table: lampTable, atDue: drop } }
  const nodes = [
    await openSampleWork(databases[0], { duties, node: 'one' }),
    await openSampleWork(databases[1], { duties, node: 'two' }),
  ] as const
  await asOwner(makeLampTable)
  const times = { one: [] as number[], two: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const bare = await sweepBare(databases[0], asOwner)
    const one = await sweepAll(databases[0], asOwner, [nodes[0]])
    const two = await sweepAll(databases[0], asOwner, nodes)
    if (round === 0) continue
    times.bare.push(bare)
    times.one.push(one)
    times.two.push(two)
  }
  for (const node of nodes) await node.stop()
  for (const database of databases) await database.close()
  const line = (name: string, runs: readonly number[]): string[] =>
    [name, `${whole(median(runs))} ms`, `${whole((rows / median(runs)) * 1_000)}/s`, runsOf(runs)]
  return [
    `sweep: ${whole(rows)} deadlines of the same second, each row moved with history and event, fsync on`,
    ...table([
      ['', 'all done after', 'rate', 'runs in ms'],
      line('one node', times.one), line('two nodes', times.two), line('  bare statements, one transaction', times.bare),
    ]),
  ]
})
