// Reads what decides whether members may bid, and judges it; in one way to the database and back.
import type { BidRestriction } from '@bidyard/contract/enums'
import { configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../runtime/database/database.ts'
import { keptOf } from '../../runtime/database/values/kept-value.ts'
import { mayBidFor } from '../members/for-other-areas.ts'
import { type EligibilityRow, listEligibility } from './eligibility.sql.ts'
import { type EligibilityFacts, obstaclesOf, type Obstacle } from './eligibility-rules.ts'

export interface Eligibility {
  readonly memberId: string
  /** Null for whoever belongs to no shop. */
  readonly shopId: string | null
  readonly facts: EligibilityFacts
  readonly obstacles: readonly Obstacle[]
  readonly month: string
  readonly isUntilAct: boolean
  readonly now: Date
}

const restrictionOf = ({ restrictionCount, isBanned }: EligibilityRow): BidRestriction => {
  if (restrictionCount === 0) return 'none'
  return isBanned === true ? 'permanentBan' : 'warning'
}

// The same text comes with every batch of bids, so it is read once.
const rulesOf = (() => {
  let last: { readonly text: string; readonly rules: ReturnType<typeof configurationShapes.shop.parse> } | undefined
  return (value: unknown) => {
    const text = JSON.stringify(value)
    if (last?.text !== text) last = { text, rules: keptOf(configurationShapes.shop, value) }
    return last.rules
  }
})()

const judge = (row: EligibilityRow, openAwards: number): Eligibility => {
  const rules = rulesOf(row.shopRules)
  const facts: EligibilityFacts = {
    isMemberActive: row.memberState === 'active' && row.memberType === 'plain',
    mayBid: mayBidFor({
      type: row.memberType, grade: row.memberGrade, businessOwnerType: row.businessOwnerType, mayBid: row.mayBid,
    }),
    isShopActive: row.shopState === 'active' && row.companyState === 'active',
    restriction: restrictionOf(row),
    restrictedUntil: row.isOpenEnded === true ? null : row.restrictedUntil,
    neededWon: rules.depositWon[row.shopKind ?? 'dealer'],
    heldWon: row.heldWon,
    monthlyWon: rules.subscriptionMonthlyWon,
    subscriptionState: row.subscriptionState ?? 'notPurchased',
    overdueCount: row.overdueCount,
    overdueWon: row.overdueWon,
    openAwards,
    openAwardsMax: rules.openAwardsMax[row.shopGrade ?? 'c-class'],
  }
  return {
    memberId: row.memberId, shopId: row.shopId, facts, obstacles: obstaclesOf(facts), month: row.month, now: row.now,
    isUntilAct: facts.restriction === 'warning' && row.isOpenEnded === true,
  }
}

/**
 * By the id of the member; who is unknown is not in the answer. Awards that are open come from whoever holds them, as a
 * number for each shop.
 */
export const readEligibility = async (
  db: Reader, memberIds: readonly string[], openAwards: ReadonlyMap<string, number> = new Map(),
): Promise<ReadonlyMap<string, Eligibility>> =>
  new Map((await listEligibility(db, memberIds)).map((row) =>
    [row.memberId, judge(row, openAwards.get(row.shopId ?? '') ?? 0)]))
