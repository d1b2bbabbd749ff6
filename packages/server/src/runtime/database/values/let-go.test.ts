// What a query came with, and what it was answered with, stays with nobody who has no more use for it.
import type { PendingQuery, Row } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../../testing/open-clone.ts'
import { boundsOf } from '../../bounds.ts'
import { addressesOf } from '../addresses.ts'
import { type Connection, openAny } from '../connection.ts'
import { takeRows } from './rows.ts'

let clone: OpenClone
let connection: Connection
beforeAll(async () => {
  clone = await openClone()
  connection = await openAny(addressesOf(clone.url), { bounds: boundsOf(), onLost: () => {} })
})
afterAll(async () => {
  await connection.close()
  await clone.stop()
})

/** The driver's own place for the values. */
type Sent = PendingQuery<Row[]> & { readonly args?: unknown[]; readonly parameters?: unknown[] }

test.each([['select $1::int * $2::int as number', 'answered'], ['select $1::int / ($2::int - 3)', 'refused']])(
  '%s is %s, and its values are let go', async (text, end) => {
    let sent: Sent | undefined
    const answer = connection.run((over) => (sent = over.unsafe(text, [2, 3]) as Sent).values())
    expect(sent?.args).toEqual([2, 3])
    const rows = await answer.then(takeRows, () => 'refused')
    expect(rows).toEqual(end === 'answered' ? [{ number: 6 }] : 'refused')
    expect([sent?.args, sent?.parameters]).toEqual([[], []])
  })

test('what could not even be sent is not waited for', async () => {
  const own = await openAny(addressesOf(clone.url), { bounds: boundsOf({ answerMs: -1 }), onLost: () => {} })
  await expect(own.run(() => {
    throw new Error('it cannot be written')
  })).rejects.toThrow('cannot be written')
  expect(own.isStuck()).toBe(false)
  await own.close()
})

test('rows are taken out of what the driver gives', async () => {
  const values = await connection.run((over) => over.unsafe('select 1 as one union all select 2').values())
  expect(values).toHaveLength(2)
  expect(takeRows(values)).toEqual([{ one: 1 }, { one: 2 }])
  expect(values).toHaveLength(0)
})
