// Counts passed and failed over checks, test files and stories; whatever did not run counts as failed.
import { readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

export const tallyOf = (results: readonly { readonly succeeded: boolean }[]): Tally => {
  const passed = results.filter(({ succeeded }) => succeeded).length
  return { passed, failed: results.length - passed }
}

const tallyFile = ({ status, assertionResults }: Report['testResults'][number]): Tally => {
  const tests = tallyOf(assertionResults.map((test) => ({ succeeded: test.status === 'passed' })))
  // A file that fails without a failed test broke before or after its tests.
  return status !== 'passed' && tests.failed === 0 ? { ...tests, failed: 1 } : tests
}

export interface RunTally extends Tally {
  /** The files of which something failed, each with what of it passed and failed. */
  readonly failedFiles: readonly { readonly name: string, readonly tally: Tally }[]
}

/** A run that failed without a failed test, or left no report, is one failure. */
export const tallyReport = (reportFile: string, succeeded: boolean): RunTally => {
  let report: Report
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  } catch {
    return { passed: 0, failed: 1, failedFiles: [] }
  }
  const files = report.testResults.map((file) => ({ name: file.name, tally: tallyFile(file) }))
  const tally = sum(files.map((file) => file.tally))
  const failedFiles = files.filter((file) => file.tally.failed > 0)
  const isSilentFailure = tally.failed === 0 && (!succeeded || !report.success || tally.passed === 0)
  return isSilentFailure ? { ...tally, failed: 1, failedFiles } : { ...tally, failedFiles }
}
