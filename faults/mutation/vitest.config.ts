// Tests of pure parts, which need no database: what mutation testing asks about each change that it makes.
import { defineConfig } from 'vitest/config'
import { pureTests } from './pure-parts.ts'

export default defineConfig({
  test: { pool: 'forks', isolate: false, include: [...pureTests], testTimeout: 60_000 },
})
