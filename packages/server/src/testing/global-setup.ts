// Before all tests: one real PostgreSQL with a migrated template, which each test file clones.
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../prepare.ts'
import { openLog } from '../runtime/log.ts'
import { urlOf } from './database.ts'

const template = 'bidyard_template'

const prepare = async (project: TestProject, { adminUrl, url }: RunningPostgres, folder: string): Promise<void> => {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${template}`)
  await admin.end()
  // As in earnest: whoever is tested owns nothing of what it works with.
  await prepareDatabase({ url: urlOf(url, template), ownerUrl: urlOf(adminUrl, template) }, openLog('error'))
  project.provide('adminUrl', adminUrl)
  project.provide('programUrl', url)
  project.provide('template', template)
  const { testFiles } = await project.globTestFiles()
  // Whoever runs the tests in two parts keeps the notes of both in a file of theirs.
  const notes = process.env['TEST_NOTES'] ?? join(folder, 'notes.txt')
  await appendFile(notes, '')
  // For the test that comes last, which belongs to another project.
  project.vitest.provide('notes', notes)
  project.vitest.provide('testFiles', testFiles)
  project.vitest.provide('isFiltered', project.vitest.config.testNamePattern !== undefined)
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-test-'))
  // Nothing of a test run must outlive a power cut, so the disk need not be waited for. Statements are planned as in
  // earnest: planned once for any value, one that its column cannot hold would pass where a table is empty.
  const settings = {
    fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', deadlock_timeout: '50ms',
  }
  const database = await startPostgres({ folder: join(folder, 'postgres'), settings })
  const end = async (): Promise<void> => {
    await database.stop('immediate')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await prepare(project, database, folder)
  } catch (error) {
    await end()
    throw error
  }
  return end
}
