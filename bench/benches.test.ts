// Each bench in its small size, as a whole: its figures say nothing, but it still runs against the product as it is.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { cloneDatabase } from '../packages/server/src/testing/database.ts'

const root = resolve(import.meta.dirname, '..')
const ask = promisify(execFile)
const longestMs = 120_000

/** These look into a browser, so a story runs them. */
const withBrowser: ReadonlySet<string> = new Set(['pages', 'touch'])

/** These start the program as it is in production, which takes no database that would lose what it wrote. */
const asInEarnest: ReadonlySet<string> = new Set(['connections', 'start'])

const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !withBrowser.has(name))

describe('a bench', () => {
  it.each(benches)('measures %s', { timeout: longestMs }, async (name) => {
    const database = asInEarnest.has(name) ? undefined : await cloneDatabase()
    // Whoever asks on behalf of a test takes notes for the others.
    const env = {
      ...process.env, BENCH_SMALL: 'yes', VITEST: undefined,
      BENCH_DATABASE: database?.url, BENCH_DATABASE_OWNER: database?.ownerUrl,
    }
    try {
      const { stdout } = await ask(process.execPath, ['tools/run.mjs', 'bench', name], {
        cwd: root, env, timeout: longestMs,
      })
      expect(stdout).toContain(`\n${name}: `)
    } finally {
      await database?.drop()
    }
  })
})
