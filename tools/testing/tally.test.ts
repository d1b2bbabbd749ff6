// The last line of npm test may be trusted: nothing that broke or did not run is counted as passed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runNode } from './step.ts'
import { sum, tallyOf, tallyReport } from './tally.ts'

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bidyard-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The report of a real vitest over one file of the given text. */
const tallyOfTests = async (text: string) => {
  const folder = makeFolder()
  writeFileSync(path.join(folder, 'some.test.ts'), text)
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {}')
  const report = path.join(folder, 'report.json')
  const run = await runNode('node_modules/vitest/vitest.mjs', [
    'run', '--globals', '--configLoader=native', `--root=${folder}`, '--reporter=json', `--outputFile=${report}`,
  ])
  return tallyReport(report, run.succeeded)
}

test.each([
  ['tests that pass and fail', `test('a', () => {}); test('b', () => { throw new Error() })`, { passed: 1, failed: 1 }],
  ['a file that breaks before its tests', `throw new Error('broken'); test('a', () => {})`, { passed: 0, failed: 1 }],
  ['a hook that breaks', `beforeAll(() => { throw new Error() }); test('a', () => {})`, { passed: 0, failed: 1 }],
  ['an error that nobody awaits', `test('a', () => { void Promise.reject(new Error()) })`, { passed: 1, failed: 1 }],
  ['a test that is left out', `test('a', () => {}); test.todo('b')`, { passed: 1, failed: 1 }],
  ['a process that ends in the middle', `test('a', () => { process.kill(process.pid, 'SIGKILL') })`,
    { passed: 0, failed: 1 }],
  ['a file without tests', '', { passed: 0, failed: 1 }],
  ['tests that all pass', `test('a', () => {}); test('b', () => {})`, { passed: 2, failed: 0 }],
])('counts %s', async (_, text, tally) => {
  expect(await tallyOfTests(text)).toMatchObject(tally)
})

test('counts a missing report as one failure', () => {
  expect(tallyReport('/nowhere/report.json', true)).toMatchObject({ passed: 0, failed: 1 })
})

test('adds checks and runs up', () => {
  const checks = tallyOf([{ succeeded: true }, { succeeded: false }, { succeeded: true }])
  expect(sum([checks, { passed: 5, failed: 0 }])).toEqual({ passed: 7, failed: 1 })
})
