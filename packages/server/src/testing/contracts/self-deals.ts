// Self contracts led by their parties to any of their steps, over the same front door that people use.
import type { ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { FileUsageType, SelfContractStep } from '@bidyard/contract/enums'
import type { TestMember, TestParts } from '../app.ts'
import { type AwardWorld, type Closed, doing, open, openAwardWorld, request } from './award-world.ts'

export type Contract = ReceivedOf<typeof calls.getContract>

export interface SelfDeal extends Closed {
  readonly contractId: string
  readonly buyer: TestMember
  /** Goes to the car now, whenever that was to be; only of one that its seller shows. */
  readonly visit?: () => Promise<void>
}

export interface SelfWorld extends AwardWorld {
  /** A committed paper of somebody's own. */
  paper(who: TestMember, usageType?: FileUsageType): Promise<string>
}

/** Whatever opens an award world; files are written as their upload leaves them. */
export const withPapers = (world: AwardWorld): SelfWorld => ({
  ...world,
  paper: async (who, usageType = 'contractDocument') => {
    const [row] = await world.sql<{ id: string }[]>`
      insert into files (usage_type, name, content_type, state, uploader_id, size_bytes, committed_at)
      values (${usageType}, 'paper.pdf', 'application/pdf', 'commit', ${who.userId}, 10, app_now()) returning id`
    return row?.id ?? ''
  },
})

export const openSelfWorld = async (parts: TestParts = {}): Promise<SelfWorld> =>
  withPapers(await openAwardWorld(parts))

export const seen = (
  world: AwardWorld, { contractId }: Pick<SelfDeal, 'contractId'>, who: Pick<TestMember, 'ask'> = world.clerk,
): Promise<Contract> => who.ask(calls.getContract, { params: { id: contractId } })

const dayMs = 86_400_000
const halfHourMs = 1_800_000
const slotsADay = 22
const aheadMs = 9 * 3_600_000

/** The n-th slot from tomorrow's first on, by Seoul's clock. */
export const slotAt = (now: Date, place: number): string => {
  const today = Math.floor((now.getTime() + aheadMs) / dayMs) * dayMs - aheadMs
  const day = today + dayMs * (1 + Math.floor(place / slotsADay) % 5)
  return new Date(day + dayMs * 9 / 24 + (place % slotsADay) * halfHourMs).toISOString()
}

let visits = 0
/** Nobody else's: one seller receives one buyer at a time. */
export const freeSlot = async (world: AwardWorld): Promise<string> => {
  visits += 1
  return slotAt(await world.now(), visits)
}

/** As if it had been agreed on for this moment; what is due after it stays where it was. */
export const visitNow = async (world: AwardWorld, { contractId }: Pick<SelfDeal, 'contractId'>): Promise<void> => {
  await world.sql`
    update contracts set visit_reserved_at = app_now() - interval '1 second', visit_ends_at = app_now()
    where id = ${contractId} and state = 'tradeResult' and visit_reserved_at > app_now()`
}

const award = async (world: AwardWorld, car: Closed): Promise<SelfDeal> => {
  const contractId = await request(world, car, car.bidders[0])
  const buyer = car.bidders[0].dealer
  await doing(buyer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  return { ...car, contractId, buyer, visit: () => visitNow(world, { contractId }) }
}

export const awarded = async (world: AwardWorld): Promise<SelfDeal> => award(world, await world.closed({}, { bids: 2 }))

/** Both at once, since each close takes days. */
export const awardedTwo = async (world: AwardWorld): Promise<readonly [SelfDeal, SelfDeal]> => {
  const [one, other] = await world.closedTwo({}, { bids: 2 })
  return [await award(world, one), await award(world, other)]
}

export const confirm = async (
  world: AwardWorld, { contractId, buyer }: SelfDeal, visitReservedAt?: string,
): Promise<Contract> => doing(buyer, calls.confirmSchedule, {
  params: { id: contractId }, body: { visitReservedAt: visitReservedAt ?? await freeSlot(world) },
})

export const succeed = async ({ contractId, buyer, visit }: SelfDeal): Promise<Contract> => {
  await visit?.()
  return doing(buyer, calls.submitResult, { params: { id: contractId }, body: { outcome: 'success', note: null } })
}

export const fail = async (
  { contractId, buyer, visit }: SelfDeal, failType = 'sellerRefusal', who: TestMember = buyer,
): Promise<Contract> => {
  await visit?.()
  return doing(who, calls.submitResult, {
    params: { id: contractId }, body: { outcome: 'fail', failType: failType as 'sellerRefusal', note: null },
  })
}

export const pay = (world: AwardWorld, { contractId }: SelfDeal): Promise<Contract> =>
  doing(world.seller, calls.completeSelfPayment, { params: { id: contractId }, body: {} })

export const handIn = async (
  world: SelfWorld, { contractId, buyer }: SelfDeal, fileId?: string,
): Promise<Contract> => {
  const id = fileId ?? await world.paper(buyer, 'contractDocument')
  return doing(buyer, calls.submitSelfScreening, {
    params: { id: contractId },
    body: { documents: [{ document: 'transferredCarRegistration', fileId: id }], note: null },
  })
}

export const approve = (world: AwardWorld, { contractId }: SelfDeal): Promise<Contract> =>
  doing(world.clerk, calls.approveSelfScreening, { params: { id: contractId }, body: { submissionId: null } })

export const reject = (world: AwardWorld, { contractId }: SelfDeal): Promise<Contract> =>
  doing(world.clerk, calls.rejectSelfScreening, {
    params: { id: contractId }, body: { submissionId: null, type: 'documentUnreadable', note: null },
  })

const ways: readonly (readonly [SelfContractStep, (world: SelfWorld, deal: SelfDeal) => Promise<unknown>])[] = [
  ['tradeScheduling', confirm], ['tradeResult', (_, deal) => succeed(deal)], ['payment', pay],
  ['screening', async (world, deal) => {
    await handIn(world, deal)
    await approve(world, deal)
  }],
]

/** As far as the step, by everybody's own acts. */
export const standingAt = async (world: SelfWorld, step: SelfContractStep): Promise<SelfDeal> => {
  if (step === 'salesDecision' || step === 'purchaseDecision') {
    const car = await world.closed({}, { bids: 2 })
    const [first] = car.bidders
    const contractId = await (step === 'salesDecision' ? open(world, car, first) : request(world, car, first))
    return { ...car, contractId, buyer: first.dealer, visit: () => visitNow(world, { contractId }) }
  }
  const deal = await awarded(world)
  if (step === 'cancelled') {
    await doing(world.seller, calls.cancelSchedule, {
      params: { id: deal.contractId }, body: { type: 'sellerRequest', note: null },
    })
    return deal
  }
  for (const [at, way] of ways) {
    if (at === step) break
    await way(world, deal)
  }
  return deal
}
