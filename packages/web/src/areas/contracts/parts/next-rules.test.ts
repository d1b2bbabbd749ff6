// Nobody is promised another round that is not there.
import { expect, it } from 'vitest'
import { afterRefund, isPossible } from './next-rules.ts'

it('offers another round where one is left, and not before that is known', () => {
  const offered = (mayRetry: boolean | undefined) => afterRefund.filter((next) => isPossible(next, mayRetry))
  expect(offered(true)).toEqual(['decline', 'retry', 'cancel'])
  expect(offered(false)).toEqual(['decline', 'cancel'])
  expect(offered(undefined)).toEqual(['decline', 'cancel'])
})
