// Answers the sample calls, rightly or as wrongly as they ask for.
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'
import { Failure } from '../../runtime/failure.ts'
import { action, type Handlers, listing, read } from '../../runtime/handler.ts'
import { source } from '../../runtime/list/source.ts'
import type { Tables } from '../../tables.ts'
import type { Kysely, Selectable } from 'kysely'
import { sampleCalls } from './calls.ts'
import { type SampleRow, withSamples } from './table.ts'

const { sample: calls } = sampleCalls

/** What a test wants to happen in the middle of an act: a wait, a lost connection, another transaction. */
export interface SampleHooks {
  between?: (tx: Tx) => Promise<unknown>
}

const time = (value: unknown): string => (value as Date).toISOString()

const itemOf = (row: Selectable<SampleRow>) => ({
  id: row.id, name: row.name, paint: row.paint as 'red' | null, ownerId: row.owner_id, priceWon: row.price_won,
  sold: row.sold, seenAt: row.seen_at === null ? null : time(row.seen_at), builtOn: row.built_on,
  createdAt: time(row.created_at), updatedAt: time(row.updated_at),
})

const rowsOf = (db: Kysely<Tables>) => withSamples(db).selectFrom('samples').selectAll('samples')

const columns = {
  id: sql`samples.id`, name: sql`samples.name`, paint: sql`samples.paint`, ownerId: sql`samples.owner_id`,
  priceWon: sql`samples.price_won`, sold: sql`samples.sold`, seenAt: sql`samples.seen_at`,
  builtOn: sql`samples.built_on`, secretWon: sql`samples.secret_won`, weight: sql`samples.weight`,
  rank: sql`samples.rank`, createdAt: sql`samples.created_at`, updatedAt: sql`samples.updated_at`,
}

const lists = {
  listSamples: listing(calls.listSamples, ({ db }) => source({ query: rowsOf(db), columns, item: itemOf })),
  listOtherSamples: listing(calls.listOtherSamples, ({ db }) => source({ query: rowsOf(db), columns, item: itemOf })),
  getSample: read(calls.getSample, async ({ db, params, refuse }) => {
    const row = await rowsOf(db).where('id', '=', params.id).executeTakeFirst()
    if (row === undefined) throw refuse('notFound')
    return itemOf(row)
  }),
  readWords: read(calls.readWords, async ({ query }) => ({ words: ['하나', '둘', '셋'].slice(0, query.size ?? 3) })),
}

const acts = (hooks: SampleHooks) => ({
  makeSample: action(calls.makeSample, async ({ tx, body, caller, fail }) => {
    if (body.priceWon > 1_000_000) throw fail('INVALID_INPUT', '0001.invalid_amount')
    if (body.name === 'nowhere') throw fail('SHOP_NOT_FOUND')
    const row = await withSamples(tx)
      .insertInto('samples')
      .values({
        name: body.name, price_won: body.priceWon, paint: body.paint ?? null, owner_id: caller.userId, sold: null,
        seen_at: null, built_on: null, secret_won: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await hooks.between?.(tx)
    return { id: row.id, priceWon: body.priceWon }
  }),
  changeSample: action(calls.changeSample, async ({ tx, params, body }) => {
    await withSamples(tx).updateTable('samples').set({ name: body.name }).where('id', '=', params.id).execute()
    return body
  }),
  pokeSample: action(calls.pokeSample, async () => null),
  dropSamples: action(calls.dropSamples, async ({ tx, body }) => {
    const dropped = await withSamples(tx).deleteFrom('samples')
      .where('id', '=', sql<string>`any(${body.ids}::uuid[])`).executeTakeFirst()
    return { count: Number(dropped.numDeletedRows) }
  }),
  guess: action(calls.guess, async () => null),
  repeatWord: action(calls.repeatWord, async ({ body: { word, times } }) => (
    { words: Array.from({ length: times }, () => word) }
  )),
  runClock: action(calls.runClock, async () => null),
  hook: action(calls.hook, async () => null),
  addToCounters: action(calls.addToCounters, async ({ tx, body }) => {
    for (const name of body.order) {
      await sql`update counters set total = total + 1 where name = ${name}`.execute(tx)
      await hooks.between?.(tx)
    }
    const { rows } = await sql<{ sum: number }>`select sum(total) as sum from counters`.execute(tx)
    return { sum: Number(rows[0]?.sum) }
  }),
})

type Mishap = (db: Tx | Kysely<Tables>, secret: string) => Promise<{ fine: boolean }>

const mishaps: Readonly<Record<string, Mishap>> = {
  throw: async () => {
    throw new TypeError('nobody foresaw this')
  },
  badAnswer: async () => ({ fine: 'very' }) as unknown as { fine: boolean },
  extraField: async () => ({ fine: true, rivalAmountWon: 5 }),
  undeclaredError: async () => {
    throw new Failure('ALREADY_COMPLETED')
  },
  swallowed: async (db) => {
    await sql`insert into counters values ('swallowed', 1)`.execute(db)
    await sql`insert into counters values ('a', 1)`.execute(db).catch(() => {})
    return { fine: true }
  },
  badSql: async (db) => {
    await sql`select no_such_column from counters`.execute(db)
    return { fine: true }
  },
  slowSql: async (db) => {
    await sql`select pg_sleep(20)`.execute(db)
    return { fine: true }
  },
  secretInError: async (db, secret) => {
    await sql`select ${secret}::text::uuid`.execute(db)
    return { fine: true }
  },
}

export const sampleHandlers = (hooks: SampleHooks = {}): Handlers<typeof sampleCalls> => ({
  sample: {
    ...lists,
    ...acts(hooks),
    meetMishap: action(calls.meetMishap, async ({ tx, params }) =>
      mishaps[params.mishap]?.(tx, '850101-1234567') ?? { fine: true }),
    readMishap: read(calls.readMishap, async ({ db, params }) =>
      mishaps[params.mishap]?.(db, '850101-1234567') ?? { fine: true }),
  },
})
