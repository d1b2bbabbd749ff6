// The making of a new database folder, with Korean rules and without.
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { localeArguments } from './create-cluster.ts'
import { chooseDatabaseUser, give } from './database-user.ts'
import { findBinaries, hasIcu, libraryLinks, programOf } from '../programs/find-binaries.ts'
import { startPostgres } from '../launcher.ts'
import { prepareRuntime } from '../programs/prepare-runtime.ts'
import { openReach } from './reach.ts'
import { runProgram } from '../programs/run-program.ts'
import { testFolder } from '../testing/folders.ts'

test('a build without ICU still sorts Hangul as a dictionary does', async () => {
  const folder = testFolder()
  mkdirSync(folder)
  const user = chooseDatabaseUser(folder)
  give(folder, user)
  const binaries = findBinaries()
  expect(hasIcu(binaries.root)).toBe(true)
  const reach = openReach(folder, user)
  const runtime = await prepareRuntime(binaries, reach, user)
  const [data, descriptor] = [path.join(reach.shownAs, 'plain'), reach.descriptor]
  const made = await runProgram({
    file: programOf(runtime, 'initdb'), user, descriptor,
    arguments: ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--no-sync', ...localeArguments(false)],
  })
  expect(made.output).toContain('locale provider:   builtin')
  const asked = await runProgram(
    { file: programOf(runtime, 'postgres'), user, descriptor, arguments: ['--single', '-D', data, 'postgres'] },
    `select string_agg(word, ' ' order by word) from (values ('나'), ('하'), ('가나다'), ('각')) as list (word)\n`,
  )
  expect(asked.output).toContain('"가나다 각 나 하"')
  reach.close()
})

test('a draft that a crash left behind is cleared away', async () => {
  const folder = testFolder()
  mkdirSync(path.join(folder, 'new-abc', 'data'), { recursive: true })
  const database = await startPostgres({ folder })
  expect(readdirSync(folder)).not.toContain('new-abc')
  expect(readdirSync(folder).filter((name) => name.startsWith('new-'))).toEqual([])
  await database.stop()
})

test('the package lists the links that its programs need', () => {
  const { root } = findBinaries()
  expect(libraryLinks(root)).toContainEqual({ name: 'lib/libpq.so.5', pointsTo: 'libpq.so.5.18' })
})
