// What of the product is pure, and the tests of it that need neither a database nor a server.
import { globSync } from 'node:fs'

/** Rules, calendars, the money of fees, and how numbers and masks are read and written. */
export const pureParts: readonly string[] = [
  'packages/server/src/**/*-rules.ts', 'packages/server/src/runtime/seoul.ts', 'packages/web/src/**/*-rules.ts',
  'packages/contract/src/states/derived.ts', 'packages/contract/src/shapes/money/award-fee.ts',
  'packages/contract/src/shapes/masking.ts', 'packages/contract/src/shapes/numbers/*.ts',
  'packages/contract/src/shapes/cars/numbers/*.ts',
  // They play the house where developers work, and decide nothing.
  '!packages/server/src/areas/sandbox/**', '!packages/server/src/areas/contracts/demo/**', '!**/*.test.ts',
]

const pureTests: readonly string[] = [
  'packages/{server,web}/src/**/*-rules.test.ts', 'packages/contract/src/{states,shapes}/**/*.test.ts',
  'packages/server/src/areas/violations/standing/borders.test.ts',
]

/** Its area; of what lies in none, and of the contract, its own folder; of a pattern, what stands before its star. */
const roomOf = (file: string): string => {
  const folder = file.slice(0, file.lastIndexOf('/', file.includes('*') ? file.indexOf('*') : file.length) + 1)
  return /^packages\/\w+\/src\/areas\/[\w-]+\//.exec(folder)?.[0] ?? folder
}

/** Those of the same room: everybody leans on a number of the contract, and would be asked about each change of it. */
export const testsOf = (files: readonly string[]): readonly string[] => {
  const rooms = files.map(roomOf)
  return globSync([...pureTests]).filter((test) => rooms.length === 0 || rooms.some((room) => test.startsWith(room)))
}
