// The rail, the acts and the ends of a contract follow from its table, for each side.
import { describe, expect, it } from 'vitest'
import {
  endOf, fellAt, isHandedOver, isOver, isPastAll, mayAct, railOf, speaksFor, stepsOf, turnOf,
} from './contract-rules.ts'

const move = (from: string | null, to: string, at = '2026-11-21T00:00:00Z') =>
  ({ action: 'x', from, to, actor: 'buyer', reason: null, at })
const duty = (step: never, whose: 'buyer' | 'seller' | 'staff') =>
  ({ step, whose, dueAt: '2026-11-22T00:00:00Z', finalAt: null })

describe('the rail', () => {
  it('has the steps of the kind, the end of all in it, a fall not', () => {
    expect(stepsOf('prime')).toEqual(['lienConfirmation', 'payment', 'takeoverConfirmation', 'screening', 'done'])
  })
  it('says whose turn it is, and when a step was left', () => {
    const contract = {
      kind: 'self', state: 'payment', duty: duty('payment' as never, 'buyer'),
      moves: [move('tradeScheduling', 'tradeResult', '2026-11-20T00:00:00Z'), move('tradeResult', 'payment')],
    } as const
    const rail = railOf({ ...contract, moves: [...contract.moves] }, true)
    expect(rail.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'mine', 'ahead', 'ahead'])
    expect(rail[2]?.at).toBe('2026-11-20T00:00:00Z')
    expect(railOf({ ...contract, moves: [] }, false)[4]?.state).toBe('theirs')
  })
  it('shows where a contract fell', () => {
    const contract = { kind: 'pro', state: 'cancelled', duty: null, moves: [move('payment', 'cancelled')] } as const
    expect(fellAt({ ...contract, moves: [...contract.moves] })).toBe('payment')
    expect(railOf({ ...contract, moves: [...contract.moves] }, false).map(({ state }) => state))
      .toEqual(['done', 'done', 'done', 'failed', 'ahead', 'ahead'])
  })
})

describe('a contract', () => {
  it('is over when it is done or fell', () => {
    expect((['payment', 'done', 'cancelled'] as const).map((state) => isOver({ state }))).toEqual([false, true, true])
  })

  it('has handed its car over where the two met, and else once that is written down', () => {
    const house = (handedOverAt: string | null, takeover: object | null) =>
      ({ delivery: handedOverAt === null ? null : { handedOverAt }, takeover }) as never
    expect(isHandedOver({ kind: 'self', house: null })).toBe(true)
    expect(isHandedOver({ kind: 'pro', house: house(null, null) })).toBe(false)
    expect(isHandedOver({ kind: 'pro', house: house('2026-11-20T00:00:00Z', null) })).toBe(true)
    expect(isHandedOver({ kind: 'prime', house: house(null, {}) })).toBe(true)
  })

  it('that is done has all steps behind it, each with the moment when it was left', () => {
    const moves = [
      move(null, 'payment', '2026-11-18T00:00:00Z'), move('payment', 'payment', '2026-11-19T00:00:00Z'),
      move('payment', 'screening', '2026-11-20T00:00:00Z'), move('screening', 'done'),
    ]
    const rail = railOf({ kind: 'prime', state: 'done', moves }, true)
    expect(rail.map(({ step, state, at }) => [step, state, at])).toEqual([
      ['lienConfirmation', 'done', null], ['payment', 'done', '2026-11-20T00:00:00Z'],
      ['takeoverConfirmation', 'done', null], ['screening', 'done', '2026-11-21T00:00:00Z'], ['done', 'done', null],
    ])
  })

  it('fell nowhere while it stands, nor where nobody knows', () => {
    const bare = { kind: 'pro', duty: null } as const
    expect(fellAt({ ...bare, state: 'payment', moves: [move('payment', 'cancelled')] })).toBeNull()
    expect(fellAt({ ...bare, state: 'cancelled', moves: [] })).toBeNull()
  })

  it('fell where it last fell, and is not said to have left that step', () => {
    const moves = [move('purchaseDecision', 'payment'), move('payment', 'cancelled', '2026-11-22T00:00:00Z')]
    const rail = railOf({ kind: 'pro', state: 'cancelled', moves }, true)
    expect(rail.find(({ state }) => state === 'failed')).toEqual({ step: 'payment', state: 'failed', at: null })
  })
})

describe('an act', () => {
  it('that no table of the kind knows is offered to nobody', () => {
    expect(mayAct({ kind: 'prime', state: 'payment' }, 'buyer', 'confirmSchedule')).toBe(false)
  })
  it('is offered to whom the table names, at its step alone', () => {
    expect(mayAct({ kind: 'self', state: 'tradeScheduling' }, 'buyer', 'confirmSchedule')).toBe(true)
    expect(mayAct({ kind: 'self', state: 'tradeScheduling' }, 'seller', 'confirmSchedule')).toBe(false)
    expect(mayAct({ kind: 'self', state: 'payment' }, 'buyer', 'confirmSchedule')).toBe(false)
    expect(mayAct({ kind: 'pro', state: 'payment' }, 'staff', 'rescheduleDelivery')).toBe(true)
  })
})

describe('of a car of the house’s own the office', () => {
  const own = { kind: 'self', state: 'tradeScheduling', isOfHouse: true } as const
  it('does what a seller does, and nothing of a buyer’s', () => {
    expect(mayAct(own, 'staff', 'offerVisitWindows')).toBe(true)
    expect(mayAct(own, 'staff', 'cancelSchedule')).toBe(true)
    expect(mayAct(own, 'staff', 'confirmSchedule')).toBe(false)
    expect(mayAct({ ...own, isOfHouse: false }, 'staff', 'offerVisitWindows')).toBe(false)
    expect(mayAct(own, 'buyer', 'offerVisitWindows')).toBe(false)
  })
  it('answers what its seller is asked', () => {
    expect((['buyer', 'seller', 'staff'] as const).map((side) => speaksFor(own, side, 'seller')))
      .toEqual([false, true, true])
    expect(speaksFor(own, 'staff', 'buyer')).toBe(false)
    expect(speaksFor({}, 'staff', 'seller')).toBe(false)
  })
})

describe('missing a step', () => {
  it('ends the contract at last, or at once', () => {
    expect(endOf({ kind: 'pro', duty: duty('payment' as never, 'buyer') })).toBe('final')
    expect(endOf({ kind: 'self', duty: duty('purchaseDecision' as never, 'buyer') })).toBe('due')
  })
  it('ends nothing where the world may have gone on, or somebody else owes it', () => {
    expect(endOf({ kind: 'self', duty: duty('tradeResult' as never, 'buyer') })).toBeNull()
    expect(endOf({ kind: 'self', duty: duty('payment' as never, 'seller') })).toBeNull()
    expect(endOf({ kind: 'self', duty: null })).toBeNull()
  })
})

it('while a price cut waits for its answer it is the seller’s turn, then the office’s, and the step’s again', () => {
  const owed = duty('tradeResult' as never, 'buyer')
  const answerUntil = '2026-01-03T03:00:00Z'
  const standing = { state: 'tradeResult', duty: null } as const
  expect(turnOf(standing, { state: 'submitted', answerUntil })).toEqual({
    whose: 'seller', dueAt: answerUntil, finalAt: null,
  })
  expect(turnOf(standing, { state: 'disputed', answerUntil: null })).toEqual({
    whose: 'staff', dueAt: null, finalAt: null,
  })
  for (const state of ['agreed', 'decided', 'notSubmitted'] as const)
    expect(turnOf({ ...standing, duty: owed }, { state, answerUntil: null })).toBe(owed)
  expect(turnOf({ state: 'payment', duty: owed }, { state: 'submitted', answerUntil })).toBe(owed)
  expect(turnOf(standing, undefined)).toBeNull()
})

it('a step is past all of its times when nobody owes it any more, or its money is looked for at the bank', () => {
  const standing = { kind: 'self', state: 'payment', duty: null, isStepOverdue: false } as const
  expect(isPastAll(standing)).toBe(false)
  expect(isPastAll({ ...standing, isStepOverdue: true })).toBe(true)
  expect(isPastAll({ ...standing, kind: 'pro' })).toBe(true)
  expect(isPastAll({ ...standing, kind: 'pro', state: 'screening' })).toBe(false)
  expect(isPastAll({ ...standing, kind: 'pro', duty: duty('payment' as never, 'buyer') })).toBe(false)
})
