// What browsers say of a module that they could not get, and what a part says that falls down by itself.
import { expect, test } from 'vitest'
import { wasNotBrought } from './was-not-brought.ts'

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/bell.js',
  'error loading dynamically imported module: https://example.com/assets/bell.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/bell.css',
])('was not brought: %s', (message) => {
  expect(wasNotBrought(new TypeError(message))).toBe(true)
})

test.each(["Cannot read properties of undefined (reading 'importId')", 'Invalid time value', ''])(
  'fell down by itself: %s', (message) => {
    expect(wasNotBrought(new TypeError(message))).toBe(false)
  },
)
