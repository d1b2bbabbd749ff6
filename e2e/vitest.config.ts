// The browser stories, three files at a time, each with a world of its own in a real Chromium.
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../tools/testing/longest-first.ts'

export default defineConfig({
  test: {
    name: 'stories',
    include: ['e2e/**/*.spec.ts'],
    pool: 'forks',
    // Each story has a world and a browser of its own; what tells it is loaded once by each worker.
    isolate: false,
    globalSetup: ['e2e/world/global-setup.ts'],
    // A browser and its server wait for each other much of the time: three pairs fill two cores.
    maxWorkers: 3,
    testTimeout: 60_000,
    // What a page shall show may come a moment later than in a second, with three browsers on two cores.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
    sequence: { sequencer: longestFirst(['is-accessible/', 'cars/scrolls-ten-thousand']) },
  },
})
