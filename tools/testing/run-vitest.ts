// Runs vitest, shows what it says, and counts from its report.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runNode } from './step.ts'
import { tallyReport, type RunTally } from './tally.ts'

export const runVitest = async (
  config: string,
  filters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunTally> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bidyard-report-'))
  const report = path.join(folder, 'report.json')
  try {
    const { succeeded } = await runNode('node_modules/vitest/vitest.mjs', [
      'run', `--config=${config}`,
      // Loaded by Node itself: nothing is written beside the packages, which may belong to another user.
      '--configLoader=native',
      '--reporter=./tools/testing/names-first.ts', '--reporter=default',
      '--reporter=json', `--outputFile.json=${report}`, ...filters,
    ], { isShown: true, environment })
    return tallyReport(report, succeeded)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
