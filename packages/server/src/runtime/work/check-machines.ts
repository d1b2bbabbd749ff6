// Before a node serves: every machine must be sound, and every state column must allow exactly its machine's states.
import { faultsOf, type Machine } from '@bidyard/contract/machine'
import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'
import type { Stateful } from './move-states.ts'

/** The texts that check constraints on this column alone compare it with. */
const allowedBy = async (db: Reader, { table, column }: Stateful): Promise<readonly string[]> => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(held.oid) as definition
    from pg_constraint held
      join pg_attribute named on named.attrelid = held.conrelid and held.conkey = array[named.attnum]
    where held.contype = 'c' and held.conrelid = to_regclass(${table}::text) and named.attname = ${column}
      and held.convalidated`.execute(db)
  return rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']*(?:''[^']*)*)'(::text)?/g)].flatMap(([, text, cast]) =>
      (cast === undefined ? [] : text ?? '')))
}

const columnFaults = async (db: Reader, of: Stateful): Promise<string[]> => {
  const allowed = new Set(await allowedBy(db, of))
  const states: ReadonlySet<string> = new Set(of.machine.states.values)
  const place = `${of.table}.${of.column}`
  const { name } = of.machine
  if (allowed.size === 0) return [`${place}: no check keeps it to the states of ${name}`]
  return [
    ...[...states].filter((state) => !allowed.has(state)).map((state) => `${place}: its check refuses ${state}`),
    ...[...allowed].filter((state) => !states.has(state))
      .map((state) => `${place}: its check allows ${state}, which is no state of ${name}`),
  ]
}

/** All that is wrong, in words; a node with faults must not start. */
export const faultsOfMachines = async (
  db: Reader, machines: readonly Machine[], held: readonly Stateful[],
): Promise<string[]> => {
  const faults = machines.flatMap(faultsOf)
  for (const of of held) faults.push(...await columnFaults(db, of))
  return faults
}
