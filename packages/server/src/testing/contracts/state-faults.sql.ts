// Where states and what is written of them do not agree: moves outside the tables, gaps, what was told and is not kept.
import type { Machine } from '@bidyard/contract/machine'
import { allMachines } from '@bidyard/contract/states'
import { machines } from '../../machines.ts'
import { askedActs } from './asked-acts.ts'
import type { AwardWorld } from './award-world.ts'

type Given = Pick<AwardWorld, 'sql'>

/** Due, or put off because it failed again and again. */
export const listUnattended = async ({ sql }: Given): Promise<readonly string[]> => {
  const rows = await sql<{ fault: string }[]>`
    select concat_ws(' ', machine, duty, 'of', row_id, 'is due since', next_at, 'failed', failures, 'times') as fault
    from deadlines where next_at is not null and (next_at <= app_now() or failures > 2)`
  return rows.map(({ fault }) => fault)
}

interface Kept {
  readonly machine: string
  readonly action: string
  readonly from: string | null
  readonly to: string
  readonly actor: string
  readonly count: number
}

const tables: readonly Machine[] = Object.values(allMachines)

/** No row of the table allows it. */
const listMovesOutside = async ({ sql }: Given): Promise<readonly string[]> => {
  const rows = await sql<Kept[]>`
    select machine, action, from_state as from, to_state as to, actor, count(*)::int as count from state_history
    group by 1, 2, 3, 4, 5`
  return rows.flatMap(({ machine: name, action, from, to, actor, count }) => {
    const row = tables.find((machine) => machine.name === name)?.actions[action]
    const isAllowed = row !== undefined && [row.by].flat().some((one) => one === actor)
      && (from === null ? row.from.length === 0 : row.from.includes(from)) && to === (row.to === 'same' ? from : row.to)
    return isAllowed ? [] : [`${name} ${action} from ${from} to ${to} by ${actor}, ${count} times`]
  })
}

/** What two columns of one row share tells nothing of either. */
const ofTheirOwn = machines.filter(({ machine, table }) =>
  machines.filter((one) => one.machine.name === machine.name && one.table === table).length === 1)

/** Each move begins where the one before ended, and the last one ended where the row is. */
const listGaps = async ({ sql }: Given): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const { machine, table, column } of ofTheirOwn) {
    const rows = await sql<{ id: string; from: string | null; before: string | null; to: string; next: string }[]>`
      select * from (
        select row_id as id, from_state as from, lag(to_state) over moves as before, to_state as to,
          coalesce(lead(from_state) over moves, ${sql(column)}) as next
        from state_history join ${sql(table)} as held on held.id = row_id where machine = ${machine.name}
        window moves as (partition by row_id order by state_history.id)
      ) moves where "to" <> next or ("from" <> before)`
    for (const { id, to, next } of rows) faults.push(`${machine.name} ${id} went to ${to} and is ${next}`)
  }
  return faults
}

/** Those of the three kinds, and not of their small states. */
const ofContracts = machines.filter(({ table, column }) => table === 'contracts' && column.endsWith('_step'))
  .map(({ machine }) => machine.name)

/** Who opens a contract is told of its car; what is paid to the house takes two who say so. */
const isCounted = (act: string): boolean => askedActs.some((one) => one.act === act) && act !== 'completePayment'

/** What is typed is kept each time, and written of once. */
const isDraft = (name: string): boolean => name.endsWith('Draft')

/** Of the acts that move contracts: as often as somebody was told so. */
const listUntold = async ({ sql }: Given, told: ReadonlyMap<string, number>): Promise<readonly string[]> => {
  const rows = await sql<{ name: string; count: number }[]>`
    select row_id || ' ' || action as name, count(*)::int as count from state_history
    where machine = any(${ofContracts}) and member_id is not null
    group by 1`
  const kept = new Map(rows.map(({ name, count }) => [name, count]))
  const names = new Set([...kept.keys(), ...told.keys()])
  return [...names].filter((name) => isCounted(name.split(' ')[1] ?? '')).flatMap((name) => {
    const toldTimes = told.get(name) ?? 0
    const [was, is] = [isDraft(name) ? Math.min(toldTimes, 1) : toldTimes, kept.get(name) ?? 0]
    return was === is ? [] : [`${name} was told ${was} times and is kept ${is} times`]
  })
}

export const listStateFaults = async (
  given: Given, told: ReadonlyMap<string, number>,
): Promise<readonly string[]> =>
  [...await listMovesOutside(given), ...await listGaps(given), ...await listUntold(given, told)]
