// What of the product is pure, and the tests of it that need neither a database nor a server.

/** Rules, calendars, the money of fees, and how numbers and masks are read and written. */
export const pureParts: readonly string[] = [
  'packages/server/src/**/*-rules.ts', 'packages/server/src/runtime/seoul.ts', 'packages/web/src/**/*-rules.ts',
  'packages/contract/src/states/derived.ts', 'packages/contract/src/shapes/money/award-fee.ts',
  'packages/contract/src/shapes/masking.ts', 'packages/contract/src/shapes/numbers/*.ts',
  'packages/contract/src/shapes/cars/numbers/*.ts',
  // They play the house where developers work, and decide nothing.
  '!packages/server/src/areas/sandbox/**', '!packages/server/src/areas/contracts/demo/**', '!**/*.test.ts',
]

export const pureTests: readonly string[] = [
  'packages/{server,web}/src/**/*-rules.test.ts', 'packages/contract/src/{states,shapes}/**/*.test.ts',
  'packages/server/src/areas/violations/standing/borders.test.ts',
]
