// Which tests there are: those that need the database share one, the others start without it, and one comes last.
import { defineConfig } from 'vitest/config'

const extensions = '*.test.{ts,tsx}'
const last = 'packages/server/src/errors-provoked.test.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores, which two workers leave idle in part while they wait for the database; more make each other late.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 30_000,
    // A file that holds no test is a mistake, not a success.
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: [
            `packages/{contract,postgres,web}/src/**/${extensions}`, `packages/web/build/**/${extensions}`,
            `tools/**/${extensions}`, `torture/**/${extensions}`,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [`packages/{server,demo}/src/**/${extensions}`, `bench/**/${extensions}`],
          exclude: [last],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          setupFiles: ['packages/server/src/testing/note-file.ts'],
        },
      },
      {
        extends: true,
        // It compares what all the others provoked with what the calls declare.
        test: { name: 'last', include: [last], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
