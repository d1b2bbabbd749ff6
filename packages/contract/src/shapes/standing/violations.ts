// Shapes of violations, of the penalties that follow, of appeals, and of how a shop stands because of them.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import {
  bidRestriction, depositDeduction, penaltyCause, penaltyEnd, penaltyKind, penaltyState, shopViolationState,
  violationAction, violationAppealState, violationDetailType, violationEscalation, violationType, wayOut,
} from '../../enums/violations.ts'
import { limits } from '../../limits.ts'
import { configVersion } from '../configuration/configuration.ts'
import { authorShape, timeShape } from '../labels.ts'
import { reasonShape, textOf } from '../texts.ts'

export const violationBounds = { penalties: 20, timeline: 200, evidence: 10, statementLeast: 10 } as const

const name = z.string().max(limits.name)
const won = z.int().min(0).max(100_000_000_000)
const small = z.int().min(0).max(10_000)

/** What the rule said when the thing happened, in numbers: no later change of the rules reaches back. */
export const violationRuleShape = z.object({
  points: small,
  pointsLiveMonths: small,
  pointsPerWarning: small,
  escalation: violationEscalation.schema,
  restriction: bidRestriction.schema,
  restrictionDays: small.nullable(),
  warningsBeforeRestriction: small,
  warningRestrictionDays: small,
  warningsBeforeBan: small,
  unhealedRestrictionDays: small,
  deduction: depositDeduction.schema,
  ofPriceBasisPoints: small,
  floorWon: won,
  capWon: won,
}).meta({ id: 'ViolationRule' })
export type ViolationRule = z.output<typeof violationRuleShape>

/** What it is about. Null where there is none of the kind. */
export const relatedShape = z.object({
  orderId: z.uuid().nullable(),
  auctionId: z.uuid().nullable(),
  biddingId: z.uuid().nullable(),
  contractId: z.uuid().nullable(),
}).meta({ id: 'Related' })
export type Related = z.output<typeof relatedShape>

const penaltyFacts = {
  id: z.uuid(),
  kind: penaltyKind.schema,
  cause: penaltyCause.schema,
  state: penaltyState.schema,
  value: won.nullable().meta({
    description: 'Points, one warning, days or won; null for good or until the act is done',
  }),
  restriction: bidRestriction.schema.nullable(),
  claimWon: won.meta({ description: 'What the deposit did not have; it became a claim' }),
  from: timeShape,
  until: timeShape.nullable(),
  endedAt: timeShape.nullable(),
  end: penaltyEnd.schema.nullable(),
}
export const penaltyShape = z.object(penaltyFacts).meta({ id: 'Penalty' })

const place = { shopId: z.uuid(), shopName: name, companyId: z.uuid(), memberId: z.uuid().nullable() }

export const shopPenaltyShape = z.object({
  ...penaltyFacts,
  violationId: z.uuid(),
  detail: violationDetailType.schema,
  ...place,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'ShopPenalty' })

const appealFacts = {
  id: z.uuid(),
  state: violationAppealState.schema,
  statement: z.string().max(limits.note),
  submittedAt: timeShape,
  answer: z.string().max(limits.note).nullable(),
  answeredAt: timeShape.nullable(),
}

const pardonShape = z.object({ at: timeShape, reason: z.string().max(limits.reason) }).meta({ id: 'Pardon' })

export const shopViolationShape = z.object({
  id: z.uuid(),
  violationNo: z.string().max(limits.code),
  ...place,
  memberName: name.nullable(),
  type: violationType.schema,
  detail: violationDetailType.schema,
  action: violationAction.schema,
  escalation: violationEscalation.schema,
  state: shopViolationState.schema,
  rule: violationRuleShape,
  ruleVersion: configVersion,
  violateAt: timeShape,
  appliedAt: timeShape,
  /** Only for the office. */
  appliedBy: authorShape.nullable(),
  statement: z.string().max(limits.note),
  isEvidenceShown: z.boolean(),
  related: relatedShape,
  priceWon: won.nullable(),
  penalties: z.array(penaltyShape).max(violationBounds.penalties),
  wayOut: wayOut.schema,
  restrictedUntil: timeShape.nullable(),
  pardon: pardonShape.nullable(),
  appealUntil: timeShape,
  appealState: violationAppealState.schema.nullable(),
  mayAppeal: z.boolean(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'ShopViolation' })

const files = z.array(fileWithLinks).max(violationBounds.evidence)

export const shopViolationDetailShape = shopViolationShape.extend({
  evidence: files,
  appeal: z.object({ ...appealFacts, evidence: files }).nullable(),
}).meta({ id: 'ShopViolationWithEvidence' })

export const violationAppealShape = z.object({
  ...appealFacts,
  violationId: z.uuid(),
  violationNo: z.string().max(limits.code),
  detail: violationDetailType.schema,
  shopId: z.uuid(),
  shopName: name,
  memberId: z.uuid(),
  memberName: name,
  /** Only for the office. */
  answeredBy: authorShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'ViolationAppeal' })

export const violationAppealDetailShape = violationAppealShape.extend({ evidence: files })
  .meta({ id: 'ViolationAppealWithEvidence' })

const relatedId = z.uuid().nullable().default(null)
export const violationWish = {
  shopId: z.uuid(),
  memberId: z.uuid().nullable().default(null),
  detail: violationDetailType.schema,
  violateAt: timeShape,
  statement: textOf(2, limits.note).meta({ examples: ['방문 당일 연락 없이 거래를 거부했습니다.'] }),
  evidenceFileIds: z.array(z.uuid()).max(violationBounds.evidence).default([]),
  isEvidenceShown: z.boolean().default(false),
  orderId: relatedId,
  auctionId: relatedId,
  biddingId: relatedId,
  contractId: relatedId,
  priceWon: z.int().min(1).max(100_000_000_000).nullable().default(null).meta({
    description: 'What a share is taken of; null takes the least. Refused where a contract is named, or a bid that '
      + 'came to one: then its price counts',
  }),
}

export const appealWish = {
  violationId: z.uuid(),
  statement: textOf(violationBounds.statementLeast, limits.note)
    .meta({ examples: ['판매자가 먼저 방문 일정을 취소했습니다. 통화 기록을 첨부합니다.'] }),
  evidenceFileIds: z.array(z.uuid()).max(violationBounds.evidence).default([]),
}
export const appealAnswer = {
  outcome: z.enum(['accept', 'reject']),
  answer: textOf(2, limits.reason).meta({ examples: ['제출하신 통화 기록을 확인했습니다.'] }),
}

/** How a shop stands now, and what would change it next. */
export const standingShape = z.object({
  points: small,
  warnings: small,
  pointsPerWarning: small,
  warningsBeforeRestriction: small,
  warningsBeforeBan: small,
  restriction: bidRestriction.schema,
  restrictedSince: timeShape.nullable(),
  /** Null while nothing restricts, for good, or until a missed act is done. */
  restrictedUntil: timeShape.nullable(),
  isUntilAct: z.boolean(),
  nextExpiry: z.object({ at: timeShape, points: small }).nullable(),
}).meta({ id: 'Standing' })

/** What happened to points and warnings, oldest first: each line with the sums after it. */
const momentShape = z.object({
  at: timeShape,
  violationId: z.uuid(),
  detail: violationDetailType.schema,
  what: z.enum(['applied', 'expired', 'pardoned']),
  points: z.int().min(-10_000).max(10_000),
  pointsAfter: small,
  warningsAfter: small,
}).meta({ id: 'StandingMoment' })

export const violationInfoShape = z.object({
  shopId: z.uuid(),
  standing: standingShape,
  timeline: z.array(momentShape).max(violationBounds.timeline),
  violations: z.array(shopViolationShape).max(limits.pageSize),
  cost: z.object({
    takenWon: won.meta({ description: 'Out of the deposit' }), claimedWon: won, givenBackWon: won,
  }).meta({ id: 'ViolationCost' }),
}).meta({ id: 'ViolationInfo' })

export const violationReason = z.strictObject({ reason: reasonShape })
