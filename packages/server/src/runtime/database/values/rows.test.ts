// Rows of any width have the names and values that the database gave, and each row its own.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../../testing/open-clone.ts'
import { takeRows } from './rows.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone.stop())

const namesOf = (width: number): string[] => Array.from({ length: width }, (_, at) => `column ${at} "가"`)

test.each([1, 16, 17, 120, 121, 300])('rows of %i columns', async (width) => {
  const names = namesOf(width)
  const columns = names.map((name, at) => sql`(${at}::integer + place) as ${sql.id(name)}`)
  const asked = sql<Record<string, number>>`select ${sql.join(columns)} from generate_series(0, 2) as place`
  const { rows } = await asked.execute(clone.database.primary)
  expect(rows).toEqual([0, 1, 2].map((place) => Object.fromEntries(names.map((name, at) => [name, at + place]))))
  expect(Object.keys(rows[2] ?? {})).toEqual(names)
})

test('of two columns with one name the later counts, and no name means more than a name', async () => {
  const { rows } = await sql`
    select 1 as same, 2 as same, null as "__proto__", 'x' as "7", true as "constructor"`.execute(clone.database.primary)
  expect(rows.map((row) => Object.entries(row as object))).toEqual([
    [['7', 'x'], ['same', 2], ['__proto__', null], ['constructor', true]],
  ])
})

test('a statement that gives no rows gives none, with columns or without', async () => {
  expect(await clone.database.ask('select 1 as one where false', [])).toEqual([])
  expect(await clone.database.ask('do $$ begin end $$', [])).toEqual([])
  expect(takeRows({ length: 0, columns: null })).toEqual([])
})
