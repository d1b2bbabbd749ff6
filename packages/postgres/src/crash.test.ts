// What kill -9 may do to the parent, to the guardian and to the database: nothing is lost, nothing blocks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPostgres } from './launcher.ts'
import { commandOf, isAlive, waitUntilGone } from './programs/process-identity.ts'
import { testFolder } from './testing/folders.ts'
import { startElsewhere } from './testing/other-program.ts'
import { column, query } from './testing/query.ts'

const guardianOf = (postmaster: number): number | undefined =>
  readdirSync('/proc').map(Number).find((pid) =>
    pid > 0 && commandOf(pid).includes(`bidyard-guardian ${postmaster} `))

test('an orphaned database ends by itself shortly after its parent was killed', async () => {
  const folder = testFolder()
  const parent = await startElsewhere({ folder })
  await query(parent.said.ownerUrl, 'create table kept as select 1 as number')
  await parent.kill()
  expect(await waitUntilGone(parent.said.pid, 5000)).toBe(true)
  const again = await startPostgres({ folder })
  expect(await column(again.ownerUrl, 'select number from kept')).toEqual([1])
  await again.stop()
})

test('a database that outlived parent and guardian is taken over with every committed row', async () => {
  const folder = testFolder()
  const parent = await startElsewhere({ folder })
  const guardian = guardianOf(parent.said.pid)
  expect(guardian).toBeDefined()
  process.kill(guardian ?? 0, 'SIGKILL')
  await query(parent.said.ownerUrl, 'create table kept (number int)')
  for (const number of [1, 2, 3]) await query(parent.said.ownerUrl, `insert into kept values (${number})`)
  await parent.kill()
  expect(isAlive(parent.said.pid)).toBe(true)
  const lines: string[] = []
  const again = await startPostgres({ folder, log: (line) => lines.push(line) })
  expect(lines[0]).toBe(`An earlier database (process ${parent.said.pid}) outlived its parent; it is being stopped`)
  expect(isAlive(parent.said.pid)).toBe(false)
  expect(again.ownerUrl).toBe(parent.said.ownerUrl)
  expect(await column(again.ownerUrl, 'select number from kept order by number')).toEqual([1, 2, 3])
  await again.stop()
})

test('a lock file is no obstacle when its process is dead, unburied, or somebody else by now', async () => {
  const folder = testFolder()
  const first = await startPostgres({ folder })
  const file = path.join(folder, 'data', 'postmaster.pid')
  const content = readFileSync(file, 'utf8')
  await first.stop('immediate')
  // Of the database's own user: PostgreSQL overlooks the processes of all others by itself.
  const { uid, gid } = statSync(path.dirname(file))
  // A shell that became another program never asks after its child, who stays a zombie.
  const program = 'true & echo $!; exec sleep 60'
  const stranger = spawn('sh', ['-c', program], { uid, gid, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [chunk] = (await once(stranger.stdout, 'data')) as [Buffer]
    const zombie = Number(chunk.toString())
    for (const pid of [4_194_303, zombie, stranger.pid]) {
      writeFileSync(file, content.replace(/^\d+/, String(pid)))
      chownSync(file, uid, gid)
      writeFileSync(path.join(folder, 'launcher.lock'), `${pid}\nanother life\n`)
      const again = await startPostgres({ folder })
      expect(await column(again.ownerUrl, 'select 1')).toEqual([1])
      await again.stop()
    }
    expect(stranger.exitCode).toBeNull()
    expect(stranger.signalCode).toBeNull()
  } finally {
    stranger.kill('SIGKILL')
  }
})

/** PostgreSQL serves before each of its parts has begun, or has told its name. */
const writerOf = (postmaster: number): Promise<number> => vi.waitFor(() => {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)
  const found = children.find((pid) => commandOf(pid).includes('background writer'))
  if (found === undefined) throw new Error('it has no background writer')
  return found
}, { timeout: 20_000, interval: 20 })

// What PostgreSQL would do by itself after a part of it died may never end on a disk that goes on failing.
test.each(['whole', 'in part'])('a database killed %s is started again at its address with every row', async (how) => {
  const database = await startPostgres({ folder: testFolder() })
  await query(database.ownerUrl, 'create table kept as select 7 as number')
  const { pid, ownerUrl: url } = database
  process.kill(how === 'whole' ? pid : await writerOf(pid), 'SIGKILL')
  await waitUntilGone(pid, 5000)
  const rows = await vi.waitFor(() => column(url, 'select number from kept'), { timeout: 20_000, interval: 20 })
  expect(rows).toEqual([7])
  expect(database.pid).not.toBe(pid)
  await database.stop()
  expect(isAlive(database.pid)).toBe(false)
})

test('a database that cannot be started again says so in a sentence', async () => {
  const folder = testFolder()
  const database = await startPostgres({ folder, restartDelaysMs: [0, 10] })
  writeFileSync(path.join(folder, 'data', 'postgresql.conf'), 'no such setting = 1\n')
  process.kill(database.pid, 'SIGKILL')
  expect(await database.ended).toMatch(/^PostgreSQL .*postgresql\.conf.*\.$/)
  await database.stop()
})

test('a stop does not wait for the next try', async () => {
  const folder = testFolder()
  const database = await startPostgres({ folder, restartDelaysMs: [600_000] })
  process.kill(database.pid, 'SIGKILL')
  await waitUntilGone(database.pid, 5000)
  await database.stop()
  expect(await database.ended).toBeUndefined()
})
