// Finding our own database while the program runs on it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningDatabaseUrls } from './running-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bidyard-running-'))
  await mkdir(path.join(folder, 'postgres', 'data'), { recursive: true })
  await writeFile(path.join(folder, 'postgres', 'password'), 'secret-word\n')
})
afterEach(() => rm(folder, { recursive: true }))

test('tells the address from what the running database left', async () => {
  const lines = ['123', '/somewhere/data', '1700000000', '54321', '/tmp', '127.0.0.1']
  await writeFile(path.join(folder, 'postgres', 'data', 'postmaster.pid'), lines.join('\n'))
  const ownerUrl = 'postgres://postgres:secret-word@127.0.0.1:54321/bidyard'
  expect(runningDatabaseUrls(folder)).toEqual({ ownerUrl, url: ownerUrl })
  await writeFile(path.join(folder, 'postgres', 'program-password'), 'other-word\n')
  const urls = runningDatabaseUrls(folder)
  expect(urls?.ownerUrl).toBe(ownerUrl)
  expect(urls?.url).toBe(ownerUrl.replace('postgres:secret-word', 'bidyard:other-word'))
})

test('tells nothing where none runs', async () => {
  expect(runningDatabaseUrls(folder)).toBeUndefined()
  expect(runningDatabaseUrls(path.join(folder, 'nowhere'))).toBeUndefined()
  await writeFile(path.join(folder, 'postgres', 'data', 'postmaster.pid'), '123\n')
  expect(runningDatabaseUrls(folder)).toBeUndefined()
})
