// Price cuts after the visit through the front door: asked for, answered line by line, decided, taken back, refused.
import { randomUUID } from 'node:crypto'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { doing, pro, request, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'
import { wordOf } from '../../../testing/contracts/word-of.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

type Line = AdjustmentWish['lines'][number]
type Adjustment = ReceivedOf<typeof calls.getAdjustment>
const biddingOf = ({ bidders: [{ biddingId }] }: SelfDeal) => ({ id: biddingId })

const photo = (who: TestMember) => world.paper(who, 'contractAdjustmentLineItemImage')
const tyres = async ({ buyer }: SelfDeal, wish: Partial<Line> = {}): Promise<Line> => ({
  kind: 'tire', units: 2, amountWon: 160_000, damages: [], note: '', photoIds: [await photo(buyer)], ...wish,
})
const panel = async ({ buyer }: SelfDeal): Promise<Line> => ({
  kind: 'outerPanel', units: 1, amountWon: 150_000, damages: [{ position: 'hood', value: 'dent' }], note: '찌그러짐',
  photoIds: [await photo(buyer)],
})
const submit = async (deal: SelfDeal, lines: Line[], who: TestMember = deal.buyer, totalWon?: number) => {
  await deal.visit?.()
  return doing(who, calls.submitAdjustment, {
    params: biddingOf(deal),
    body: { lines, totalWon: totalWon ?? lines.reduce((sum, { amountWon }) => sum + amountWon, 0) },
  })
}
const see = (deal: SelfDeal, who: Pick<TestMember, 'ask'> = world.clerk) =>
  who.ask(calls.getAdjustment, { params: biddingOf(deal) })
const reset = (deal: SelfDeal, who: TestMember = deal.buyer) =>
  doing(who, calls.resetAdjustment, { params: biddingOf(deal), body: { reason: null } })
const answer = (
  deal: SelfDeal, { lines }: Pick<Adjustment, 'lines'>, answers: ('agreed' | 'disputed')[], who = world.seller,
) => doing(who, calls.answerAdjustment, {
  params: biddingOf(deal),
  body: { answers: lines.map(({ id }, at) => ({ lineId: id, answer: answers[at] ?? 'agreed', note: null })) },
})
const decide = (
  deal: SelfDeal, decisions: { lineId: string; allowedWon: number }[], { isUnfair = false, who = world.clerk } = {},
) => doing(who, calls.decideAdjustment, {
  params: biddingOf(deal),
  body: { decisions: decisions.map((one) => ({ ...one, note: null })), isUnfair, reason: '사진 확인' },
})
const wonOf = async ({ contractId, buyer }: SelfDeal) => {
  const { items } = await buyer.ask(financeCalls.listAmounts, { query: { filter: { contractId: { eq: contractId } } } })
  return Object.fromEntries(items.map(({ kind, totalWon }) => [kind, totalWon]))
}
const bidWon = 12_000_000
const passUntil = async (at: string | null | undefined): Promise<void> =>
  world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)

describe('the two sides', () => {
  test('agree: the price goes down, the fee follows, and the result has its time again', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const { duty } = await seen(world, deal)
    const before = await see(deal)
    expect(before).toMatchObject({ state: 'notSubmitted', lines: [], totalMaxWon: 1_800_000, priceWon: bidWon })
    const asked = await submit(deal, [await tyres(deal), await panel(deal)])
    expect(asked).toMatchObject({ state: 'submitted', totalWon: 310_000, allowedWon: null, priceWon: bidWon })
    expect(asked.lines.map(({ photos }) => photos.length)).toEqual([1, 1])
    expect((await seen(world, deal)).duty).toBeNull()
    expect(await wordOf(succeed(deal))).toBe('INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE')
    const agreed = await answer(deal, asked, ['agreed', 'agreed'])
    expect(agreed).toMatchObject({ state: 'agreed', allowedWon: 310_000, priceWon: bidWon - 310_000 })
    expect(await wonOf(deal)).toEqual({ carPrice: bidWon - 310_000, fee: 250_000 })
    const again = (await seen(world, deal)).duty
    expect(new Date(again?.dueAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(duty?.dueAt ?? 0).getTime())
    await succeed(deal)
    expect((await pay(world, deal)).priceWon).toBe(bidWon - 310_000)
  })

  test('agree on less than the office made of the bid, which stands', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const correctedWon = bidWon - 1_000_000
    await doing(world.clerk, calls.correctContractPrice, {
      params: { id: deal.contractId },
      body: { seenVersion: (await seen(world, deal)).version, priceWon: correctedWon, reason: '오기 정정' },
    })
    const asked = await submit(deal, [await tyres(deal)])
    expect(await answer(deal, asked, ['agreed'])).toMatchObject({ priceWon: correctedWon - 160_000 })
  })

  test('do not agree: staff decides what of each disputed line holds', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const asked = await submit(deal, [await tyres(deal), await panel(deal)])
    const [, second] = asked.lines
    const disputed = await answer(deal, asked, ['agreed', 'disputed'])
    expect(disputed).toMatchObject({ state: 'disputed', lines: [{ allowedWon: 160_000 }, { answer: 'disputed' }] })
    expect((await seen(world, deal)).attention).toBe('staff')
    const lineId = second?.id ?? ''
    expect(await wordOf(decide(deal, [{ lineId, allowedWon: 150_001 }]))).toBe('INVALID_INPUT')
    expect(await wordOf(decide(deal, [{ lineId: randomUUID(), allowedWon: 1 }]))).toBe('INVALID_INPUT')
    expect(await wordOf(decide(deal, [{ lineId, allowedWon: 1 }], { who: deal.buyer }))).toBe('INVALID_PERMISSION')
    expect(await decide(deal, [{ lineId, allowedWon: 50_000 }], { isUnfair: true })).toMatchObject({
      state: 'decided', allowedWon: 210_000, priceWon: bidWon - 210_000, isUnfair: true,
    })
    expect((await seen(world, deal)).attention).toBeNull()
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['unfairPriceReduction'])
    expect((await succeed(deal)).priceWon).toBe(bidWon - 210_000)
  })

  test('of a car of the house are not one person', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await world.sql`update orders set partner_id = null where id = ${deal.orderId}`
    const asked = await submit(deal, [await tyres(deal)])
    await answer(deal, asked, ['disputed'], world.clerk)
    const wish = [{ lineId: asked.lines[0]?.id ?? '', allowedWon: 0 }]
    expect(await wordOf(decide(deal, wish))).toBe('INVALID_PERMISSION')
    const other = await world.member({ type: 'admin', name: '다른 담당' })
    expect((await decide(deal, wish, { who: other })).state).toBe('decided')
  })

  test('are silent: staff decides once the answer is late, and not before', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const asked = await submit(deal, [await tyres(deal)])
    const wish = [{ lineId: asked.lines[0]?.id ?? '', allowedWon: 0 }]
    expect(await wordOf(decide(deal, wish))).toBe('INVALID_PERMISSION')
    await passUntil(asked.answerUntil)
    expect((await seen(world, deal)).attention).toBe('staff')
    await world.pass(5 * 86_400)
    expect((await seen(world, deal)).attention).toBe('root')
    expect(await decide(deal, wish)).toMatchObject({ state: 'decided', allowedWon: 0, priceWon: bidWon })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  })

  test('answer each line once', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const asked = await submit(deal, [await tyres(deal)])
    const lineId = asked.lines[0]?.id ?? ''
    const said = (ids: string[]) => doing(world.seller, calls.answerAdjustment, {
      params: biddingOf(deal),
      body: { answers: ids.map((id) => ({ lineId: id, answer: 'agreed' as const, note: null })) },
    })
    expect(await wordOf(said([randomUUID()]))).toBe('INVALID_INPUT')
    expect(await wordOf(said([lineId, lineId]))).toBe('INVALID_INPUT')
    expect(await wordOf(answer(deal, asked, ['agreed'], deal.buyer))).toBe('INVALID_PERMISSION')
    expect(await wordOf(answer(deal, asked, ['agreed'], world.clerk))).toBe('INVALID_PERMISSION')
    const words = await Promise.all(['agreed' as const, 'disputed' as const].map((one) =>
      answer(deal, asked, [one]).then(() => 'done', (error: { body: { code: string } }) => error.body.code)))
    expect(words.toSorted()).toEqual(['INVALID_STATE', 'done'])
  })
})

test('a cut that is disputed and then left lying goes to the owner of the house', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await answer(deal, await submit(deal, [await tyres(deal)]), ['disputed'])
  expect((await seen(world, deal)).attention).toBe('staff')
  await passUntil((await see(deal)).answerUntil)
  expect((await seen(world, deal)).attention).toBe('root')
})

describe('a price cut that is taken back', () => {
  test('leaves the bid, and may be asked for anew', async () => {
    const deal = await standingAt(world, 'tradeResult')
    expect(await wordOf(reset(deal))).toBe('INVALID_STATE 0001.not_submitted')
    const line = await tyres(deal)
    await submit(deal, [line])
    expect(await wordOf(submit(deal, [await tyres(deal)]))).toBe('INVALID_STATE 0001.already_submitted')
    expect(await reset(deal)).toMatchObject({
      state: 'notSubmitted', lines: [], totalWon: 0, attemptsLeft: 2,
    })
    expect((await seen(world, deal)).duty).toMatchObject({ step: 'tradeResult' })
    const again = await submit(deal, [line])
    await answer(deal, again, ['agreed'])
    expect(await wordOf(reset(deal))).toBe('INVALID_PERMISSION')
    expect(await wordOf(reset(deal, world.seller))).toBe('INVALID_PERMISSION')
    expect(await reset(deal, world.clerk)).toMatchObject({ state: 'notSubmitted', priceWon: bidWon })
    expect(await wonOf(deal)).toEqual({ carPrice: bidWon, fee: 250_000 })
  })
})

test('a cut that is taken back leaves no more than was bid, though the price was put right before', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await answer(deal, await submit(deal, [await tyres(deal)]), ['agreed'])
  const correct = async (priceWon: number) => doing(world.clerk, calls.correctContractPrice, {
    params: { id: deal.contractId },
    body: { seenVersion: (await seen(world, deal)).version, priceWon, reason: '감가 없이 정정' },
  })
  expect((await correct(bidWon)).priceWon).toBe(bidWon)
  expect((await reset(deal, world.clerk)).priceWon).toBe(bidWon)
  expect(await wonOf(deal)).toEqual({ carPrice: bidWon, fee: 250_000 })
})

describe('a result that is late', () => {
  test.each(['taken back', 'agreed'] as const)('is late once, also after a price cut that is %s', async (then) => {
    const deal = await standingAt(world, 'tradeResult')
    const { dueAt } = (await seen(world, deal)).duty ?? {}
    await passUntil(dueAt)
    const cut = await submit(deal, [await tyres(deal)])
    await world.pass(3_600)
    await (then === 'agreed' ? answer(deal, cut, ['agreed']) : reset(deal))
    const { duty } = await seen(world, deal)
    expect([duty?.dueAt, Date.parse(duty?.finalAt ?? '') > (await world.now()).getTime()]).toEqual([dueAt, true])
    await world.pass(13 * 3_600)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractTradeResultExpired'])
  })

  test.each(['taken back', 'agreed'] as const)('is late once, also past its last end, with a cut %s', async (then) => {
    const deal = await standingAt(world, 'tradeResult')
    const { dueAt, finalAt } = (await seen(world, deal)).duty ?? {}
    await passUntil(dueAt)
    await passUntil(finalAt)
    const cut = await submit(deal, [await tyres(deal)])
    await (then === 'agreed' ? answer(deal, cut, ['agreed']) : reset(deal))
    const { duty, attention } = await seen(world, deal)
    // Whoever takes it back gains no time; after an answer the buyer has some hours, and is late as before.
    expect([duty?.dueAt, attention]).toEqual(then === 'agreed' ? [dueAt, null] : [undefined, 'staff'])
    await world.pass(30 * 3_600)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractTradeResultExpired'])
  })
})

test('whose turn it is stands with the car, and its seller is reminded of an answer that is not given', async () => {
  const [answered, silent] = [await standingAt(world, 'tradeResult'), await standingAt(world, 'tradeResult')]
  const turnOf = async ({ orderId }: SelfDeal) => {
    const { isSellersTurn, contractStep } = await world.seller.ask(carsCalls.getOrder, { params: { id: orderId } })
    return [contractStep, isSellersTurn]
  }
  expect(await turnOf(answered)).toEqual(['tradeResult', false])
  const asked = await submit(answered, [await tyres(answered)])
  const { answerUntil } = await submit(silent, [await tyres(silent)])
  expect(await turnOf(answered)).toEqual(['tradeResult', true])
  await answer(answered, asked, ['disputed'])
  expect(await turnOf(answered)).toEqual(['tradeResult', false])
  await world.pass((new Date(answerUntil ?? 0).getTime() - (await world.now()).getTime()) / 1_000 - 3_600)
  const reminded = await world.sql<{ id: string; whose: string; until: string }[]>`
    select payload ->> 'contractId' as id, payload ->> 'whose' as whose, payload ->> 'dueAt' as until
    from outbox where name = 'dutyEnding' and payload ->> 'contractId' in (${answered.contractId}, ${silent.contractId})
      and payload ->> 'whose' = 'seller'`
  expect(reminded).toEqual([{ id: silent.contractId, whose: 'seller', until: answerUntil }])
  expect(await turnOf(silent)).toEqual(['tradeResult', true])
})

describe('refused is', () => {
  test('what costs more than its caps, or does not add up', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const word = 'INVALID_INPUT 0001.invalid_total_amount'
    expect(await wordOf(submit(deal, [await tyres(deal, { amountWon: 160_001 })]))).toBe(word)
    expect(await wordOf(submit(deal, [await tyres(deal)], deal.buyer, 159_999))).toBe(word)
    expect(await wordOf(submit(deal, [await tyres(deal, { kind: 'additionalCarDamageInfo', amountWon: 1_200_001,
      damages: [{ position: 'roof', value: 'dent' }] })]))).toBe(word)
    expect((await see(deal)).state).toBe('notSubmitted')
  })

  test('what shows no photo of one’s own, no part, or a damage that was told before', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await world.sql`
      update car_checks set record = record
        || '{"damages":[{"position":"hood","values":["dent"],"note":"","photoIds":[]}]}'::jsonb
      where order_id = ${deal.orderId}`
    const pathOf = async (line: Line): Promise<unknown> => {
      const { body } = await refusalOf(submit(deal, [await tyres(deal), line]))
      return [body.code, body.issues?.map(({ path }) => path)]
    }
    const photos = ['BadRequestSchema', ['body.lines.1.photoIds']]
    expect(await pathOf(await tyres(deal, { photoIds: [] }))).toEqual(photos)
    expect(await pathOf(await tyres(deal, { photoIds: [await photo(world.clerk)] }))).toEqual(photos)
    expect(await pathOf(await tyres(deal, { kind: 'outerPanel', amountWon: 100_000, units: 1 })))
      .toEqual(['BadRequestSchema', ['body.lines.1.damages']])
    expect(await pathOf(await panel(deal))).toEqual(['BadRequestSchema', ['body.lines.1.damages']])
  })

  test('whatever comes at another step, of another kind, or from somebody else', async () => {
    // The later one first: the days until the close of the other one leave it where it is.
    const [late, early] = [await standingAt(world, 'payment'), await standingAt(world, 'tradeScheduling')]
    expect(await wordOf(submit(early, [await tyres(early)]))).toBe('INVALID_STATE 0002.invalid_auction_state')
    expect(await wordOf(reset(early))).toBe('INVALID_STATE 0002.invalid_auction_state')
    expect(await wordOf(submit(late, [await tyres(late)]))).toBe('INVALID_STATE 0005.invalid_amount_state')
    expect(await wordOf(reset(late))).toBe('INVALID_STATE 0005.invalid_amount_state')
    const lines = [{ id: randomUUID() }] as Adjustment['lines']
    const wish = [{ lineId: randomUUID(), allowedWon: 0 }]
    for (const [deal, word] of [[early, '0002.invalid_auction_state'], [late, '0005.invalid_amount_state']] as const) {
      expect(await wordOf(answer(deal, { lines }, ['agreed']))).toBe(`INVALID_STATE ${word}`)
      expect(await wordOf(decide(deal, wish))).toBe(`INVALID_STATE ${word}`)
    }
    const other = { ...late, bidders: [late.bidders[1], late.bidders[1]], buyer: late.bidders[1].dealer } as SelfDeal
    const proCar = await world.closed(pro, { bids: 2 })
    const proDeal = { ...proCar, contractId: '', buyer: proCar.bidders[0].dealer }
    for (const [deal, word] of [[other, '0003.invalid_bidding_state'],
      [proDeal, '0004.invalid_auction_house_type']] as const) {
      expect(await wordOf(see(deal, deal.buyer))).toBe(`INVALID_STATE ${word}`)
      expect(await wordOf(submit(deal, [await tyres(deal)]))).toBe(`INVALID_STATE ${word}`)
      expect(await wordOf(reset(deal))).toBe(`INVALID_STATE ${word}`)
      expect(await wordOf(decide(deal, wish))).toBe(`INVALID_STATE ${word}`)
    }
    expect(await wordOf(answer(proDeal, { lines }, ['agreed']))).toBe('404')
    await request(world, proCar, proCar.bidders[0])
    const wrongHouse = 'INVALID_STATE 0004.invalid_auction_house_type'
    expect(await wordOf(answer(proDeal, { lines }, ['agreed']))).toBe(wrongHouse)
    const deal = await standingAt(world, 'tradeResult')
    expect(await wordOf(submit(deal, [await tyres(deal)], world.seller))).toBe('INVALID_PERMISSION')
    expect(await wordOf(submit(deal, [await tyres(deal)], deal.bidders[1].dealer))).toBe('404')
    expect(await wordOf(see(deal, world.stranger))).toBe('404')
    expect(await wordOf(answer(deal, { lines }, ['agreed']))).toBe('INVALID_STATE 0001.not_submitted')
    expect(await wordOf(decide(deal, wish))).toBe('INVALID_STATE 0001.not_submitted')
    const asked = await standingAt(world, 'purchaseDecision')
    expect(await wordOf(answer(asked, { lines }, ['agreed']))).toBe('INVALID_STATE 0003.invalid_bidding_state')
  })
})
