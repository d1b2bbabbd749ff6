// What tests throw away lies in memory where there is plenty, else where temporary files lie, and is gone afterwards.
import { existsSync, statSync, writeFileSync } from 'node:fs'
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
