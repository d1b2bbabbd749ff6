// npm run mutation [-- FILES]: changes the pure parts one place at a time, and says which changes no test notices.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { machineLine } from '../../bench/parts/machine.ts'
import { pureParts } from '../../faults/mutation/pure-parts.ts'
import { readReport } from '../../faults/mutation/read-report.ts'
import { openScratchCopy } from '../../faults/scratch-copy.ts'
import { projectRoot } from '../testing/step.ts'

const wantedPercent = 85
const named = process.argv.slice(2).filter((word) => word !== '--')
const reportFile = 'mutation.json'

// A machine that is busy with other things gets one process beside them, else changes run out of time unasked.
const busyLoad = 8
const concurrency = (loadavg()[0] ?? 0) > busyLoad ? 1 : 2

const settings = {
  testRunner: 'vitest', plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'faults/mutation/vitest.config.ts', related: true },
  mutate: named.length > 0 ? named : pureParts,
  // Texts are words for people or values of an enumeration: of the ones no test is meant, the others are types.
  mutator: { excludedMutations: ['StringLiteral'] },
  // The folder is a copy already, in which our own packages lead to each other.
  inPlace: true, disableTypeChecks: false, checkers: [], coverageAnalysis: 'perTest',
  concurrency, timeoutMS: 30_000, dryRunTimeoutMinutes: 10, allowConsoleColors: false, fileLogLevel: 'off',
  reporters: ['progress-append-only', 'json'], jsonReporter: { fileName: reportFile },
}

const runStryker = (folder: string): Promise<boolean> => new Promise((resolve) => {
  const child = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHANGED_FILES: JSON.stringify(named) },
  })
  child.once('error', () => resolve(false))
  child.once('close', (code) => resolve(code === 0))
})

const percentOf = (noticed: number, all: number): number => (all === 0 ? 100 : (noticed / all) * 100)
const line = (name: string, noticed: number, all: number): string =>
  `${percentOf(noticed, all).toFixed(1).padStart(5)} %  ${`${noticed} of ${all}`.padEnd(14)}${name}`

console.log(machineLine())
const copy = await openScratchCopy(projectRoot)
try {
  await writeFile(path.join(copy.folder, 'stryker.config.json'), JSON.stringify(settings))
  if (!(await runStryker(copy.folder))) throw new Error('the run broke off')
  const found = await readReport(path.join(copy.folder, reportFile))
  for (const { file, noticed, all, survivors } of found) {
    console.log(line(file, noticed, all))
    for (const one of survivors) console.log(`         ${one}`)
  }
  const [noticed, all] = [found, found].map((files, at) =>
    files.reduce((sum, one) => sum + (at === 0 ? one.noticed : one.all), 0)) as [number, number]
  console.log(line('in all', noticed, all))
  process.exitCode = percentOf(noticed, all) >= wantedPercent ? 0 : 1
} finally {
  await copy.remove()
}
