// What a reading of the register must hold, to the day.
import { describe, expect, test } from 'vitest'
import { isSound, outcomeOf, type Reading } from './lien-rules.ts'

const today = '2026-11-22'
const clear: Reading = { registerOn: today, seizures: 0, mortgages: 0, payoffWon: null, documentId: null }
const owed: Reading = { ...clear, mortgages: 1, payoffWon: 5_000_000, documentId: 'paper' }

test('nothing on the car is clear, anything is arranged for', () => {
  expect([clear, { ...clear, seizures: 1 }, { ...clear, mortgages: 2 }, { ...clear, seizures: 1, mortgages: 1 }]
    .map(outcomeOf)).toEqual(['clear', 'payoffArranged', 'payoffArranged', 'payoffArranged'])
})

describe('a reading', () => {
  test.each([
    ['2026-11-22', true], ['2026-11-15', true], ['2026-11-14', false], ['2026-11-23', false], ['today', false],
    ['', false],
  ])('of %s is sound: %s', (registerOn, isFine) => {
    expect(isSound({ ...clear, registerOn }, today)).toBe(isFine)
    expect(isSound({ ...owed, registerOn }, today)).toBe(isFine)
  })

  test('of a clear car names no money, with or without a paper', () => {
    expect(isSound({ ...clear, payoffWon: 0 }, today)).toBe(false)
    expect(isSound({ ...clear, documentId: 'paper' }, today)).toBe(true)
  })

  test('of what is on the car names the money and the paper', () => {
    expect(isSound({ ...owed, payoffWon: null }, today)).toBe(false)
    expect(isSound({ ...owed, documentId: null }, today)).toBe(false)
    expect(isSound({ ...owed, payoffWon: 0 }, today)).toBe(true)
  })
})
