// Runs named tests in a copy of the project and says of each what became of it.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from './fault.ts'

export type NamedTest = readonly [file: string, title: string]

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** What one test is called in the report may hold values where its title has places for them. */
const patternOf = (title: string): string =>
  title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/%[a-z]|(\\\$)\w+/g, '.*')

const longestMs = 8 * 60_000

const run = (folder: string, words: readonly string[]): Promise<string> => new Promise((resolve) => {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
    cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const timer = setTimeout(() => child.kill(), longestMs)
  child.once('close', () => {
    clearTimeout(timer)
    resolve(said)
  })
})

export interface Asked {
  /** Of the tests that ran: some titles are those of several. */
  readonly statusesOf: (test: NamedTest) => readonly string[]
  readonly said: string
}

interface How {
  readonly timeoutMs: number
  /** Nothing more is asked once a test has failed. */
  readonly isFirstEnough: boolean
  /** Else all of its file is run. */
  readonly isAlone: boolean
}

/** A test that waits for ever has noticed something as well, so it is not waited for as long as elsewhere. */
export const askTests = async (
  folder: string, tests: readonly NamedTest[],
  { timeoutMs, isFirstEnough, isAlone }: How,
): Promise<Asked> => {
  const report = path.join(folder, 'report.json')
  await rm(report, { force: true })
  const files = [...new Set(tests.map(([file]) => pathOf(file)))]
  const titles = [...new Set(tests.map(([, title]) => patternOf(title)))]
  const said = await run(folder, [
    'run', '--config=vitest.config.ts', '--configLoader=native', '--reporter=json', `--outputFile.json=${report}`,
    `--testTimeout=${timeoutMs}`, `--hookTimeout=${timeoutMs}`,
    ...(isFirstEnough && isAlone ? ['--bail=1'] : []), ...(isAlone ? ['-t', `(${titles.join('|')})$`] : []), ...files,
  ])
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}')
  const { testResults } = JSON.parse(text) as Report
  return {
    said,
    statusesOf: ([file, title]) => {
      const isMeant = new RegExp(`^${patternOf(title)}$`)
      return testResults.filter(({ name }) => name.endsWith(pathOf(file)))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter((one) => isMeant.test(one.title) && ['passed', 'failed'].includes(one.status))
        .map(({ status }) => status)
    },
  }
}
