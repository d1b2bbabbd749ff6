// What the bench asks of the server: a list that everybody has, and an act with a key, a row and an event.
import { sql } from 'kysely'
import type { Product } from '../../packages/server/src/product.ts'
import type { Database } from '../../packages/server/src/runtime/database/database.ts'
import { action } from '../../packages/server/src/runtime/handler.ts'
import { sampleCalls } from '../../packages/server/src/testing/sample/calls.ts'
import { sampleHandlers } from '../../packages/server/src/testing/sample/handlers.ts'
import { makeSampleTables, withSamples } from '../../packages/server/src/testing/sample/table.ts'

const makeAndTell = action(sampleCalls.sample.makeSample, async ({ tx, body, caller, emit }) => {
  const row = await withSamples(tx)
    .insertInto('samples')
    .values({
      name: body.name, price_won: body.priceWon, paint: body.paint ?? null, owner_id: caller.userId, sold: null,
      seen_at: null, built_on: null, secret_won: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  emit('carCodesChanged', { count: 1 })
  return { id: row.id, priceWon: body.priceWon }
})

export const benchArea: Partial<Product> = {
  calls: sampleCalls,
  handlersOf: () => {
    const { sample } = sampleHandlers()
    return { sample: { ...sample, makeSample: makeAndTell } }
  },
}

/** As the owner of the tables. */
export const makeRows = async (database: Database, count: number): Promise<void> => {
  await makeSampleTables(database)
  await sql`
    insert into samples (name, paint, owner_id, price_won, sold, created_at)
    select '차량 ' || n, (array['red', 'green', 'blue'])[1 + n % 3], new_id(), n * 1000, n % 2 = 0,
      now() - make_interval(secs => n)
    from generate_series(1, ${count}::integer) n`.execute(database.primary)
  await sql`create index samples_by_age on samples (created_at, id)`.execute(database.primary)
  await sql`vacuum analyze samples`.execute(database.primary)
}
