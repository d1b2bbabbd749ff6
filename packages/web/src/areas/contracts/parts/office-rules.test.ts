// The office is offered what the server would do, and nothing that it refuses.
import { describe, expect, it } from 'vitest'
import { actsFor, mayDecideCut, reviewOf } from './office-rules.ts'

const contract = (wish: object) => ({
  kind: 'self', state: 'tradeResult', house: null, awardedAt: '2026-11-20T00:00:00Z', payment: { state: 'pending' },
  duty: null, screening: { state: 'pending', withoutPapers: null }, isStepOverdue: false, ...wish,
}) as unknown as Parameters<typeof actsFor>[0]
const duty = { step: 'tradeResult', whose: 'buyer', dueAt: '2026-11-22T00:00:00Z', finalAt: null }

describe('more time', () => {
  it('is given for what somebody owes, or owed to the end', () => {
    expect(actsFor(contract({ duty }))).toContain('extend')
    expect(actsFor(contract({ isStepOverdue: true }))).toContain('extend')
  })
  it('is not given while a price cut waits, for which nobody owes the step', () => {
    expect(actsFor(contract({ attention: 'staff' }))).not.toContain('extend')
  })
})

describe('a delivery', () => {
  const house = (state: string) => ({
    delivery: { state, handedOverAt: null }, deliveryOffer: {}, releasedAt: null, disputes: [], carMoney: null,
    payout: null,
  })
  it.each([
    ['registered', true], ['transportAccepted', true], ['cancelled', false],
  ])('that is %s is put to another time: %s', (state, may) => {
    const acts = actsFor(contract({ kind: 'pro', state: 'payment', duty, house: house(state) }))
    expect(acts.includes('reschedule')).toBe(may)
  })
})

describe('papers', () => {
  const judged = (state: string, screening: string) =>
    reviewOf(contract({ state, screening: { state: screening, withoutPapers: null } }))
  it('are judged at their step or once more, and not of a contract that fell or waits for its money', () => {
    expect((['screening', 'done', 'cancelled', 'payment'] as const)
      .map((state) => judged(state, 'inProgress').mayJudge)).toEqual([true, true, false, false])
    expect(judged('screening', 'rejected').mayJudge).toBe(false)
  })
  it('are looked at again once the contract is done, also where they were sent back then', () => {
    expect(judged('done', 'approved').mayReopen).toBe(true)
    expect(judged('done', 'rejected').mayReopen).toBe(true)
    expect(judged('done', 'inProgress').mayReopen).toBe(false)
    expect(judged('screening', 'rejected').mayReopen).toBe(false)
    const sent = { house: { payout: { state: 'paid' } }, screening: { state: 'approved', withoutPapers: null } }
    expect(reviewOf(contract({ state: 'done', ...sent })).mayReopen).toBe(false)
  })
})

describe('a price cut', () => {
  const nowMs = Date.parse('2026-11-22T00:00:00Z')
  const decided = (state: string, cut: string, answerUntil: string | null = null) =>
    mayDecideCut(contract({ state }), { state: cut as 'submitted', answerUntil }, nowMs)
  it('is decided where it is disputed, or where its seller let the time go by', () => {
    expect(decided('tradeResult', 'disputed')).toBe(true)
    expect(decided('tradeResult', 'submitted', '2026-11-22T00:00:01Z')).toBe(false)
    expect(decided('tradeResult', 'submitted', '2026-11-22T00:00:00Z')).toBe(true)
    expect(decided('tradeResult', 'agreed')).toBe(false)
  })
  it('is not decided once the trade has failed', () => {
    expect([decided('cancelled', 'disputed'), decided('cancelled', 'submitted')]).toEqual([false, false])
  })
})
