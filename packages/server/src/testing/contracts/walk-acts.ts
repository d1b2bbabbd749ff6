// What somebody does with one contract in a walk, by chance: what leads on, anything at all, price cuts, faults, time.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { Answered } from '../ask.ts'
import type { TestMember } from '../app.ts'
import { type AskedAct, askedActs } from './asked-acts.ts'
import { type AwardWorld, doing, open, request } from './award-world.ts'
import { seen, visitNow } from './self-deals.ts'
import { moveHouse } from './walk-house.ts'
import type { WalkCar } from './walk-market.ts'
import { anyOf, tried, type WalkDeal, type Walking } from './walking.ts'

const someone = ({ world, random }: Walking, deal: WalkDeal): Pick<AwardWorld, 'ask'> =>
  anyOf(random, [world.seller, deal.buyer, world.clerk, world.clerk, world.office])

const doOne = async (walking: Walking, deal: WalkDeal, one: AskedAct, who: Pick<AwardWorld, 'ask'>): Promise<void> => {
  const { kind, contractId } = deal
  const body = await one.body(walking.world, deal, kind)
  const params = { id: one.ofAuction === true ? deal.id : contractId }
  const asked = doing(who, one.calls[kind] as never, { params, body } as never)
  await tried(walking, { contractId, act: one.act }, asked)
}

const act = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const one = anyOf(walking.random, askedActs.filter((asked) => asked.calls[deal.kind] !== undefined))
  await doOne(walking, deal, one, someone(walking, deal))
}

interface Standing {
  readonly id: string
  readonly state: string
  readonly screening: string
  readonly shopId: string
}

const standingOf = async ({ world }: Walking, { id }: WalkDeal): Promise<Standing | undefined> => {
  const [row] = await world.sql<Standing[]>`
    select id, state, screening_state as screening, shop_id as "shopId" from contracts
    where auction_id = ${id} order by created_at desc, contracts.id desc limit 1`
  return row
}

/** The deal as it is now, and whether its car is still on its way. */
export const lookAgain = async (walking: Walking, deal: WalkDeal) => {
  const standing = await standingOf(walking, deal)
  const buyer = deal.bidders.find(({ dealer }) => dealer.shopId === standing?.shopId)?.dealer
  if (standing === undefined || buyer === undefined) throw new Error('a deal without its contract')
  const isOver = standing.state === 'done' || standing.state === 'cancelled'
  return { deal: { ...deal, contractId: standing.id, buyer }, standing, isOver }
}

/** Somebody whose turn it is, so that a walk gets somewhere. */
const goOn = async (walking: Walking, was: WalkDeal): Promise<void> => {
  const { world } = walking
  const { deal, standing: { state, screening } } = await lookAgain(walking, was)
  const next: Readonly<Record<string, readonly [string, Pick<AwardWorld, 'ask'>]>> = {
    salesDecision: ['acceptSale', world.seller], purchaseDecision: ['acceptPurchase', deal.buyer],
    tradeScheduling: ['confirmSchedule', deal.buyer], tradeResult: ['submitResultSuccess', deal.buyer],
    deliveryScheduling: ['confirmDelivery', deal.buyer], lienConfirmation: ['confirmLien', world.clerk],
    payment: [
      // At the house one proposes it, and another one who asks for the same confirms.
      'completePayment', deal.kind === 'self' ? world.seller : anyOf(walking.random, world.money),
    ],
    takeoverConfirmation: ['confirmTakeover', deal.buyer],
    screening: screening === 'inProgress' ? ['approveScreening', world.clerk] : ['submitScreening', deal.buyer],
  }
  const [name, who] = next[state] ?? []
  const one = askedActs.find((asked) => asked.act === name && asked.calls[deal.kind] !== undefined)
  if (one === undefined || who === undefined) return
  if (state === 'tradeResult') await visitNow(world, deal)
  await doOne(walking, deal, one, who)
}

const adjust = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { world, random } = walking
  if (deal.kind !== 'self') return act(walking, deal)
  await visitNow(world, deal)
  const biddingId = deal.bidders.find(({ dealer }) => dealer === deal.buyer)?.biddingId
  const params = { id: biddingId ?? deal.bidders[0].biddingId }
  const found = await world.clerk.ask(calls.getAdjustment, { params }).catch((error: unknown) => {
    if (error instanceof Answered && error.status < 500) return undefined
    throw error
  })
  if (found === undefined) return
  const photo = await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')
  const asked = anyOf(random, [
    () => doing(deal.buyer, calls.submitAdjustment, { params, body: {
      lines: [{ kind: 'tire', units: 1, amountWon: 70_000, damages: [], note: '', photoIds: [photo] }],
      totalWon: 70_000,
    } }),
    () => doing(someone(walking, deal) as TestMember, calls.resetAdjustment, { params, body: { reason: null } }),
    () => doing(world.seller, calls.answerAdjustment, { params, body: {
      answers: found.lines.map(({ id: lineId }) =>
        ({ lineId, answer: anyOf(random, ['agreed', 'disputed'] as const), note: null })),
    } }),
    () => doing(world.clerk, calls.decideAdjustment, { params, body: {
      decisions: found.lines.filter(({ answer }) => answer !== 'agreed')
        .map(({ id: lineId }) => ({ lineId, allowedWon: 10_000, note: null })),
      isUnfair: false, reason: '사진 확인',
    } }),
  ])
  await tried(walking, { contractId: deal.contractId, act: 'adjustment' }, asked())
}

const judgeFault = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { world, random } = walking
  const { faultCases: [found] } = await seen(world, deal)
  if (found === undefined) return act(walking, deal)
  const params = { id: found.id }
  const answering = random.below(2) === 0
  await tried(walking, { contractId: deal.contractId, act: 'fault' }, answering
    ? doing(someone(walking, deal) as TestMember, calls.answerFaultCase, {
      params, body: { confirms: random.below(2) === 0, note: '현장 확인' },
    })
    : doing(world.clerk, calls.decideFaultCase, { params, body: {
      seenVersion: found.version, fault: anyOf(random, ['buyer', 'seller', 'nobody'] as const), reason: '양측 의견',
    } }))
}

const extend = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { version } = await seen(walking.world, deal)
  const dueAt = new Date((await walking.world.now()).getTime() + 30 * 3_600_000).toISOString()
  await tried(walking, { contractId: deal.contractId, act: 'extend' }, doing(
    walking.world.clerk, calls.extendContractDeadline,
    { params: { id: deal.contractId }, body: { seenVersion: version, dueAt, reason: '양측 합의' } },
  ))
}

/** By one of those who may. */
export const doSomething = (walking: Walking, deal: WalkDeal): Promise<void> => {
  const chance = walking.random.below(100)
  if (chance < 52) return goOn(walking, deal)
  if (chance < 82) return act(walking, deal)
  if (chance < 87) return adjust(walking, deal)
  if (chance < 93) return deal.kind === 'self' ? adjust(walking, deal) : moveHouse(walking, deal)
  return chance < 97 ? judgeFault(walking, deal) : extend(walking, deal)
}

/** The first contract of a car; undefined where it was refused, as where a shop was restricted meanwhile. */
export const begin = async (walking: Walking, car: WalkCar): Promise<WalkDeal | undefined> => {
  const { world, random } = walking
  const [first] = car.bidders
  try {
    if (car.kind !== 'prime') await (random.below(2) === 0 ? open(world, car, first) : request(world, car, first))
  } catch (error) {
    if (!(error instanceof Answered) || error.status >= 500) throw error
  }
  const deal = { ...car, contractId: '', buyer: first.dealer }
  return (await standingOf(walking, deal)) === undefined ? undefined : (await lookAgain(walking, deal)).deal
}
