// A buyer disputes a car that was taken over, the office ends the contract for it, and two people give the money back.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { RoundNext } from '@bidyard/contract/enums'
import { doing } from './award-world.ts'
import { type Deal, type HouseWorld, seen } from './house-world.ts'

export const refund = async (
  world: HouseWorld, deal: Deal, next: Exclude<RoundNext, 'nextCandidate'>,
): Promise<void> => {
  const params = { id: deal.contractId }
  await doing(deal.buyer, calls.disputeTakeover, {
    params, body: { claim: '고지되지 않은 사고 이력이 있습니다', wishedWon: null, photoIds: [] },
  })
  await doing(world.clerk, calls.settleTakeoverDispute, { params, body: {
    verdict: 'cancel', correctionWon: null, refundsFee: true, next, reason: '고지와 다른 차량',
  } })
  const { house } = await seen(world, deal)
  await doing(world.money[0], financeCalls.confirmMoneyProposal, {
    params: { id: house?.carMoney?.proposal?.id ?? '' }, body: { reason: '확인' },
  })
}
