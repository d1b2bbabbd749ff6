// Telling: an act emits events, the reactions of each follow in the same transaction, and the outbox remembers them.
import { type EventName, events, type PayloadOf } from '@bidyard/contract/events'
import { sql } from 'kysely'
import { noteTold, type Tx } from '../database/database.ts'
import type { Enqueue } from './jobs.ts'

export type Emit = <Name extends EventName>(name: Name, payload: PayloadOf<Name>) => void

/** Who stands behind an act, as history and logs write it down. */
export interface Doer {
  readonly actor: string
  readonly memberId: string | null
  readonly requestId: string | null
}

export interface ReactionGiven {
  readonly tx: Tx
  readonly now: Date
  readonly doer: Doer
  readonly emit: Emit
  readonly enqueue: Enqueue
  /** Of what happened in a past that is played: when, and whether people have seen it since. */
  readonly past?: { readonly at: Date; readonly isSeen: boolean }
}

/** A reaction takes all events of one kind at once, so that one or ten thousand are the same code. */
export type Reaction<Name extends EventName> = (
  given: ReactionGiven,
  payloads: readonly PayloadOf<Name>[],
) => Promise<void>
export type Reactions = { readonly [Name in EventName]: readonly Reaction<Name>[] }

interface Told {
  readonly name: EventName
  readonly payload: unknown
}

// A chain longer than this is a circle of reactions.
const roundsMax = 12

/** Any number of events in one statement, kept in the order in which they were told. */
const writeOutbox = async (tx: Tx, told: readonly Told[]): Promise<void> => {
  noteTold(tx, 'outbox')
  await sql`
    insert into outbox (name, payload)
    select name, payload::jsonb
    from unnest(${told.map(({ name }) => name)}::text[], ${told.map(({ payload }) => JSON.stringify(payload))}::text[])
      with ordinality as told (name, payload, place)
    order by place`.execute(tx)
}

/** Runs an act, then what follows from what it told, round by round, before the transaction may commit. */
export const tellAndReact = async <Result>(
  given: {
    readonly tx: Tx; readonly now: Date; readonly doer: Doer; readonly reactions: Reactions; readonly enqueue: Enqueue
  },
  act: (emit: Emit) => Promise<Result>,
): Promise<Result> => {
  const { tx, now, doer, reactions, enqueue } = given
  let told: Told[] = []
  let over = false
  const emit: Emit = (name, payload) => {
    if (over) throw new Error(`${name} was told after its act had ended, so nobody would hear of it`)
    told.push({ name, payload })
  }
  const result = await act(emit)
  for (let round = 0; told.length > 0; round++) {
    if (round === roundsMax) throw new Error(`reactions run in a circle around ${told[0]?.name}`)
    const current = told
    told = []
    await writeOutbox(tx, current)
    for (const [name, group] of Map.groupBy(current, (one) => one.name)) {
      const following = reactions[name] as readonly Reaction<EventName>[]
      const payloads = group.map(({ payload }) => payload) as PayloadOf<EventName>[]
      for (const react of following) await react({ tx, now, doer, enqueue, emit }, payloads)
    }
  }
  over = true
  return result
}

export const isLive = (name: string): name is EventName =>
  name in events && events[name as EventName].live
