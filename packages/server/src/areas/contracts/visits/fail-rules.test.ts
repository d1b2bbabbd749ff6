// Whoever did not say that a trade failed is heard about it.
import { tradeResultFailType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { askedAbout } from './fail-rules.ts'

test('what a buyer says is heard by the seller, what the office says by the side that it blames', () => {
  const blamed = tradeResultFailType.values.filter((type) => askedAbout(type, 'staff') === 'seller')
  expect(blamed.toSorted()).toEqual(['conditionMismatch', 'sellerNoShow', 'sellerRefusal'])
  for (const type of tradeResultFailType.values) expect(askedAbout(type, 'buyer')).toBe('seller')
  expect(askedAbout('buyerNoShow', 'staff')).toBe('buyer')
})
