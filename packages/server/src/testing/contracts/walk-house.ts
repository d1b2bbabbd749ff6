// What the house does in a walk with money and car of a contract: a hand-over, a refund, what its seller gets.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { TestMember } from '../app.ts'
import { once } from '../money/money-world.ts'
import { doing } from './award-world.ts'
import { type Deal, handOver, release } from './house-world.ts'
import { seen } from './self-deals.ts'
import { anyOf, tried, type Walking, type WalkDeal } from './walking.ts'
import { noteTransferToSeller } from '../money/note-transfer.ts'

const confirm = (who: TestMember, id: string) =>
  once(who, financeCalls.confirmMoneyProposal, { params: { id }, body: { reason: '확인함' } })

const handOut = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { world } = walking
  const given = deal.kind === 'pro' ? handOver(world, deal as Deal) : release(world, deal as Deal)
  await tried(walking, { contractId: deal.contractId, act: 'handOut' }, given)
}

/** One proposes it, another one confirms; whoever finds a proposal confirms that, whatever it is about. */
const refund = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { world, random } = walking
  const { contractId } = deal
  const { version, house } = await seen(world, deal)
  const proposed = house?.carMoney?.proposal ?? undefined
  const body = {
    seenVersion: version, type: anyOf(random, ['carUnavailable', 'buyerRequest'] as const), next: 'decline' as const,
    refundsFee: random.below(2) === 0, reason: '환불',
  }
  // A contract that is refunded is over: two people have cancelled it.
  const act = proposed?.act === 'refundCarMoney' ? 'cancel' : 'refund'
  await tried(walking, { contractId, act }, proposed === undefined
    ? doing(world.money[0], calls.refundContract, { params: { id: contractId }, body })
    : confirm(anyOf(random, world.money), proposed.id))
}

const payOut = async (walking: Walking, deal: WalkDeal): Promise<void> => {
  const { world, random } = walking
  const { contractId, orderId } = deal
  const payout = (await seen(world, deal)).house?.payout ?? null
  const setAccount = () => doing(world.seller, calls.setSellerAccount, {
    params: { id: orderId }, body: { bankCode: '088', number: '110-123-456789', holderName: '홍길동' },
  })
  const id = payout?.id ?? ''
  const who = anyOf(random, world.money)
  const asked = payout === null || payout.account === null ? setAccount : anyOf(random, [
    () => noteTransferToSeller(who, id),
    () => doing(who, calls.returnSellerPayout, { params: { id }, body: { reason: '계좌 오류' } }),
  ])
  await tried(walking, { contractId, act: 'payOut' }, asked())
}

export const moveHouse = (walking: Walking, deal: WalkDeal): Promise<void> =>
  anyOf(walking.random, [handOut, refund, payOut, payOut])(walking, deal)
