// What a state machine is: a table of actions, each with the states it leaves, the state it reaches and who may do it.
import type { Enumeration } from './enumeration.ts'

export const actors = [
  'dealer', 'buyer', 'seller', 'partner', 'shop', 'owner', 'inspector', 'staff', 'root', 'bank', 'clock', 'flow',
] as const
export type Actor = (typeof actors)[number]

/** `from` empty: the action creates the row. `to: 'same'`: the state stays, the act is written down all the same. */
export interface Action<State extends string> {
  readonly from: readonly State[]
  readonly to: State | 'same'
  readonly by: Actor | readonly Actor[]
  /** Conditions beside the state, each a name that a rule of the area answers for. */
  readonly guards?: readonly string[]
  /** What else happens, one short phrase for the reader of the table. */
  readonly effect?: string
  /** Who is told that it happened, but for whoever did it; the office sees everything in its queues. */
  readonly tells?: readonly Told[]
}

export const tolds = ['buyer', 'seller'] as const
export type Told = (typeof tolds)[number]

export interface Span {
  readonly hours?: number
  readonly days?: number
  readonly businessDays?: number
}

/** One row of the clock's table: whose duty, by when, and what the clock does when it is missed. */
export interface DeadlineRow {
  readonly whose: Actor
  readonly duty: string
  readonly due: Span
  readonly atDue: string
  readonly final?: Span
  readonly atFinal?: string
  readonly violation?: string
}

export interface Machine<
  Name extends string = string,
  State extends string = string,
  Actions extends Readonly<Record<string, Action<State>>> = Readonly<Record<string, Action<State>>>,
> {
  readonly name: Name
  readonly states: Enumeration<string, State>
  readonly actions: Actions
  readonly deadlines: Readonly<Record<string, DeadlineRow>>
}

export const machine = <
  const Name extends string,
  State extends string,
  const Actions extends Readonly<Record<string, Action<NoInfer<State>>>>,
>(
  name: Name,
  states: Enumeration<string, State>,
  actions: Actions,
  deadlines: Readonly<Record<string, DeadlineRow>> = {},
): Machine<Name, State, Actions> => ({ name, states, actions, deadlines })

export type ActionOf<M> = M extends Machine<string, string, infer Actions> ? Extract<keyof Actions, string> : never
export type StateOf<M> = M extends Machine<string, infer State> ? State : never

export const actorsOf = (action: Action<string>): readonly Actor[] =>
  typeof action.by === 'string' ? [action.by] : action.by

/** What is wrong with a table, in words; an empty answer means that it is sound. */
export const faultsOf = (table: Machine): string[] => {
  const rows = Object.entries(table.actions)
  const reached = new Set<string>()
  for (const [, row] of rows) if (row.from.length === 0 && row.to !== 'same') reached.add(row.to)
  const initial = reached.size > 0 ? [] : [`${table.name}: no action creates a row`]
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const [, row] of rows)
      if (row.to !== 'same' && row.from.some((state) => reached.has(state))) reached.add(row.to)
  }
  const lost = table.states.values.filter((state) => !reached.has(state))
  const idle = rows.filter(([, row]) => row.from.length > 0 && !row.from.some((state) => reached.has(state)))
  return [
    ...initial,
    ...lost.map((state) => `${table.name}: the state ${state} cannot be reached`),
    ...idle.map(([action]) => `${table.name}: the action ${action} can never happen`),
  ]
}
