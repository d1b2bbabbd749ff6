// Which tests there are: those that need the database share one, the others start without it, and one comes last.
import { defineConfig } from 'vitest/config'
import { longestFirst } from './tools/testing/longest-first.ts'

const extensions = '*.test.{ts,tsx}'
const drawn = `packages/demo/src/pictures/**/${extensions}`
const last = 'packages/server/src/errors-provoked.test.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    // A worker loads what is tested once and not for each of its files: half of the time went into that.
    isolate: false,
    // With room for what is young, and without threads that tidy up beside it, a tenth less is done in all.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Two cores, which two workers leave idle in part while they wait for the database; more make each other late.
    maxWorkers: 3,
    // Long: a machine with much to do proves nothing about what is tested.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    teardownTimeout: 30_000,
    // A file that holds no test is a mistake, not a success.
    passWithNoTests: false,
    allowOnly: false,
    sequence: {
      sequencer: longestFirst([
        'torture/torture-', 'bench/benches', 'backup/backup', 'matrix/matrix', 'program/root-command',
        'program/program', 'program/key-kill',
        'contract-table', 'market/market', 'patterns/patterns', 'finance/random-money', 'bidding/sealed',
        'contracts/random-walks',
      ]),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: [
            `packages/{contract,postgres,web}/src/**/${extensions}`, `packages/web/build/**/${extensions}`,
            `{tools,torture,faults}/**/${extensions}`,
            // Drawings are read here, and a server that was loaded beside them refuses every drawing.
            drawn,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [`packages/{server,demo}/src/**/${extensions}`, `{bench,fuzz}/**/${extensions}`],
          exclude: [last, drawn],
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
