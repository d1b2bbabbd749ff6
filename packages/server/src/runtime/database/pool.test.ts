// Connections: shared, held, lost, and taken anew; a transaction never writes outside itself.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownCertificate, ownKey } from '../../testing/machine/own-certificate.ts'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { type Bounds, boundsOf, unhurried } from '../bounds.ts'
import { addressesOf } from './addresses.ts'
import { openDatabase, type Reader } from './database.ts'
import { readAgain, transactAgain } from './transact-again.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone({ connections: 4 })
  await clone.asOwner(({ primary }) => sql`create table marks (mark text)`.execute(primary))
})
afterAll(() => clone.stop())

const pidOf = async (db: Reader): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0
const marks = async (): Promise<string[]> => {
  const { rows } = await sql<{ mark: string }>`delete from marks returning mark`.execute(clone.database.primary)
  return rows.map(({ mark }) => mark).toSorted()
}
const write = (db: Reader, mark: string) => sql`insert into marks values (${mark})`.execute(db)
const connections = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database()`.execute(clone.database.primary)
  return Number(rows[0]?.count)
}

test('opens no more connections than it may, however many ask', async () => {
  await Promise.all(Array.from({ length: 100 }, () => sql`select pg_sleep(0.001)`.execute(clone.database.primary)))
  await Promise.all(Array.from({ length: 20 }, (_, at) => clone.database.transact((tx) => write(tx, String(at)))))
  expect(await marks()).toHaveLength(20)
  expect(await connections()).toBeLessThanOrEqual(4)
})

test('a transaction has its connection for itself', async () => {
  await clone.database.transact(async (tx) => {
    const own = await pidOf(tx)
    const others = await Promise.all(Array.from({ length: 30 }, () => pidOf(clone.database.primary)))
    expect(others).not.toContain(own)
    expect(await pidOf(tx)).toBe(own)
  })
})

test('statements wait while all connections are held, and go on as soon as one is free', async () => {
  const free = Promise.withResolvers<void>()
  const held = Array.from({ length: 4 }, () => clone.database.transact(async (tx) => {
    await pidOf(tx)
    await free.promise
  }))
  const waiting = [write(clone.database.primary, 'read'), clone.database.transact((tx) => write(tx, 'act'))]
  free.resolve()
  await Promise.all([...held, ...waiting])
  expect(await marks()).toEqual(['act', 'read'])
})

describe('a transaction', () => {
  test('that throws leaves nothing', async () => {
    await expect(clone.database.transact(async (tx) => {
      await write(tx, 'thrown')
      throw new Error('on purpose')
    })).rejects.toThrow('on purpose')
    expect(await marks()).toEqual([])
  })

  test('whose statement failed cannot end as a success, whoever swallows the error', async () => {
    for (const fail of [
      (tx: Reader) => sql`select no_such_thing`.execute(tx), (tx: Reader) => sql`select ${undefined}`.execute(tx),
    ])
      await expect(clone.database.transact(async (tx) => {
        await write(tx, 'half')
        await fail(tx).catch(() => {})
        return 'fine'
      })).rejects.toThrow(/no_such_thing|Undefined/)
    expect(await marks()).toEqual([])
  })

  test('whose commit is refused fails', async () => {
    await clone.asOwner(({ primary }) =>
      sql`create table strict (n int unique deferrable initially deferred)`.execute(primary))
    await expect(clone.database.transact(async (tx) => {
      await sql`insert into strict values (1), (1)`.execute(tx)
    })).rejects.toMatchObject({ code: '23505' })
    expect((await sql`select * from strict`.execute(clone.database.primary)).rows).toEqual([])
  })

  test('cannot be used once it is over', async () => {
    let kept: Reader | undefined
    await clone.database.transact(async (tx) => {
      kept = tx
      await write(tx, 'within')
    })
    await expect(kept === undefined ? undefined : write(kept, 'after')).rejects.toThrow(/committed|after the end/)
    expect(await marks()).toEqual(['within'])
  })

  test('that is over takes no statement with it that nobody waited for', async () => {
    const late = Promise.withResolvers<string>()
    await clone.database.transact(async (tx) => {
      void sql`select pg_sleep(0.05)`.execute(tx)
      write(tx, 'late').then(() => late.resolve('written'), (error: Error) => late.resolve(error.message))
    })
    expect(await late.promise).toMatch(/after the end of its transaction|already committed/)
    expect(await marks()).toEqual([])
  })

  test('whose connection is cut off sends nothing more, not on any other connection either', async () => {
    await expect(clone.database.transact(async (tx) => {
      await write(tx, 'before')
      await sql`select pg_terminate_backend(${await pidOf(tx)})`.execute(clone.database.primary)
      await write(clone.database.primary, 'outside')
      for (let at = 0; at < 5; at++) await write(tx, 'later').catch(() => {})
    })).rejects.toMatchObject({ code: expect.stringMatching(/^CONNECTION|^E|^57P01/) })
    expect(await marks()).toEqual(['outside'])
  })

  test('begins with the mode that is asked for', async () => {
    await expect(clone.database.primary.transaction().setAccessMode('read only').execute((tx) => write(tx, 'never')))
      .rejects.toMatchObject({ code: '25006' })
    const level = await clone.database.primary.transaction().setIsolationLevel('serializable').execute((tx) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx))
    expect(level.rows).toEqual([{ level: 'serializable' }])
    expect(await marks()).toEqual([])
  })
})

test('a table that a migration changed meanwhile fails neither reads nor acts', async () => {
  const { database } = clone
  await clone.asOwner(({ primary }) => sql`create table shifting (n int)`.execute(primary))
  const read = (db: Reader) => sql`select * from shifting where ${1} = 1`.execute(db)
  const readAll = () => Promise.all(Array.from({ length: 12 }, () => readAgain(() => read(database.primary))))
  await readAll()
  for (const name of ['b', 'c', 'd']) {
    await clone.asOwner(({ primary }) =>
      sql`alter table shifting add column ${sql.ref(name)} int`.execute(primary))
    const [rows] = await Promise.all([readAll(), transactAgain(database, read), transactAgain(database, read)])
    expect(rows).toHaveLength(12)
  }
})

test('a backend that is frozen costs those that wait for it a bounded time, and nobody afterwards', async () => {
  const frozen = openDatabase({ url: clone.url, connections: 2, bounds: boundsOf({ answerMs: 300 }) })
  const pid = await pidOf(frozen.primary)
  process.kill(pid, 'SIGSTOP')
  const asked = await Promise.allSettled([pidOf(frozen.primary), pidOf(frozen.primary), frozen.transact(pidOf)])
  process.kill(pid, 'SIGCONT')
  expect(asked.some(({ status }) => status === 'rejected')).toBe(true)
  expect(await pidOf(frozen.primary)).toBeGreaterThan(0)
  await frozen.close()
})

test('a command that somebody watches is not taken for stuck, however long its statement takes', async () => {
  // Longer than two looks at the connections.
  const asked = async (more: Partial<Bounds>) => {
    const database = openDatabase({ url: clone.url, connections: 1, bounds: boundsOf({ answerMs: 100, ...more }) })
    try {
      return await database.transact((tx) => sql`select pg_sleep(1.1)`.execute(tx)).then(() => 'done', () => 'cut off')
    } finally {
      await database.close()
    }
  }
  expect(await Promise.all([asked({}), asked(unhurried)])).toEqual(['cut off', 'done'])
})

test('no error of a lost connection is left lying about', async () => {
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 12 }, () => pidOf(clone.database.primary).catch(() => 0))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(clone.database.primary).catch(() => {})
    await Promise.all(asked)
    await expect.poll(() => pidOf(clone.database.primary).catch(() => 0), { interval: 1 }).toBeGreaterThan(0)
  }
})

test('what waits hears at once that there is no way in', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', connections: 2 })
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => pidOf(nowhere.primary)))
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
  await nowhere.close()
  await expect(pidOf(nowhere.primary)).rejects.toThrow('the database is closed')
})

test('hears notices, also after its line was cut', async () => {
  const heard: string[] = []
  let stood = 0
  await clone.database.listen('bells', (payload) => void heard.push(payload), () => void (stood += 1))
  const ring = (text: string) => clone.database.ask('select pg_notify($1, $2)', ['bells', text])
  await ring('first')
  await expect.poll(() => heard).toEqual(['first'])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(clone.database.primary)
  await expect.poll(() => stood).toBe(2)
  await ring('second')
  await expect.poll(() => heard).toEqual(['first', 'second'])
})

test('forms of statements without end fill no connection', async () => {
  const names = Array.from({ length: 1_200 }, (_, at) => sql.raw(`select ${at} as n${at}`))
  for (const text of names) await sql`${text} where ${1} = 1`.execute(clone.database.primary)
  const { rows } = await sql<{ most: number }>`select count(*) as most from pg_prepared_statements`
    .execute(clone.database.primary)
  expect(Number(rows[0]?.most)).toBeLessThan(1_050)
})

test.each([
  ['postgres://u:p@one/db', [['one', 5432]]],
  ['postgres://u:p@one:6000/db?sslmode=require', [['one', 6000]]],
  ['postgres://u:p%40x@one:1,two,three:3/db', [['one', 1], ['two', 5432], ['three', 3]]],
  ['postgres:///db', [['localhost', 5432]]],
  ['postgresql://[::1]:7/db', [['::1', 7]]],
])('%s names its machines', (url, machines) => {
  expect(addressesOf(url).map(({ host, port }) => [host, port])).toEqual(machines)
})

test('each machine of several gets an address of its own, and the target word is ours', () => {
  const addresses = addressesOf('postgres://u:p@one:1,two:2/db?target_session_attrs=primary&sslmode=require')
  expect(addresses.map(({ url }) => url))
    .toEqual(['postgres://u:p@one:1/db?sslmode=require', 'postgres://u:p@two:2/db?sslmode=require'])
})

test('of several machines the one that takes writes is found, and one that is gone is passed over', async () => {
  const { host, pathname, username, password } = new URL(clone.url)
  const url = `postgres://${username}:${password}@127.0.0.1:1,${host}${pathname}?target_session_attrs=read-write`
  const several = openDatabase({ url, connections: 2 })
  expect(await pidOf(several.primary)).toBeGreaterThan(0)
  await several.close()
})

test('the machine that was found is asked first from then on', async () => {
  let asked = 0
  const gone = createServer((socket) => {
    asked += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { host, pathname, username, password } = new URL(clone.url)
  const place = `127.0.0.1:${(gone.address() as AddressInfo).port},${host}`
  const several = openDatabase({ url: `postgres://${username}:${password}@${place}${pathname}`, connections: 3 })
  await pidOf(several.primary)
  const pids = await several.transact(async (tx) => [await pidOf(tx), await several.transact((other) => pidOf(other))])
  expect([new Set(pids).size, asked]).toEqual([2, 1])
  await several.close()
  gone.close()
})

/** What it says to whoever comes; then nothing more. */
const startSilent = async (words: Buffer) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => void socket.write(words))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, place: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

// The driver's own bound is over once somebody is let in; the first one would be waited for without end.
test.each([
  ['lets in', '', Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')],
  ['agrees to be encrypted', '?sslmode=require', Buffer.from('S')],
  ['says nothing', '', Buffer.alloc(0)],
])('a machine that %s and falls silent is left after a while', async (_, tail, words) => {
  const { server, place } = await startSilent(words)
  const silent = openDatabase({
    url: `postgres://nobody@${place}/none${tail}`, connections: 1,
    bounds: boundsOf({ connectMs: 100, answerMs: 600_000 }),
  })
  await expect(pidOf(silent.primary)).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
  await silent.close()
  server.close()
})

test('a machine that refuses over a cipher is passed over, and what is left of it ends nobody', async () => {
  const refusal = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(refusal.length + 4, 1)
  let lost = 0
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('close', () => (lost += 1))
    socket.once('data', () => {
      const secret = new TLSSocket(socket, { isServer: true, key: ownKey, cert: ownCertificate }).on('error', () => {})
      secret.once('data', () => void secret.write(Buffer.concat([head, Buffer.from(refusal)])))
      socket.write('S')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgres://nobody@127.0.0.1:1,127.0.0.1:${port}/none?sslmode=require`
  const refused = openDatabase({ url, connections: 1 })
  for (let time = 0; time < 3; time++) await expect(pidOf(refused.primary)).rejects.toMatchObject({ code: '57P03' })
  await expect.poll(() => lost).toBe(3)
  await refused.close()
  server.close()
})

test('a machine on which a transaction got stuck is asked last', async () => {
  const { host, port, pathname, username, password } = new URL(clone.url)
  let [comers, isStuck] = [0, false]
  // Questions of those that come new are answered, as of a primary that takes no commit any more.
  const before = createServer((near) => {
    comers += 1
    const isOld = comers === 1
    const far = connect(Number(port), '127.0.0.1')
    near.on('data', (piece) => isStuck && isOld || far.write(piece))
    far.on('data', (piece) => near.write(piece))
    for (const [one, other] of [[near, far], [far, near]] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(before, 'listening')
  const places = `127.0.0.1:${(before.address() as AddressInfo).port},${host}`
  const several = openDatabase({
    url: `postgres://${username}:${password}@${places}${pathname}`, connections: 1, bounds: boundsOf({ answerMs: 300 }),
  })
  await pidOf(several.primary)
  isStuck = true
  await expect(several.transact(pidOf)).rejects.toMatchObject({ code: 'CONNECTION_DESTROYED' })
  isStuck = false
  expect(await pidOf(several.primary)).toBeGreaterThan(0)
  expect(comers).toBe(1)
  await several.close()
  before.close()
})
