// Ten thousand rows moved by one action with history and an event each, beside the bare statements that this needs.
import { sql } from 'kysely'
import { openDatabase, type Database } from '../packages/server/src/runtime/database/database.ts'
import { moveStates } from '../packages/server/src/runtime/work/move-states.ts'
import { hangLamps, lamps, makeLampTable } from '../packages/server/src/testing/sample/machine.ts'
import { openSampleWork, type SampleWork } from '../packages/server/src/testing/sample/work.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { sized } from './parts/sized.ts'

const rows = sized(10_000, 100)
const rounds = sized(7, 1)
const limitMs = 3_000

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const move = ({ act }: SampleWork, ids: readonly string[]): Promise<number> => timed(() =>
  act('clock', async ({ tx, doer, emit }) => {
    const { moved } = await moveStates(tx, lamps, { action: 'light', as: 'clock', ids, doer })
    if (moved.length !== rows) throw new Error(`only ${moved.length} moved`)
    for (const _ of moved) emit('carCodesChanged', { count: 1 })
  }))

/** What the database itself takes for the same rows, when nobody looks at them in between. */
const moveBare = (database: Database, ids: readonly string[]): Promise<number> => timed(() =>
  database.transact(async (tx) => {
    await sql`update lamps set state = 'on', updated_at = app_now()
      where id = any(${ids}::uuid[]) and state = 'off'`.execute(tx)
    await sql`insert into state_history (machine, row_id, action, from_state, to_state, actor)
      select 'lamp', id, 'light', 'off', 'on', 'clock' from unnest(${ids}::uuid[]) as id`.execute(tx)
    await sql`insert into outbox (name, payload)
      select 'carCodesChanged', '{"count":1}' from generate_series(1, ${rows}::integer)`.execute(tx)
  }))

export const run = (): Promise<string[]> => withBenchDatabase(async (url, asOwner) => {
  const database = openDatabase({ url })
  const work = await openSampleWork(database)
  await asOwner(makeLampTable)
  const times = { moved: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const bare = await moveBare(database, await hangLamps(database, rows))
    const moved = await move(work, await hangLamps(database, rows))
    if (round === 0) continue
    times.bare.push(bare)
    times.moved.push(moved)
  }
  await work.stop()
  await database.close()
  return [
    `move-states: ${whole(rows)} rows in one transaction, fsync on; at most ${whole(limitMs)} ms wanted`,
    ...table([
      ['', 'time', 'runs in ms'],
      ['moveStates, history, events', `${whole(median(times.moved))} ms`, runsOf(times.moved)],
      ['  bare statements', `${whole(median(times.bare))} ms`, runsOf(times.bare)],
    ]),
  ]
})
