// The life of an embedded database: start, use, stop, start again.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type RunningPostgres } from './launcher.ts'
import { isAlive } from './programs/process-identity.ts'
import { makeFolder, testFolder } from './testing/folders.ts'
import { startElsewhere } from './testing/other-program.ts'
import { column, query } from './testing/query.ts'

const { folder, remove } = makeFolder()
let database: RunningPostgres
let freshMs: number

beforeAll(async () => {
  const began = performance.now()
  database = await startPostgres({ folder })
  freshMs = performance.now() - began
})
afterAll(async () => {
  await database.stop()
  remove()
})

const words = ['Sonata', '나', '소나타', 'avante', '가나다', '각', '가', '그랜저 2.5', '그랜저', '아반떼', 'K5']
const wordRows = words.map((word) => `('${word}')`).join(', ')

describe('a database in a fresh folder', () => {
  test('is ready within 15 s, in a folder with a Korean name and a blank', () => {
    expect(freshMs).toBeLessThan(15_000)
    expect(folder).toMatch(/[가-힣] /)
  })

  test('is PostgreSQL 18 in UTF-8', async () => {
    expect(await query(database.ownerUrl, `select current_setting('server_encoding') as encoding,
      current_database() as name, current_setting('server_version_num')::int / 10000 as major`))
      .toEqual([{ encoding: 'UTF8', name: 'bidyard', major: 18 }])
    expect(await column(database.ownerUrl, `select upper('é') || length('가나다 漢字 🚗')`)).toEqual(['É8'])
  })

  test('sorts Korean text as a Korean dictionary does, before Latin, without being asked', async () => {
    expect(await column(database.ownerUrl, `select word from (values ${wordRows}) as list (word) order by word`))
      .toEqual(words.toSorted(new Intl.Collator('ko-KR').compare))
    expect(await column(database.ownerUrl, `select word from (values ('나'), ('가나다'), ('a')) as list (word) order by 1`))
      .toEqual(['가나다', '나', 'a'])
  })

  test('keeps every promise on disk and speaks UTC', async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'TimeZone', 'max_connections']
    const values = names.map((name) => `current_setting('${name}') as "${name}"`).join(', ')
    expect(await query(database.ownerUrl, `select ${values}`)).toEqual([{
      fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', data_checksums: 'on', TimeZone: 'UTC',
      max_connections: '200',
    }])
  })

  test('listens on 127.0.0.1 alone and asks for its password', async () => {
    expect(await query(database.ownerUrl, `select current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_directories') as sockets`)).toEqual([{ addresses: '127.0.0.1', sockets: '' }])
    const wrong = new URL(database.ownerUrl)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    for (const [url, file] of [[database.ownerUrl, 'password'], [database.url, 'program-password']] as const) {
      expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
      expect(new URL(url).password).toBe(readFileSync(path.join(folder, file), 'utf8'))
    }
  })

  test('never runs as root', () => {
    expect(statSync(`/proc/${database.pid}`).uid).not.toBe(0)
  })

  test('refuses a second start while the first lives, in one sentence that names the process', async () => {
    const sentence = `The database in ${folder} is in use by process ${process.pid}: `
      + 'stop that one first or choose another folder.'
    await expect(startPostgres({ folder })).rejects.toThrow(sentence)
    const other = await startElsewhere({ folder })
    expect(other.said.refusal).toBe(sentence)
    expect(await column(database.ownerUrl, 'select 1')).toEqual([1])
  })
})

describe('a later start', () => {
  test('is ready within 5 s, at the same address, with all that was stored', async () => {
    await query(database.ownerUrl, `create table kept as select '한글'::text as word`)
    const { ownerUrl: url, pid } = database
    await database.stop()
    expect(isAlive(pid)).toBe(false)
    const began = performance.now()
    database = await startPostgres({ folder })
    expect(performance.now() - began).toBeLessThan(5000)
    expect(database.ownerUrl).toBe(url)
    expect(await column(url, 'select word from kept')).toEqual(['한글'])
  })

  test('stops twice as well as once, and at once when asked to', async () => {
    const { pid } = database
    await Promise.all([database.stop('immediate'), database.stop()])
    await database.stop()
    expect(await database.ended).toBeUndefined()
    expect(isAlive(pid)).toBe(false)
    database = await startPostgres({ folder })
    expect(await column(database.ownerUrl, 'select word from kept')).toEqual(['한글'])
  })

  test('moves to a free port when the old one is taken, unless the caller insists', async () => {
    const { port } = database
    await database.stop()
    const stranger = createServer().listen(port, '127.0.0.1')
    await once(stranger, 'listening')
    try {
      await expect(startPostgres({ folder, port })).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is taken by another program: stop that one or choose another port.`,
      )
      database = await startPostgres({ folder })
      expect(database.port).not.toBe(port)
      expect(await column(database.ownerUrl, 'select word from kept')).toEqual(['한글'])
    } finally {
      stranger.close()
    }
  })

  test('takes other settings, and says in one sentence which one it refuses', async () => {
    await database.stop()
    await expect(startPostgres({ folder, settings: { work_mem: 'much' } }))
      .rejects.toThrow('PostgreSQL refuses a setting: invalid value for parameter "work_mem": "much".')
    database = await startPostgres({ folder, settings: { work_mem: '9MB', listen_addresses: '*' } })
    expect(await query(database.ownerUrl, `select current_setting('work_mem') as memory,
      current_setting('listen_addresses') as addresses`)).toEqual([{ memory: '9MB', addresses: '127.0.0.1' }])
  })

  test('replaces a lost password', async () => {
    await database.stop()
    writeFileSync(path.join(folder, 'password'), '')
    const { password } = new URL(database.ownerUrl)
    database = await startPostgres({ folder })
    expect(new URL(database.ownerUrl).password).not.toBe(password)
    expect(await column(database.ownerUrl, 'select word from kept')).toEqual(['한글'])
  })

  test('refuses the data of another major version in one sentence', async () => {
    await database.stop()
    const version = path.join(folder, 'data', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(startPostgres({ folder })).rejects.toThrow(/was made by PostgreSQL 17 and this is 18: dump it/)
    writeFileSync(version, '18\n')
    database = await startPostgres({ folder })
  })
})

test('a folder too deep for a socket file is deep enough for a database', async () => {
  const deep = path.join(testFolder(), ...Array.from({ length: 8 }, () => '아주 깊은 곳'))
  expect(Buffer.byteLength(deep)).toBeGreaterThan(150)
  const deepDatabase = await startPostgres({ folder: deep })
  expect(await column(deepDatabase.ownerUrl, 'select 1')).toEqual([1])
  await deepDatabase.stop()
})
