// Tests of pure parts, which need no database: what mutation testing asks about each change that it makes.
import { defineConfig } from 'vitest/config'
import { testsOf } from './pure-parts.ts'

/** What is changed, a list of files or patterns; the whole where nothing is named. */
const changed = JSON.parse(process.env['CHANGED_FILES'] ?? '[]') as readonly string[]

export default defineConfig({
  test: { pool: 'forks', isolate: false, include: [...testsOf(changed)], testTimeout: 60_000 },
})
