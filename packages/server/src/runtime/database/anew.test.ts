// What is planned anew each time goes to the database in one piece, whatever its values are.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { type Database, openDatabase, planAnew } from './database.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone.stop())

/** Passes everything on and counts what comes in one piece. */
const withCounted = async (use: (database: Database, pieces: () => number) => Promise<void>): Promise<void> => {
  const { port, hostname } = new URL(clone.url)
  let pieces = 0
  const server = createServer((from) => {
    const onward = connect(Number(port), hostname)
    from.on('data', (piece) => {
      pieces += 1
      onward.write(piece)
    })
    onward.pipe(from)
    for (const [one, other] of [[from, onward], [onward, from]] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const counted = new URL(clone.url)
  counted.port = String((server.address() as AddressInfo).port)
  const database = openDatabase({ url: counted.href, connections: 1 })
  try {
    await database.ask('select 1', [])
    await use(database, () => {
      const count = pieces
      pieces = 0
      return count
    })
  } finally {
    await database.close()
    server.close()
  }
}

test('it asks nothing before it comes with its values, each time', () => withCounted(async ({ primary }, pieces) => {
  pieces()
  for (const number of [7, 8, 9]) {
    const { rows } = await sql`${planAnew} select ${number}::int as anew`.execute(primary)
    expect(rows).toEqual([{ anew: number }])
    expect(pieces()).toBe(1)
  }
  await sql`select ${7}::int as kept`.execute(primary)
  expect(pieces()).toBe(2)
}))

test('many at once have each their own answer, also behind one that fails', () => withCounted(async ({ primary }) => {
  const ask = async (by: number): Promise<unknown> =>
    (await sql<{ anew: number }>`${planAnew} select 12 / ${by}::int as anew`.execute(primary)).rows[0]?.anew
  const found = await Promise.allSettled([1, 2, 0, 3, 4, 0, 6].map(ask))
  expect(found.map((one) => (one.status === 'fulfilled' ? one.value : one.status)))
    .toEqual([12, 6, 'rejected', 4, 3, 'rejected', 2])
}))

const time = new Date('2026-03-02T01:02:03.456Z')

test.each([
  ['text', '그랜저'], ['text', null], ['int', 7], ['bigint', 9_007_199_254_740_991], ['boolean', false],
  ['timestamptz', time], ['bytea', Buffer.from('00ff27', 'hex')],
  ['text[]', ['a,b', 'c"d', String.raw`e\f`, '{}', '', 'NULL', '현대', null]], ['text[]', []], ['int[]', [1, -2, null]],
  ['boolean[]', [true, false]], ['timestamptz[]', [time]],
  ['bytea[]', [Buffer.from('00ff', 'hex'), Buffer.from('27', 'hex')]],
  ['uuid[]', ['0190f2c4-0000-7000-8000-000000000000']],
])('%s %j comes back as it went', async (type, value) => {
  const asked = sql<{ back: unknown }>`${planAnew} select ${value}::${sql.raw(type)} as back`
  const { rows } = await asked.execute(clone.database.primary)
  expect(rows).toEqual([{ back: value }])
})

test('what only its type would tell how to write is refused before it is sent', async () => {
  for (const value of [{ a: 1 }, [{ a: 1 }], [['a'], ['b']]]) {
    const asked = sql`${planAnew} select ${value}::jsonb as back`
    await expect(asked.execute(clone.database.primary)).rejects.toThrow('only the database knows')
  }
})
