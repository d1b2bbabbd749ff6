// Everybody does at random whatever can be asked of contracts, and time goes by; then all of it must agree.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { CallDefinition } from '@bidyard/contract/call'
import type { ContractKind } from '@bidyard/contract/enums'
import { Answered } from '../ask.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CarWish } from '../auctions/make-car.ts'
import { type AskedAct, askedActs } from './asked-acts.ts'
import { type AwardWorld, doing, open, pro, prime, request } from './award-world.ts'
import type { HouseWorld } from './house-world.ts'
import { listContractFaults } from './contract-faults.sql.ts'
import { seen, type SelfDeal, visitNow } from './self-deals.ts'

interface Walking {
  readonly world: HouseWorld
  readonly random: SeededRandom
  readonly deals: SelfDeal[]
  /** How often each act was done. */
  readonly done: Map<string, number>
}

const anyOf = <Item>(random: SeededRandom, items: readonly Item[]): Item => {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** What is refused is refused in a word that its call declares; a fault of the server is a fault of the walk. */
const tried = async ({ done }: Walking, name: string, asked: Promise<unknown>): Promise<void> => {
  try {
    await asked
    done.set(name, (done.get(name) ?? 0) + 1)
  } catch (error) {
    if (!(error instanceof Answered) || error.status >= 500) throw error
  }
}

const someone = ({ world, random }: Walking, deal: SelfDeal): Pick<AwardWorld, 'ask'> =>
  anyOf(random, [world.seller, deal.buyer, world.clerk, world.clerk, world.office])

const kindOf = async ({ world }: Walking, deal: SelfDeal): Promise<ContractKind> => (await seen(world, deal)).kind

const act = async (walking: Walking, deal: SelfDeal): Promise<void> => {
  const kind = await kindOf(walking, deal)
  const one: AskedAct = anyOf(walking.random, askedActs.filter((asked) => asked.calls[kind] !== undefined))
  const id = one.ofAuction === true ? deal.id : deal.contractId
  const body = await one.body(walking.world, deal, kind)
  const call = one.calls[kind] as CallDefinition
  await tried(walking, one.act, doing(someone(walking, deal), call as never, { params: { id }, body } as never))
}

/** Somebody whose turn it is, so that a walk gets somewhere. */
const goOn = async (walking: Walking, deal: SelfDeal): Promise<void> => {
  const { world } = walking
  const { kind, state, screening } = await seen(world, deal)
  const next: Readonly<Record<string, readonly [string, Pick<AwardWorld, 'ask'>]>> = {
    salesDecision: ['acceptSale', world.seller], purchaseDecision: ['acceptPurchase', deal.buyer],
    tradeScheduling: ['confirmSchedule', deal.buyer], tradeResult: ['submitResultSuccess', deal.buyer],
    deliveryScheduling: ['confirmDelivery', deal.buyer], lienConfirmation: ['confirmLien', world.clerk],
    payment: ['completePayment', kind === 'self' ? world.seller : world.office],
    takeoverConfirmation: ['confirmTakeover', deal.buyer],
    screening: screening?.state === 'inProgress' ? ['approveScreening', world.clerk] : ['submitScreening', deal.buyer],
  }
  const [name, who] = next[state] ?? []
  const one = askedActs.find((asked) => asked.act === name && asked.calls[kind] !== undefined)
  if (one === undefined || who === undefined) return
  if (state === 'tradeResult') await visitNow(world, deal)
  const body = await one.body(world, deal, kind)
  const params = { id: deal.contractId }
  await tried(walking, one.act, doing(who, one.calls[kind] as never, { params, body } as never))
}

const adjust = async (walking: Walking, deal: SelfDeal): Promise<void> => {
  const { world, random } = walking
  const params = { id: deal.bidders[0].biddingId }
  const found = await world.clerk.ask(calls.getAdjustment, { params }).catch(() => undefined)
  if (found === undefined) return
  await visitNow(world, deal)
  const lines = found.lines.map(({ id }) => id)
  const photo = await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')
  const asked = anyOf(random, [
    () => doing(deal.buyer, calls.submitAdjustment, { params, body: {
      lines: [{ kind: 'tire', units: 1, amountWon: 70_000, damages: [], note: '', photoIds: [photo] }],
      totalWon: 70_000,
    } }),
    () => doing(someone(walking, deal) as typeof deal.buyer, calls.resetAdjustment, { params, body: { reason: null } }),
    () => doing(world.seller, calls.answerAdjustment, { params, body: {
      answers: lines.map((lineId) => ({ lineId, answer: anyOf(random, ['agreed', 'disputed'] as const), note: null })),
    } }),
    () => doing(world.clerk, calls.decideAdjustment, { params, body: {
      decisions: found.lines.filter(({ answer }) => answer !== 'agreed')
        .map(({ id: lineId }) => ({ lineId, allowedWon: 10_000, note: null })),
      isUnfair: false, reason: '사진 확인',
    } }),
  ])
  await tried(walking, 'adjustment', asked())
}

const judgeFault = async (walking: Walking, deal: SelfDeal): Promise<void> => {
  const { world, random } = walking
  const { faultCases: [found] } = await seen(world, deal)
  if (found === undefined) return
  const params = { id: found.id }
  const answering = random.below(2) === 0
  await tried(walking, 'fault', answering
    ? doing(someone(walking, deal) as typeof deal.buyer, calls.answerFaultCase, {
      params, body: { confirms: random.below(2) === 0, note: '현장 확인' },
    })
    : doing(world.clerk, calls.decideFaultCase, { params, body: {
      seenVersion: found.version, fault: anyOf(random, ['buyer', 'seller', 'nobody'] as const), reason: '양측 의견',
    } }))
}

const extend = async (walking: Walking, deal: SelfDeal): Promise<void> => {
  const { version } = await seen(walking.world, deal)
  const dueAt = new Date((await walking.world.now()).getTime() + 30 * 3_600_000).toISOString()
  await tried(walking, 'extend', doing(walking.world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId }, body: { seenVersion: version, dueAt, reason: '양측 합의' },
  }))
}

const wishes: readonly CarWish[] = [{}, {}, pro, prime]

/** Two cars at once, because each close takes days. */
const openMore = async ({ world, random, deals }: Walking): Promise<void> => {
  const wish = anyOf(random, wishes)
  for (const car of await world.closedTwo(wish, { bids: 2, bestWon: wish === prime ? 30_000_000 : 12_000_000 })) {
    const [first] = car.bidders
    const made = wish === prime
      ? (await world.clerk.ask(calls.getSellerTradeProcess, { params: { id: car.id } })).current?.contractId ?? ''
      : await (random.below(2) === 0 ? open(world, car, first) : request(world, car, first))
    deals.push({ ...car, contractId: made, buyer: first.dealer })
  }
}

export const walk = async (world: HouseWorld, random: SeededRandom, steps: number) => {
  const walking: Walking = { world, random, deals: [], done: new Map() }
  await openMore(walking)
  for (let step = 0; step < steps; step++) {
    const recent = walking.deals.slice(-6)
    const deal = anyOf(random, recent)
    const chance = random.below(100)
    if (chance < 45) await goOn(walking, deal)
    else if (chance < 72) await act(walking, deal)
    else if (chance < 82) await adjust(walking, deal)
    else if (chance < 87) await judgeFault(walking, deal)
    else if (chance < 89) await extend(walking, deal)
    else if (chance < 96) await world.pass((1 + random.below(30)) * 3_600)
    else await openMore(walking)
  }
  return { done: walking.done, faults: () => listContractFaults(world) }
}
