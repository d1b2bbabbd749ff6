// How a contract is read: with its car, its auction, its shop and the duty that is open.
import type {
  AuctionHouseType, AuctionState, ContractAttention, ContractCancelCause, ContractCancelType, ContractKind,
  ContractStep, DecisionState, OrderState, PaymentState, Province, PurchaseDeclineType, SalesDeclineType,
  SchedulingState, ScreeningState, ShopGrade, TradeParty, TradeResultFailType, TradeResultOutcome, TradeResultState,
  TradeSchedulingCancelType,
} from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import type { PapersDraft, ResultDraft, VisitWindow } from '@bidyard/contract/shapes/contracts/steps'
import { sql } from 'kysely'
import { keptQuery } from '../../../runtime/database/kept-query.ts'
import { isDutyOfState } from '../../../runtime/work/deadlines.ts'

/** Beside what was typed, which of its files were brought by the buyer’s shop: whoever of it goes on hands them in. */
export interface KeptPapersDraft extends PapersDraft {
  readonly shopsFileIds?: readonly string[]
}

export interface ContractRecord {
  readonly id: string
  readonly contractNo: string
  readonly kind: ContractKind
  readonly state: ContractStep
  readonly orderId: string
  readonly auctionId: string
  readonly biddingId: string
  readonly bidderId: string
  readonly shopId: string
  readonly memberId: string
  readonly amountWon: number
  readonly priceWon: number | null
  readonly correctedWon: number | null
  readonly correctionReason: string | null
  readonly revision: number
  readonly saleState: DecisionState | null
  readonly saleDecidedAt: Date | null
  readonly saleDeclineType: SalesDeclineType | null
  readonly saleNote: string | null
  readonly purchaseState: DecisionState | null
  readonly purchaseDecidedAt: Date | null
  readonly purchaseDeclineType: PurchaseDeclineType | null
  readonly purchaseNote: string | null
  readonly requestedAt: Date | null
  readonly consentNote: string | null
  readonly awardedAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancelCause: ContractCancelCause | null
  readonly cancelType: ContractCancelType | null
  readonly cancelNote: string | null
  readonly schedulingState: SchedulingState
  readonly visitReservedAt: Date | null
  readonly visitEndsAt: Date | null
  readonly visitWindows: readonly VisitWindow[]
  readonly delayCount: number
  readonly scheduleCancelType: TradeSchedulingCancelType | null
  readonly scheduleCancelledAs: TradeParty | null
  readonly resultState: TradeResultState
  readonly resultOutcome: TradeResultOutcome | null
  readonly resultFailType: TradeResultFailType | null
  readonly resultNote: string | null
  readonly resultSubmittedAt: Date | null
  readonly resultDraft: ResultDraft | null
  readonly resultDraftVersion: number
  readonly paymentState: PaymentState
  readonly paymentClaimedAt: Date | null
  readonly paymentCompletedAt: Date | null
  readonly screeningState: ScreeningState
  /** Since when it is approved though its papers never came. */
  readonly withoutPapersAt: Date | null
  readonly screeningDraft: KeptPapersDraft | null
  readonly screeningDraftVersion: number
  readonly rejectionCount: number
  readonly escalatedAt: Date | null
  readonly attention: ContractAttention | null
  readonly doneAt: Date | null
  /** When the buyer had the car. */
  readonly handedOverAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly auctionNo: string
  readonly auctionState: AuctionState
  readonly carNumber: string
  readonly orderState: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly houseType: AuctionHouseType
  readonly region: Province | null
  readonly model: CarModel | null
  readonly modelYear: number | null
  readonly shopName: string
  readonly shopGrade: ShopGrade
  readonly whose: string | null
  readonly dueAt: Date | null
  readonly finalAt: Date | null
}

const columns = [
  'contracts.id', 'contracts.contract_no as contractNo', 'contracts.kind', 'contracts.state',
  'contracts.order_id as orderId', 'contracts.auction_id as auctionId', 'contracts.bidding_id as biddingId',
  'contracts.bidder_id as bidderId', 'contracts.shop_id as shopId', 'contracts.member_id as memberId',
  'contracts.amount_won as amountWon', 'contracts.price_won as priceWon',
  'contracts.corrected_won as correctedWon', 'contracts.correction_reason as correctionReason',
  'contracts.configuration_revision as revision', 'contracts.sale_state as saleState',
  'contracts.sale_decided_at as saleDecidedAt', 'contracts.sale_decline_type as saleDeclineType',
  'contracts.sale_note as saleNote', 'contracts.purchase_state as purchaseState',
  'contracts.purchase_decided_at as purchaseDecidedAt', 'contracts.purchase_decline_type as purchaseDeclineType',
  'contracts.purchase_note as purchaseNote', 'contracts.requested_at as requestedAt',
  'contracts.consent_note as consentNote', 'contracts.awarded_at as awardedAt',
  'contracts.cancelled_at as cancelledAt', 'contracts.cancel_cause as cancelCause',
  'contracts.cancel_type as cancelType', 'contracts.cancel_note as cancelNote',
  'contracts.scheduling_state as schedulingState', 'contracts.visit_reserved_at as visitReservedAt',
  'contracts.visit_ends_at as visitEndsAt', sql<readonly VisitWindow[]>`contracts.visit_windows`.as('visitWindows'),
  'contracts.delay_count as delayCount', 'contracts.schedule_cancel_type as scheduleCancelType',
  'contracts.schedule_cancelled_as as scheduleCancelledAs', 'contracts.result_state as resultState',
  'contracts.result_outcome as resultOutcome', 'contracts.result_fail_type as resultFailType',
  'contracts.result_note as resultNote', 'contracts.result_submitted_at as resultSubmittedAt',
  sql<ResultDraft | null>`contracts.result_draft`.as('resultDraft'),
  'contracts.result_draft_version as resultDraftVersion',
  'contracts.payment_state as paymentState', 'contracts.payment_claimed_at as paymentClaimedAt',
  'contracts.payment_completed_at as paymentCompletedAt', 'contracts.screening_state as screeningState',
  'contracts.without_papers_at as withoutPapersAt',
  sql<KeptPapersDraft | null>`contracts.screening_draft`.as('screeningDraft'),
  'contracts.screening_draft_version as screeningDraftVersion',
  'contracts.rejection_count as rejectionCount', 'contracts.escalated_at as escalatedAt', 'contracts.attention',
  'contracts.done_at as doneAt',
  'contracts.handed_over_at as handedOverAt', 'contracts.version',
  'contracts.created_at as createdAt', 'contracts.updated_at as updatedAt', 'auctions.auction_no as auctionNo',
  'orders.car_number as carNumber', 'orders.state as orderState', 'orders.partner_id as partnerId',
  'orders.exhibit_id as exhibitId', 'auctions.house_type as houseType', 'auctions.state as auctionState',
  'orders.region', 'orders.model', 'orders.model_year as modelYear',
  'shops.name as shopName', 'shops.grade as shopGrade', 'owed.whose', 'owed.due_at as dueAt',
  'owed.final_at as finalAt',
] as const

/** None is without auction, order and shop: joined so, they are not read to count. */
export const contractsQuery = keptQuery((db) =>
  db
    .selectFrom('contracts')
    .leftJoin('auctions', 'auctions.id', 'contracts.auction_id')
    .leftJoin('orders', 'orders.id', 'contracts.order_id')
    .leftJoin('shops', 'shops.id', 'contracts.shop_id')
    .leftJoin('deadlines as owed', (join) =>
      join.on(isDutyOfState('contracts', sql`'contract-' || contracts.kind`)))
    .select(columns)
    .$narrowType<Pick<ContractRecord,
      'state' | 'auctionNo' | 'auctionState' | 'houseType' | 'carNumber' | 'orderState' | 'model'
      | 'shopName' | 'shopGrade'
    >>())
