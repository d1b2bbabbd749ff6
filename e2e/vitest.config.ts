// The browser stories, three files at a time, each with a world of its own in a real Chromium, one in Safari’s engine.
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../tools/testing/longest-first.ts'

export default defineConfig({
  test: {
    name: 'stories',
    include: ['e2e/**/*.spec.ts'],
    // Where that engine is not, whoever runs the stories says so.
    exclude: process.env['WEBKIT_DRIVER_PATH'] === undefined ? ['e2e/safari/*.spec.ts'] : [],
    pool: 'forks',
    // Each story has a world of its own; what tells it is loaded once by each worker, and so is its browser.
    isolate: false,
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    globalSetup: ['e2e/world/global-setup.ts'],
    // A browser and its server wait for each other much of the time: three pairs fill two cores.
    maxWorkers: 3,
    // Nothing here says how fast a page is: these ends are for what would never come, on a machine with much to do.
    testTimeout: 240_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
    sequence: { sequencer: longestFirst(['is-accessible/', 'cars/scrolls-ten-thousand', 'measures-pages']) },
  },
})
