// Wrong uses of the contract do not compile: were one of them taken, the type check would fail here.
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { call, type DetailsOf, type ErrorsOf } from './call.ts'
import { auctionState } from './enums/auctions.ts'
import { fuel, type Fuel } from './enums/cars.ts'
import type { DetailOf, ErrorCode } from './errors.ts'
import { machine, type ActionOf, type StateOf } from './machine.ts'
import { biddingMachine } from './states/auctions/bidding.ts'

const shape = { method: 'POST', path: '/things', summary: 'A thing', who: 'anyone', answer: z.null() } as const

describe('a call', () => {
  it('names only errors of the catalogue', () => {
    call({ ...shape, errors: { SHOP_NOT_FOUND: [] } })
    // @ts-expect-error the catalogue has no such code
    const wrong = call({ ...shape, errors: { SHOP_IS_ON_FIRE: [] } })
    expect(wrong.errors).toBeDefined()
  })

  it('names only details of the code itself', () => {
    call({ ...shape, errors: { INVALID_INPUT: ['0001.invalid_amount'] } })
    // @ts-expect-error this detail belongs to INVALID_PERMISSION
    call({ ...shape, errors: { INVALID_INPUT: ['0001.bidding_restricted'] } })
    // @ts-expect-error this code has no details
    const wrong = call({ ...shape, errors: { SHOP_NOT_FOUND: ['0001.invalid_amount'] } })
    expect(wrong.errors).toBeDefined()
  })

  it('hands its errors and details on as types', () => {
    const bid = call({ ...shape, errors: { INVALID_INPUT: ['0001.invalid_amount'], SHOP_NOT_FOUND: [] } })
    expectTypeOf<ErrorsOf<typeof bid>>().toEqualTypeOf<'INVALID_INPUT' | 'SHOP_NOT_FOUND'>()
    expectTypeOf<DetailsOf<typeof bid, 'INVALID_INPUT'>>().toEqualTypeOf<'0001.invalid_amount'>()
    expect(Object.keys(bid.errors)).toEqual(['INVALID_INPUT', 'SHOP_NOT_FOUND'])
  })
})

describe('an error', () => {
  it('has the details of its code and no others', () => {
    expectTypeOf<DetailOf<'SHOP_NOT_FOUND'>>().toEqualTypeOf<never>()
    expectTypeOf<DetailOf<'INVALID_PERMISSION'>>()
      .toEqualTypeOf<'0001.bidding_restricted' | '0002.no_bidding_permission'>()
    const right: DetailOf<'INVALID_STATE'>[] = ['0001.already_submitted', '0001.not_submitted']
    // @ts-expect-error another code's detail
    right.push('0001.invalid_amount')
    // @ts-expect-error no such code
    const code: ErrorCode = 'SHOP_IS_ON_FIRE'
    expect([right.length, code]).toEqual([3, 'SHOP_IS_ON_FIRE'])
  })
})

describe('a machine', () => {
  it('leaves and reaches only its own states', () => {
    machine('right', auctionState, { open: { from: ['preparation'], to: 'auction', by: 'clock' } })
    // @ts-expect-error an auction is never asleep
    machine('wrong', auctionState, { wake: { from: ['asleep'], to: 'auction', by: 'clock' } })
    // @ts-expect-error an auction is never asleep
    const wrong = machine('wrong', auctionState, { rest: { from: ['auction'], to: 'asleep', by: 'clock' } })
    expect(wrong.name).toBe('wrong')
  })

  it('knows every actor by name', () => {
    // @ts-expect-error nobody of this name takes part
    const wrong = machine('wrong', auctionState, { open: { from: ['preparation'], to: 'auction', by: 'neighbour' } })
    expect(wrong.name).toBe('wrong')
  })

  it('hands its actions and states on as types', () => {
    const action: ActionOf<typeof biddingMachine> = 'raise'
    // @ts-expect-error a bid is never lowered
    const unknown: ActionOf<typeof biddingMachine> = 'lower'
    const state: StateOf<typeof biddingMachine> = 'awardReserved'
    // @ts-expect-error this is a state of auctions
    const foreign: StateOf<typeof biddingMachine> = 'preparation'
    expect(Object.keys(biddingMachine.actions)).toContain(action)
    expect(Object.keys(biddingMachine.actions)).not.toContain(unknown)
    expect(biddingMachine.states.values).toContain(state)
    expect(biddingMachine.states.values).not.toContain(foreign)
  })
})

describe('an enumeration', () => {
  it('holds only its own values', () => {
    const right: Fuel = 'diesel'
    // @ts-expect-error no car runs on it
    const wrong: Fuel = 'coal'
    expect(fuel.values).toContain(right)
    expect(fuel.values).not.toContain(wrong)
  })

  it('has labels for its own values only', () => {
    expect(fuel.labels.electric.ko).toBe('전기')
    // @ts-expect-error no car runs on it
    expect(fuel.labels.coal).toBeUndefined()
  })
})
