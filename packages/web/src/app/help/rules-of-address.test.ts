// Each screen has its own rules, the office's as the dealer's, and others have none.
import { expect, test } from 'vitest'
import { rulesOf } from './rules-of-address.ts'

test.each([
  ['/auctions/1', 'bidding'], ['/office/auctions', 'bidding'], ['/contracts/1', 'deadlines'], ['/finance', 'shop'],
  ['/office/money/unmatched', 'shop'], ['/violations', 'sanctions'], ['/office/sanctions/1', 'sanctions'],
])('%s follows %s first', (address, key) => {
  expect(rulesOf(address)[0]?.key).toBe(key)
})

test.each(['/', '/office', '/profile', '/sign-in', '/office/configuration/shop'])('%s follows none', (address) => {
  expect(rulesOf(address)).toEqual([])
})
