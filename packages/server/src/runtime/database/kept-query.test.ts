// A kept beginning stays as it began, belongs to its reader, and goes with it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../../tables.ts'
import { keptQuery } from './kept-query.ts'

const reader = (): Kysely<Tables> => new Kysely<Tables>({ dialect: {
  createAdapter: () => new PostgresAdapter(), createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db), createQueryCompiler: () => new PostgresQueryCompiler(),
} })

const counted = () => {
  let begun = 0
  const query = keptQuery((db) => {
    begun += 1
    return db.selectFrom('orders').select('id')
  })
  return { query, begun: () => begun }
}

test('what one request adds is not in the next one, whose values are its own', () => {
  const { query, begun } = counted()
  const db = reader()
  const [one, other] = ['a', 'b'].map((id) => query(db).where('id', '=', id).orderBy('id').compile())
  expect([one?.parameters, other?.parameters]).toEqual([['a'], ['b']])
  expect(query(db).compile()).toMatchObject({ sql: 'select "id" from "orders"', parameters: [] })
  expect(begun()).toBe(1)
})

test('each reader has its own', () => {
  const { query, begun } = counted()
  const [one, other] = [reader(), reader()]
  expect(query(one)).not.toBe(query(other))
  expect(query(one)).toBe(query(one))
  expect(begun()).toBe(2)
})

test('a reader that nobody has any more is not held', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { query } = counted()
  const gone = (() => {
    const db = reader()
    query(db)
    return new WeakRef(db)
  })()
  // What was looked at is held until the end of the turn.
  await new Promise((done) => setImmediate(done))
  collect()
  expect(gone.deref()).toBeUndefined()
})
