// Violations of a shop and their penalties: seen, applied, released, pardoned, deleted, and appealed against.
import { z } from 'zod'
import { call } from '../call.ts'
import {
  penaltyKind, penaltyState, shopViolationState, violationAppealState, violationDetailType, violationEscalation,
  violationType,
} from '../enums/violations.ts'
import { field, get, list } from '../list.ts'
import {
  appealAnswer, appealWish, shopPenaltyShape, shopViolationDetailShape, shopViolationShape, violationAppealDetailShape,
  violationAppealShape, violationInfoShape, violationReason, violationWish,
} from '../shapes/standing/violations.ts'

const id = z.object({ id: z.uuid() })
const seen = { who: ['dealer', 'staff'] } as const
const sanction = {
  method: 'POST', who: ['staff'], parts: ['sanctions'], params: id, body: violationReason, idempotency: 'required',
} as const
const violations = { path: '/shop-violations', ...seen } as const
const appeals = { surface: 'office', path: '/violation-appeals' } as const

export const violationsCalls = {
  listShopViolations: list({
    ...violations,
    summary: 'Violations; a dealer sees those of the own shop',
    item: shopViolationShape,
    fields: {
      shopName: field.text(), companyId: field.id(), memberId: field.id(), state: field.choice(shopViolationState),
      auctionId: field.id(), biddingId: field.id(), orderId: field.id(), contractId: field.id(), shopId: field.id(),
      violationNo: field.text(), type: field.choice(violationType), detail: field.choice(violationDetailType),
      escalation: field.choice(violationEscalation), violateAt: field.time(),
    },
    sort: ['violateAt'],
  }),
  getShopViolation: get({
    ...violations,
    summary: 'One violation with its rule, its penalties, its appeal, and what proves it as far as one may see that',
    item: shopViolationDetailShape,
  }),
  listShopPenalties: list({
    ...seen,
    path: '/shop-penaltys',
    summary: 'What followed from violations: points, warnings, restrictions and deductions',
    item: shopPenaltyShape,
    fields: {
      shopName: field.text(), companyId: field.id(), memberId: field.id(), state: field.choice(penaltyState),
      shopId: field.id(), violationId: field.id(), kind: field.choice(penaltyKind),
      detail: field.choice(violationDetailType),
    },
    sort: ['from', 'until'],
  }),
  applyShopViolation: call({
    method: 'POST',
    path: '/shop-violations/apply',
    summary: 'Applies a violation; what follows is decided by the rule that its contract keeps to, or that held then',
    who: ['staff'],
    parts: ['sanctions'],
    body: z.strictObject(violationWish),
    answer: shopViolationDetailShape,
    errors: {
      SHOP_NOT_FOUND: [], SHOP_MEMBER_NOT_FOUND: [], SHOP_MEMBER_INVALID: [], RELATED_INVALID: [],
      SANCTION_PRESET_NOT_FOUND: [],
    },
    idempotency: 'required',
  }),
  releaseBidRestriction: call({
    ...sanction,
    path: '/shop-violations/:id/release-bid-restriction',
    summary: 'Lets the shop bid again as far as this violation goes; the violation itself stays',
    answer: shopViolationDetailShape,
    errors: { BID_RESTRICTION_NOT_ACTIVE: [], BID_RESTRICTION_ALREADY_RELEASED: [] },
  }),
  pardonShopViolation: call({
    ...sanction,
    path: '/shop-violations/:id/pardon',
    summary: 'Makes a violation count for nothing, gives back what it took and judges later ones anew',
    answer: shopViolationDetailShape,
    errors: { ALREADY_PARDONED: [] },
  }),
  forceDeleteShopViolation: call({
    ...sanction,
    path: '/shop-violations/:id/force-delete',
    summary: 'Takes back an error of the office: everything is reversed and hidden, only the audit remembers',
    answer: z.null(),
  }),
  getViolationInfo: call({
    ...seen,
    method: 'POST',
    path: '/context/shop-member/violation/get-info',
    summary: 'How the own shop stands; the office names a member of the shop that it asks about',
    body: z.strictObject({ memberId: z.uuid().nullable().default(null) }),
    answer: violationInfoShape,
    errors: { MEMBER_NOT_FOUND: [], MEMBER_IS_NOT_SHOP_MEMBER: [] },
    idempotency: 'none',
  }),

  listViolationAppeals: list({
    ...appeals,
    ...seen,
    summary: 'Appeals; a dealer sees those of the own shop',
    item: violationAppealShape,
    fields: {
      state: field.choice(violationAppealState), shopId: field.id(), shopName: field.text(), violationId: field.id(),
      violationNo: field.text(), detail: field.choice(violationDetailType),
    },
    sort: ['submittedAt'],
  }),
  getViolationAppeal: get({
    ...appeals, ...seen, summary: 'One appeal with its files', item: violationAppealDetailShape,
  }),
  submitViolationAppeal: call({
    ...appeals,
    method: 'POST',
    summary: 'Appeals against a violation of the own shop, once and within its term',
    who: ['dealer'],
    body: z.strictObject(appealWish),
    answer: violationAppealDetailShape,
    idempotency: 'required',
  }),
  answerViolationAppeal: call({
    ...appeals,
    method: 'POST',
    path: '/violation-appeals/:id/answer',
    summary: 'Answers an appeal; not by whoever applied the violation. To accept is to pardon',
    who: ['staff'],
    parts: ['sanctions'],
    params: id,
    body: z.strictObject(appealAnswer),
    answer: violationAppealDetailShape,
    idempotency: 'required',
  }),
}
