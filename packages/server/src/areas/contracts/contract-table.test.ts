// The tables of contracts asked through the front door as far as the award: each step, each act, each party.
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractKind, ContractStep } from '@bidyard/contract/enums'
import { type Action, actorsOf } from '@bidyard/contract/machine'
import { primeContractMachine } from '@bidyard/contract/states/contracts/contract-prime'
import { proContractMachine } from '@bidyard/contract/states/contracts/contract-pro'
import { selfContractMachine } from '@bidyard/contract/states/contracts/contract-self'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Answered } from '../../testing/ask.ts'
import {
  around, type AwardWorld, type Closed, doing, open, openAwardWorld, prime, pro, request,
} from '../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const machines = { self: selfContractMachine, pro: proContractMachine, prime: primeContractMachine } as const
const wishes = { self: {}, pro, prime } as const
type Party = 'seller' | 'buyer' | 'staff' | 'otherDealer' | 'otherSeller' | 'nobody'
const parties: readonly Party[] = ['nobody', 'otherSeller', 'otherDealer', 'staff', 'seller', 'buyer']

type AskAs = (party: Party) => { readonly ask: AwardWorld['ask'] }
interface Standing {
  readonly car: Closed
  readonly contractId: string
  readonly as: AskAs
}

const asIn = ({ bidders: [first, second] }: Closed): AskAs => (party) => {
  switch (party) {
    case 'seller': return world.seller
    case 'buyer': return first.dealer
    case 'staff': return world.clerk
    case 'otherDealer': return second.dealer
    case 'otherSeller': return world.stranger
    case 'nobody': return { ask: world.ask }
  }
}

/** Steps after the award belong to acts that come later: until then their rows are written by hand. */
const standingAt = async (kind: ContractKind, step: ContractStep): Promise<Standing> => {
  const car = await world.closed(wishes[kind], { bids: 2, bestWon: kind === 'prime' ? 30_000_000 : 12_000_000 })
  const [first] = car.bidders
  const isBefore = step === 'salesDecision'
  const contractId = kind === 'prime'
    ? (await world.clerk.ask(calls.getSellerTradeProcess, { params: { id: car.id } })).current?.contractId ?? ''
    : await (isBefore ? open(world, car, first) : request(world, car, first))
  if (!isBefore && step !== 'purchaseDecision')
    await world.sql`
      update contracts set ${world.sql(`${kind}_step`)} = ${step}, awarded_at = app_now(), price_won = amount_won,
        cancel_cause = ${step === 'cancelled' ? 'reverted' : null},
        cancelled_at = ${step === 'cancelled' ? new Date() : null} where id = ${contractId}`
  return { car, contractId, as: asIn(car) }
}

const none = { type: 'changeOfMind', note: null }
/** By the name of the act: the call of each kind, and what it is asked with. */
const asked: Readonly<Record<string, {
  readonly self?: CallDefinition; readonly pro?: CallDefinition; readonly prime?: CallDefinition
  readonly body: object; readonly ofAuction?: true
}>> = {
  acceptSale: { self: calls.acceptSelfSale, pro: calls.acceptProSale, body: {} },
  declineSale: { self: calls.declineSelfSale, pro: calls.declineProSale, body: none },
  acceptPurchase: { self: calls.acceptSelfPurchase, pro: calls.acceptProPurchase, body: {} },
  declinePurchase: { self: calls.declineSelfPurchase, pro: calls.declineProPurchase, body: none },
  revertSaleRequest: {
    self: calls.revertSaleRequest, pro: calls.revertSaleRequest, body: { reason: null }, ofAuction: true,
  },
  cancelCurrent: { self: calls.cancelCurrent, pro: calls.cancelCurrent, body: { reason: null }, ofAuction: true },
  cancel: {
    self: calls.cancelContract, pro: calls.cancelContract, prime: calls.cancelContract,
    body: { type: 'mistake', next: 'decline', reason: '처리 오류' },
  },
}

const wordOf = async (answered: Promise<unknown>): Promise<string> => answered.then(() => 'done', (error: unknown) => {
  if (!(error instanceof Answered)) throw error
  return error.status === 400 ? error.body.code : String(error.status)
})

/** Who sees nothing, who sees and may not, and what whoever may is told at a wrong step. */
const inVain: Readonly<Record<Party, readonly string[]>> = {
  nobody: ['401'], otherSeller: ['404', '403', 'AUCTION_NOT_FOUND'], otherDealer: ['404', '403'],
  staff: ['INVALID_PERMISSION', '403'], seller: ['INVALID_PERMISSION', '403'], buyer: ['INVALID_PERMISSION', '403'],
}
const wrongStep = ['INVALID_CONTRACT', 'AUCTION_TRADE_PROCESS_INVALID']

const stateOf = async (id: string): Promise<string> =>
  (await world.clerk.ask(calls.getContract, { params: { id } })).state

const ask = async (act: string, kind: ContractKind, standing: Standing, party: Party): Promise<string> => {
  const row = asked[act]
  const call = row?.[kind]
  if (row === undefined || call === undefined) throw new Error(`nobody said how ${act} is asked`)
  const { version } = await world.clerk.ask(calls.getContract, { params: { id: standing.contractId } })
  const seen = act === 'cancel' ? { seenVersion: version } : {}
  const id = row.ofAuction === true ? standing.car.id : standing.contractId
  return wordOf(doing(standing.as(party), call as never, { params: { id }, body: { ...row.body, ...seen } } as never))
}

describe.each<ContractKind>(['self', 'pro', 'prime'])('of a %s contract', (kind) => {
  const machine = machines[kind]
  const rows: Readonly<Record<string, Action<string>>> = machine.actions
  const acts = Object.keys(asked).filter((act) => asked[act]?.[kind] !== undefined)

  describe.each(acts)('%s', (act) => {
    const row = rows[act]
    const by: readonly string[] = row === undefined ? [] : actorsOf(row)

    test.each(machine.states.values)('at %s', async (step) => {
      const standing = await standingAt(kind, step)
      const before = await around(world, standing.car)
      for (const party of parties.filter((one) => !by.includes(one))) {
        expect(inVain[party], `${party} ${act} ${step}`).toContain(await ask(act, kind, standing, party))
        expect(await around(world, standing.car)).toEqual(before)
      }
      for (const party of parties.filter((one) => by.includes(one))) {
        const isAllowed = row?.from.includes(step) === true
        const word = await ask(act, kind, standing, party)
        expect(isAllowed ? ['done'] : wrongStep, `${party} ${act} ${step}`).toContain(word)
        expect(await stateOf(standing.contractId)).toBe(isAllowed ? row.to : step)
        if (!isAllowed) expect(await around(world, standing.car)).toEqual(before)
      }
    })
  })

  test('every act before the award is asked here, opens the contract, or is the clock’s and what follows', () => {
    const early: readonly string[] = ['salesDecision', 'purchaseDecision']
    const beforeAward = Object.entries(rows).filter(([, { from }]) => from.some((step) => early.includes(step)))
    const notAsked = ['expireSale', 'expirePurchase', 'dropBanned']
    for (const [name] of beforeAward) expect([...acts, ...notAsked], name).toContain(name)
  })
})
