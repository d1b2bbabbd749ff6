// `npm test`: the checks, every test and the browser stories; or, with words, only the test files they name.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { askAgain } from '../testing/ask-again.ts'
import { runChecks } from '../testing/checks.ts'
import { installOnDebian } from '../testing/debian.ts'
import { findChromium, missingForChromium } from '../testing/find-chromium.ts'
import { findWebKit, missingForWebKit } from '../testing/find-webkit.ts'
import { runVitest } from '../testing/run-vitest.ts'
import { openScratch } from '../testing/scratch.ts'
import { sum, tallyOf, type Tally } from '../testing/tally.ts'

const testConfig = 'vitest.config.ts'
const storyConfig = 'e2e/vitest.config.ts'

const tellStories = async (): Promise<Tally> => {
  const chromium = findChromium()
  if ('sentence' in chromium) {
    console.log(chromium.sentence)
    return { passed: 0, failed: 1 }
  }
  const webkit = findWebKit()
  const browser = {
    CHROMIUM_PATH: chromium.file, CHROMIUM_SHELL_PATH: chromium.shell,
    ...(webkit === undefined ? {} : { WEBKIT_DRIVER_PATH: webkit.driver, XVFB_PATH: webkit.screen }),
  }
  return askAgain((files) => runVitest(storyConfig, files, browser))
}

const runTests = async (): Promise<Tally> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bidyard-notes-'))
  try {
    // What a file provoked when it was asked again belongs to the same whole.
    return await askAgain((files) => runVitest(testConfig, files, { TEST_NOTES: path.join(folder, 'notes.txt') }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const runEverything = async (): Promise<Tally> => {
  const tallies: Tally[] = []
  // A fresh machine fetches its browsers while it is busy with what needs none.
  const browsers = installOnDebian([...missingForChromium(), ...missingForWebKit()])
  tallies.push(tallyOf(await runChecks()))
  tallies.push(await runTests())
  await browsers
  tallies.push(await tellStories())
  return sum(tallies)
}

const filters = process.argv.slice(2)
const scratch = openScratch()
process.env['TMPDIR'] = scratch.folder
try {
  const { passed, failed } = filters.length > 0 ? await runVitest(testConfig, filters) : await runEverything()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  scratch.remove()
}
