// A machine and its table that only tests and benches know, so that the runtime is proven without any car.
import { enumeration } from '@bidyard/contract/enumeration'
import { machine } from '@bidyard/contract/machine'
import { sql } from 'kysely'
import type { Database, Reader } from '../../runtime/database/database.ts'
import { stateful } from '../../runtime/work/move-states.ts'
import type { Tables } from '../../tables.ts'

export const lampState = enumeration('LampState', {
  off: ['꺼짐', 'Off'],
  on: ['켜짐', 'On'],
  broken: ['고장', 'Broken'],
})

export const lampMachine = machine('lamp', lampState, {
  hang: { from: [], to: 'off', by: 'staff' },
  light: { from: ['off'], to: 'on', by: ['staff', 'clock'] },
  dim: { from: ['on'], to: 'off', by: 'staff' },
  polish: { from: ['off', 'on'], to: 'same', by: 'staff' },
  drop: { from: ['off', 'on'], to: 'broken', by: 'clock' },
})

/** No migration makes this table, so the types do not know it. */
export const lampTable = 'lamps' as keyof Tables
export const lamps = stateful(lampMachine, lampTable)

export const makeLampTable = async (database: Database): Promise<void> => {
  await database.transact(async (tx) => {
    await sql`create table lamps (
      id uuid primary key default new_id(),
      state text not null default 'off' check (state in ('off', 'on', 'broken')),
      lit integer not null default 0,
      updated_at timestamptz not null default app_now()
    )`.execute(tx)
  })
}

export const hangLamps = async (database: Database, count: number, state = 'off'): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into lamps (state) select ${state} from generate_series(1, ${count}) returning id`.execute(database.primary)
  return rows.map(({ id }) => id)
}

export const stateOfLamps = async (db: Reader, ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state from unnest(${ids}::uuid[]) with ordinality as given (id, place) join lamps using (id)
    order by place`.execute(db)
  return rows.map(({ state }) => state)
}
