// No way has two rates.
import { expect, test } from 'vitest'
import { repeatedRate } from './transport-rules.ts'

test('the place of the first way that is named again', () => {
  const [there, back, elsewhere] = [
    { from: 'seoul', to: 'busan' }, { from: 'busan', to: 'seoul' }, { from: 'seoul', to: 'jeju' },
  ] as const
  expect(repeatedRate([there, back, elsewhere])).toBeUndefined()
  expect(repeatedRate([])).toBeUndefined()
  expect(repeatedRate([there, back, there, back])).toBe(2)
  expect(repeatedRate([there, there])).toBe(1)
})
