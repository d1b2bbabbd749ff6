// Importing holidays: a year is the file's or stays as it was, and deadlines keep to it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { endOfSpan, seedReference } from '../for-other-areas.ts'
import { importHolidays } from './import-holidays.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'bidyard-holidays-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const run = async (name: string, lines: readonly string[]) => {
  const path = join(folder, name)
  await writeFile(path, ['day,name', ...lines].join('\n'))
  return importHolidays({ database: app.database, act: app.act, path })
}
const oneDayAfter = (from: string): Promise<Date> =>
  endOfSpan(app.database.primary, new Date(`${from}T10:00:00+09:00`), { businessDays: 1 })
const seoul = (day: string): Date => new Date(`${day}T10:00:00+09:00`)

test('what is delivered holds until a file of the year is there', async () => {
  expect(await oneDayAfter('2026-12-24')).toEqual(seoul('2026-12-28'))
  expect(await run('2026.csv', ['2026-12-24,임시공휴일', '2026-12-31,종무일'])).toMatchObject({
    isImported: true, rowCount: 2, summary: '2 days of 2026',
  })
  expect(await oneDayAfter('2026-12-24')).toEqual(seoul('2026-12-25'))
  expect(await oneDayAfter('2026-12-30')).toEqual(seoul('2027-01-04'))
  const { ask } = await app.member({ type: 'admin' })
  const { items: [first] } = await ask(referenceCalls.listImports, { query: { size: 1 } })
  expect(first).toMatchObject({ kind: 'holidays', fileName: '2026.csv', isImported: true })
})

test('what was imported stays when the program starts again', async () => {
  await app.database.transact(seedReference)
  expect(await oneDayAfter('2026-12-24')).toEqual(seoul('2026-12-25'))
})

test('a file with a bad line changes nothing, and every bad line is told', async () => {
  const outcome = await run('bad.csv', ['2027-02-30,없는 날', '2027-05-05,', '2027-12-25,성탄절', '2027-12-25,또'])
  expect(outcome).toMatchObject({ isImported: false, faultCount: 3 })
  expect(outcome.faults.map(({ line }) => line)).toEqual([2, 3, 5])
  expect(await oneDayAfter('2027-02-05')).toEqual(seoul('2027-02-10'))
  expect((await run('empty.csv', [])).faults)
    .toMatchObject([{ line: 0, message: { en: 'There is nothing in the file.' } }])
})
