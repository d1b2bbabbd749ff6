// The browser stories: one file after another, in a real Chromium.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'stories',
    include: ['e2e/**/*.spec.ts'],
    pool: 'forks',
    // A browser and a server fill two cores.
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    passWithNoTests: false,
    allowOnly: false,
  },
})
