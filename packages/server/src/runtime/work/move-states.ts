// The only writer of state columns: moves one row or ten thousand by an action of their machine, with history.
import { type Action, type Actor, actorsOf, type Machine } from '@bidyard/contract/machine'
import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Tx } from '../database/database.ts'
import type { Doer } from './events.ts'

/** A machine and the column that holds its state. */
export interface Stateful<M extends Machine = Machine> {
  readonly machine: M
  readonly table: keyof Tables
  readonly column: string
}

export const stateful = <const M extends Machine>(machine: M, table: keyof Tables, column = 'state'): Stateful<M> => ({
  machine, table, column,
})

type Actions<M> = M extends Machine<string, string, infer A> ? A : never
type ActorOf<M, Name> = Name extends keyof Actions<M>
  ? Actions<M>[Name] extends { readonly by: infer By } ? (By extends readonly (infer One)[] ? One : By) : never
  : never

export interface Move<M extends Machine, Name extends Extract<keyof Actions<M>, string>> {
  readonly action: Name
  /** In which part the doer acts; the machine's table must name it for this action. */
  readonly as: ActorOf<M, Name> & Actor
  readonly ids: readonly string[]
  readonly doer: Doer
  readonly reason?: string
  /** What else of these rows changes with their state, as a set clause: a row is written once instead of twice. */
  readonly set?: RawBuilder<unknown>
}

export interface Moved {
  /** Rows that moved, with the state they left. */
  readonly moved: readonly { readonly id: string; readonly from: string }[]
  /** Rows that stand in a state which the action does not leave; nothing of them changed. */
  readonly refused: readonly { readonly id: string; readonly state: string }[]
  readonly missing: readonly string[]
}

interface Standing {
  readonly id: string
  readonly state: string
}

/** Locks in id order, so that two sets that overlap wait for each other instead of for ever. */
const lockStates = async (
  { table, column }: Stateful, tx: Tx, ids: readonly string[],
): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`
    select id, ${sql.ref(column)} as state from ${sql.table(table)}
    where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  return rows
}

interface Step extends Standing {
  readonly to: string
}

const writeStates = async (tx: Tx, of: Stateful, steps: readonly Step[], facts: {
  readonly action: string; readonly as: string; readonly doer: Doer; readonly reason: string | null
  readonly set: RawBuilder<unknown> | undefined
}): Promise<void> => {
  const { doer, set } = facts
  await sql`
    with given as (
      select * from unnest(
        ${steps.map(({ id }) => id)}::uuid[], ${steps.map(({ state }) => state)}::text[],
        ${steps.map(({ to }) => to)}::text[]
      ) as given (id, from_state, to_state)
    ), written as (
      update ${sql.table(of.table)} as held set ${sql.ref(of.column)} = given.to_state, updated_at = app_now()
        ${set === undefined ? sql`` : sql`, ${set}`}
      from given where held.id = given.id
    )
    insert into state_history (machine, row_id, action, from_state, to_state, actor, member_id, reason, request_id)
    select ${of.machine.name}, id, ${facts.action}, from_state, to_state, ${facts.as}, ${doer.memberId}::uuid,
      ${facts.reason}, ${doer.requestId}
    from given`.execute(tx)
}

export const moveStates = async <M extends Machine, Name extends Extract<keyof Actions<M>, string>>(
  tx: Tx, of: Stateful<M>, move: Move<M, Name>,
): Promise<Moved> => {
  const row: Action<string> | undefined = of.machine.actions[move.action]
  if (row === undefined) throw new Error(`${of.machine.name} has no action ${move.action}`)
  if (row.from.length === 0) throw new Error(`${move.action} creates a ${of.machine.name}; it moves none`)
  if (!actorsOf(row).includes(move.as)) throw new Error(`${move.action} of ${of.machine.name} is not for ${move.as}`)
  const standing = await lockStates(of, tx, move.ids)
  const leaving = standing.filter(({ state }) => row.from.includes(state))
  const steps = leaving.map((one) => ({ ...one, to: row.to === 'same' ? one.state : row.to }))
  if (steps.length > 0)
    await writeStates(tx, of, steps, {
      action: move.action, as: move.as, doer: move.doer, reason: move.reason ?? null, set: move.set,
    })
  const found = new Set(standing.map(({ id }) => id))
  return {
    moved: leaving.map(({ id, state }) => ({ id, from: state })),
    refused: standing.filter(({ state }) => !row.from.includes(state)),
    missing: move.ids.filter((id) => !found.has(id)),
  }
}

/** For rows that were judged and are held: whatever does not move was not as it was judged, and nothing is done. */
export const moveEach = async <M extends Machine, Name extends Extract<keyof Actions<M>, string>>(
  tx: Tx, of: Stateful<M>, move: Move<M, Name>,
): Promise<void> => {
  const { refused, missing } = await moveStates(tx, of, move)
  const left = [...refused.map(({ id, state }) => `${id} is ${state}`), ...missing.map((id) => `${id} is missing`)]
  if (left.length > 0) throw new Error(`${of.machine.name} ${move.action}: ${left.join(', ')}`)
}
