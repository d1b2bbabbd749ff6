// The tables of contracts asked through the front door: each kind, step, act and party; a refusal changes nothing.
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractKind, ContractStep, SelfContractStep } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from '@bidyard/contract/contract-kinds'
import { Answered } from '../../testing/ask.ts'
import { type AskedAct, askedActs, neverAsked } from '../../testing/contracts/asked-acts.ts'
import { around, type AwardWorld, doing, open, pro, request } from '../../testing/contracts/award-world.ts'
import {
  approve, asked, awarded, confirmLien, type Deal, type HouseWorld, numberOf, openHouseWorld, paid, takeOver,
} from '../../testing/contracts/house-world.ts'
import { seen, type SelfDeal, standingAt as selfAt, visitNow } from '../../testing/contracts/self-deals.ts'
import { contractsOf } from './steps/kinds.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

type Party = 'seller' | 'buyer' | 'staff' | 'otherDealer' | 'otherSeller' | 'nobody'
const parties: readonly Party[] = ['nobody', 'otherSeller', 'otherDealer', 'staff', 'seller', 'buyer']

const asParty = ({ bidders: [first, second], buyer }: SelfDeal, party: Party): Pick<AwardWorld, 'ask'> => {
  switch (party) {
    case 'seller': return world.seller
    case 'buyer': return buyer
    // Attends to everything: who of the office may do what is the matrix's to ask.
    case 'staff': return world.office
    case 'otherDealer': return second === first ? world.partner.officer : second.dealer
    case 'otherSeller': return world.stranger
    case 'nobody': return { ask: world.ask }
  }
}

const proAt = async (step: ContractStep): Promise<SelfDeal> => {
  switch (step) {
    case 'salesDecision':
    case 'purchaseDecision': {
      const car = await world.closed(pro, { bids: 2 })
      const [first] = car.bidders
      const contractId = await (step === 'salesDecision' ? open(world, car, first) : request(world, car, first))
      return { ...car, contractId, buyer: first.dealer }
    }
    case 'deliveryScheduling': return awarded(world, 'pro')
    case 'payment': return asked(world, 'pro')
    default: return paid(world, 'pro')
  }
}

const primeAt = async (step: ContractStep): Promise<SelfDeal> => {
  if (step === 'lienConfirmation' || step === 'cancelled') return awarded(world, 'prime')
  if (step === 'payment') {
    const deal = await awarded(world, 'prime')
    await confirmLien(world, deal)
    return deal
  }
  const deal = await paid(world, 'prime')
  if (step !== 'takeoverConfirmation') await takeOver(deal)
  return deal
}

const standingAt = async (kind: ContractKind, step: ContractStep): Promise<SelfDeal> => {
  if (kind === 'self') return selfAt(world, step as SelfContractStep)
  const deal = await (kind === 'pro' ? proAt(step === 'cancelled' ? 'deliveryScheduling' : step) : primeAt(step))
  // The bank gives its number in its own time.
  if (step === 'payment') await numberOf(world, deal as Deal)
  if (step === 'done') await approve(world, kind, deal as Deal)
  if (step === 'cancelled') {
    const { version } = await seen(world, deal)
    await doing(world.clerk, calls.cancelContract, {
      params: { id: deal.contractId },
      body: { seenVersion: version, type: 'mistake', next: 'decline', reason: '처리 오류' },
    })
  }
  return deal
}

const wordOf = async (answered: Promise<unknown>): Promise<string> => answered.then(() => 'done', (error: unknown) => {
  if (!(error instanceof Answered)) throw error
  return error.status === 400 ? error.body.code : String(error.status)
})

const ask = async (act: AskedAct, kind: ContractKind, deal: SelfDeal, party: Party): Promise<string> => {
  const call = act.calls[kind] as CallDefinition
  const body = await act.body(world, deal, kind)
  const id = act.ofAuction === true ? deal.id : deal.contractId
  return wordOf(doing(asParty(deal, party), call as never, { params: { id }, body } as never))
}

/** A result is told once the visit has begun, and the office knows of a payment only what its buyer says. */
const prepare = async ({ act }: AskedAct, kind: ContractKind, deal: SelfDeal, party: Party): Promise<void> => {
  if (act === 'submitResultSuccess' || act === 'submitResultFail') await visitNow(world, deal)
  if (act === 'completePayment' && kind === 'self' && party === 'staff')
    await doing(deal.buyer, calls.claimPaid, {
      params: { id: deal.contractId }, body: { slipIds: [await world.paper(deal.buyer)], note: null },
    })
}

/** Who sees nothing, and who sees and may not. */
const inVain: Readonly<Record<Party, readonly string[]>> = {
  nobody: ['401'], otherSeller: ['404', '403', 'AUCTION_NOT_FOUND'], otherDealer: ['404', '403'],
  staff: ['INVALID_PERMISSION', '403'], seller: ['INVALID_PERMISSION', '403'], buyer: ['INVALID_PERMISSION', '403'],
}
const wrongStep = ['INVALID_CONTRACT', 'AUCTION_TRADE_PROCESS_INVALID', 'AUCTION_INVALID']

/** Papers of a contract that is done come again only where they were reopened; what we hold is refunded first. */
const isAllowed = (act: AskedAct, kind: ContractKind, step: ContractStep): boolean => {
  const row = rowOf(kind, act.act)
  const isGuarded = (step === 'done' && row?.guards?.includes('reopenedIfDone') === true)
    || (act.act === 'cancel' && kind !== 'self' && (step === 'screening' || step === 'takeoverConfirmation'))
  return row?.from.includes(step) === true && !isGuarded
}

const everything = async (deal: SelfDeal) => {
  const [deadlines, history, contract] = [
    await world.sql`select machine, duty, stage, due_at from deadlines where row_id = ${deal.contractId} order by id`,
    await world.sql`select count(*)::int as count from state_history where row_id = ${deal.contractId}`,
    await seen(world, deal),
  ]
  // When a delivery may come follows from when its payment would begin, from now; a record is printed in its own time.
  const house = contract.house === null ? null : { ...contract.house, deliveryOffer: null }
  return { around: await around(world, deal), deadlines, history, contract: { ...contract, house, record: null } }
}

/** Of the newest turn by this act. */
const toldOf = async ({ contractId }: SelfDeal, act: string): Promise<unknown[]> => {
  const rows = await world.sql<{ tells: unknown }[]>`
    select payload -> 'tells' as tells from outbox
    where name = 'contractTurned' and payload ->> 'contractId' = ${contractId} and payload ->> 'act' = ${act}
    order by id desc limit 1`
  return rows.map(({ tells }) => tells)
}

describe.each<ContractKind>(['self', 'pro', 'prime'])('of a %s contract', (kind) => {
  const { machine } = contractsOf[kind]
  const steps: readonly ContractStep[] = machine.states.values
  const acts = askedActs.filter((act) => act.calls[kind] !== undefined && rowOf(kind, act.act) !== undefined)

  test('every act can be asked for, or happens by itself', () => {
    const names = acts.map(({ act }): string => act)
    // The same call of the buyer, asked by the office with its proof.
    const others = [...neverAsked, 'confirmTakeoverOnBehalf']
    for (const name of Object.keys(machine.actions)) expect([...names, ...others], name).toContain(name)
  })

  test.each(steps)('at %s whoever may not hears so, and nothing changes', async (step) => {
    const deal = await standingAt(kind, step)
    const before = await everything(deal)
    expect(before.contract.state).toBe(step)
    for (const act of acts) {
      const by: readonly string[] = actorsOf(rowOf(kind, act.act) ?? { by: [] as never[], from: [], to: 'same' })
      for (const party of parties) {
        const isTheirs = by.includes(party)
        if (isTheirs && isAllowed(act, kind, step)) continue
        // The office's own hand reaches further in the calls that it shares with a party.
        const words = isTheirs ? wrongStep : [...inVain[party], ...(party === 'staff' ? wrongStep : [])]
        expect(words, `${party} ${act.act}`).toContain(await ask(act, kind, deal, party))
      }
    }
    expect(await everything(deal)).toEqual(before)
  })

  const allowed = steps.flatMap((step) => acts
    .filter((act) => isAllowed(act, kind, step))
    .flatMap((act) => {
      const row = rowOf(kind, act.act)
      const by: readonly string[] = row === undefined ? [] : actorsOf(row)
      return parties.filter((party) => by.includes(party)).map((party) => [act.act, step, party, act] as const)
    }))
  test.each(allowed)('%s at %s by %s does what its row says', async (_, step, party, act) => {
    const deal = await standingAt(kind, step)
    await prepare(act, kind, deal, party)
    await act.ready?.(world, deal, kind)
    expect(await ask(act, kind, deal, party)).toBe('done')
    const row = rowOf(kind, act.act)
    const after = await seen(world, deal)
    expect(after.state).toBe(row?.to === 'same' ? step : row?.to)
    expect(after.moves.at(-1)).toMatchObject({ action: act.act })
    // Whoever did it knows, and a dealer hears nothing before being asked.
    const isAsked = step !== 'salesDecision' || row?.to === 'purchaseDecision'
    const tells = (row?.tells ?? []).filter((one) => one !== party && (one === 'seller' || isAsked))
    expect(await toldOf(deal, act.act)).toEqual(tells.length === 0 ? [] : [tells])
    // Nothing that is open is left without an end, unless the office looks at papers or at a dispute.
    const isLookedAt = after.screening?.state === 'inProgress'
      || after.house?.disputes.some(({ state }) => state === 'open') === true
    const isWaiting = !['done', 'cancelled'].includes(after.state) && !isLookedAt
    expect(after.duty?.step).toBe(isWaiting ? after.state : undefined)
  })
})
