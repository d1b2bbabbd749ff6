// Nobody reads that nothing is due where the fee of the award is kept.
import { expect, it } from 'vitest'
import { endedWords } from './ended-rules.ts'

it('says that the fee stays due where it was kept, and that it does not where it was given up', () => {
  for (const side of ['buyer', 'staff'] as const)
    expect((['cancelled', 'charged', 'paid'] as const).map((status) => endedWords(side, status)))
      .toEqual(['nothingDue', 'feeStaysDue', 'feeStaysDue'])
})

it('speaks of the price alone to sellers, and to all until the fee is known', () => {
  expect([endedWords('seller', 'cancelled'), endedWords('buyer', undefined)]).toEqual(['priceNotDue', 'priceNotDue'])
})
