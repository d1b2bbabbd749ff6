// A full disk: one sentence, nothing half done, and all well again once there is room.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './launcher.ts'
import { plainSentence } from './postgres-error.ts'
import { testFolder } from './testing/folders.ts'
import { column, query } from './testing/query.ts'

/** A disk of its own, if this user may mount one. */
const mountSmallDisk = (folder: string, megabytes: number): boolean => {
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0
  if (mounted) onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return mounted
}

const fill = (folder: string): string => {
  const file = path.join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
  return file
}

test('a first start on a full disk leaves nothing behind and succeeds once there is room', async ({ annotate }) => {
  const disk = testFolder()
  const sentence = `The disk that holds ${disk}/db is full: `
    + 'free some room and start again; nothing that was stored is lost.'
  if (!mountSmallDisk(disk, 120)) {
    await annotate('Only root with the right to mount can make a full disk: the sentence alone is tested.')
    const said = 'initdb: error: could not write file "base/1/1259": No space left on device'
    expect(plainSentence(said, { folder: `${disk}/db` })).toBe(sentence)
    return
  }
  const filler = path.join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(100 * 1024 * 1024))
  const folder = path.join(disk, 'db')
  await expect(startPostgres({ folder })).rejects.toThrow(sentence)
  // Where the programs cannot be run in place, the empty room for their copy remains.
  expect(['', 'runtime']).toContain(readdirSync(folder, { recursive: true }).join())
  rmSync(filler)
  const database = await startPostgres({ folder })
  await query(database.ownerUrl, 'create table kept as select 1 as number')
  await database.stop()

  const again = fill(disk)
  await expect(startPostgres({ folder })).rejects.toThrow(sentence)
  rmSync(again)
  const last = await startPostgres({ folder })
  expect(await column(last.ownerUrl, 'select number from kept')).toEqual([1])
  await last.stop()
})
