// What tests throw away lies in memory where there is plenty, else where temporary files lie, and is gone afterwards.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openScratch } from './scratch.ts'

test('a place that is not there is no place: the folder for temporary files is', () => {
  const scratch = openScratch('/nowhere')
  expect(path.dirname(scratch.folder)).toBe(os.tmpdir())
  scratch.remove()
})

test('every user may write there, and whatever was written is gone with it', () => {
  const scratch = openScratch()
  expect(statSync(scratch.folder).mode & 0o7777).toBe(0o1777)
  writeFileSync(path.join(scratch.folder, 'left behind'), '')
  scratch.remove()
  expect(existsSync(scratch.folder)).toBe(false)
})

test('what a run left that was broken off goes with the next one, and what another one still needs stays', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const [left, living] = [gone, process.pid].map((pid) => path.join(os.tmpdir(), `bidyard-run-${pid}-other`))
  for (const folder of [left, living]) mkdirSync(folder ?? '')
  const scratch = openScratch('/nowhere')
  expect([left, living].map((folder) => existsSync(folder ?? ''))).toEqual([false, true])
  scratch.remove()
  rmSync(living ?? '', { recursive: true })
})
