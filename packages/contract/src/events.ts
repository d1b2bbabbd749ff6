// Every event of the product: what is told in the transaction of an act, and what its message holds.
import { z } from 'zod'
import { contractCancelType, roundNext } from './enums/contracts.ts'
import { registrationStatus, staffPart } from './enums/members.ts'
import { bidRestriction, violationDetailType } from './enums/violations.ts'
import { dataRequestGround, dataRequestKind } from './enums/work/own-data.ts'
import { workKind } from './enums/work/work.ts'
import { limits } from './limits.ts'
import { tolds } from './machine.ts'
import { userActs } from './shapes/identity.ts'
import { timeShape } from './shapes/labels.ts'

export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly payload: Payload
  /** Sent to the screens that may see it; the others only set off what follows inside. */
  readonly live: boolean
}

const event = <const Payload extends z.ZodType>(payload: Payload, live = true): EventDefinition<Payload> => ({
  payload, live,
})

const ids = z.array(z.uuid()).max(limits.filterIn)

/** Whose car it is: only they and the office hear of it. */
const ofSeller = { partnerId: z.uuid().nullable(), exhibitId: z.uuid().nullable() }

export const events = {
  configurationChanged: event(z.object({ key: z.string().max(limits.code), version: z.int().min(1) })),
  metadataChanged: event(z.object({ kind: z.string().max(limits.code) })),
  carCodesChanged: event(z.object({ count: z.int().min(0) })),
  /** Of another system; days in Seoul on which any of them began or ended. */
  pastAuctionsBrought: event(z.object({ from: z.iso.date(), until: z.iso.date() })),
  filesCommitted: event(z.object({ fileIds: ids }), false),
  filesDeleted: event(z.object({ fileIds: ids }), false),
  fileImagesMade: event(z.object({ fileId: z.uuid(), uploaderId: z.uuid().nullable(), failed: z.boolean() })),
  companyChanged: event(z.object({ companyId: z.uuid() })),
  shopChanged: event(z.object({ shopId: z.uuid(), companyId: z.uuid() })),
  memberChanged: event(z.object({ memberId: z.uuid(), shopId: z.uuid().nullable() })),
  /** What the office did to a login; said so exactly that whoever looks at it need not look again. */
  userChanged: event(z.object({ userId: z.uuid(), act: z.enum(userActs) })),
  /** Something of the shop's violations, penalties or appeals; whoever shows them asks again. */
  shopViolationsChanged: event(z.object({ shopId: z.uuid() })),
  /** What running bids of the shop follow: it may not bid, may bid again, or never again. */
  shopRestrictionChanged: event(z.object({ shopId: z.uuid(), restriction: bidRestriction.schema }), false),
  violationApplied: event(z.object({ violationId: z.uuid(), shopId: z.uuid() }), false),
  /** By the office of itself; an appeal that is accepted is answered. */
  violationPardoned: event(z.object({ violationId: z.uuid(), shopId: z.uuid() }), false),
  appealAnswered: event(z.object({ appealId: z.uuid(), shopId: z.uuid() }), false),
  /** May have changed: whoever shows it asks again. */
  biddingEligibilityChanged: event(z.object({ shopId: z.uuid() })),
  registrationSubmitted: event(z.object({ registrationId: z.uuid() })),
  /** What the applicant is told by mail follows from this. */
  registrationReviewed: event(z.object({ registrationId: z.uuid(), state: registrationStatus.schema })),
  amountsChanged: event(z.object({ shopId: z.uuid(), amountIds: ids })),
  amountOverdue: event(z.object({ shopId: z.uuid(), amountId: z.uuid() })),
  shopDepositChanged: event(z.object({ shopId: z.uuid() })),
  subscriptionChanged: event(z.object({ shopId: z.uuid(), month: z.string().max(limits.code) })),
  /** The month ends soon and the next one is not bought. */
  subscriptionEnding: event(z.object({ shopId: z.uuid(), month: z.string().max(limits.code) })),
  payoutAccountChanged: event(z.object({ shopId: z.uuid() })),
  payoutChanged: event(z.object({ shopId: z.uuid(), payoutId: z.uuid() })),
  virtualAccountChanged: event(z.object({ shopId: z.uuid(), accountId: z.uuid(), amountId: z.uuid() })),
  /** The whole money of a car is here: its contract goes on. */
  carMoneyPaid: event(z.object({ contractId: z.uuid() }), false),
  /** The bank took it back. */
  carMoneyTakenBack: event(z.object({ contractId: z.uuid() }), false),
  /** Two people of the office lowered it: before it is paid to a price, afterwards by a credit of the buyer. */
  carPriceCorrected: event(z.object({
    contractId: z.uuid(), priceWon: z.int().nullable(), correctionWon: z.int().nullable(),
    reason: z.string().max(limits.reason),
  }), false),
  /** It goes back to the buyer, as two people of the office agreed, and the contract ends with it. */
  carMoneyRefunded: event(z.object({
    contractId: z.uuid(), cancelType: contractCancelType.schema,
    next: roundNext.schema.exclude(['nextCandidate']), reason: z.string().max(limits.reason),
  }), false),
  /** What goes out to the seller of a car. */
  sellerPayoutChanged: event(z.object({ payoutId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  /** Where it shall go. */
  sellerAccountChanged: event(z.object({ orderId: z.uuid(), ...ofSeller })),
  sellerFeeChanged: event(z.object({ feeId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  sellerFeeOverdue: event(z.object({ feeId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  unmatchedPaymentChanged: event(z.object({ paymentId: z.uuid() })),
  moneyProposalChanged: event(z.object({ proposalId: z.uuid() })),
  /** The books of a day, and by how much they are off. */
  dayReconciled: event(z.object({ day: z.string().max(limits.code), differenceWon: z.int() })),
  partnerChanged: event(z.object({ partnerId: z.uuid() })),
  partnerKeysChanged: event(z.object({ partnerId: z.uuid() })),
  partnerCustomerAdded: event(z.object({ partnerId: z.uuid(), customerId: z.uuid() })),
  partnerCustomerChanged: event(z.object({ partnerId: z.uuid(), customerId: z.uuid() })),
  exhibitAdded: event(z.object({ partnerId: z.uuid(), exhibitId: z.uuid() })),
  /** Something of an order, of its car's facts or of its photos; whoever shows them asks again. */
  orderChanged: event(z.object({ orderId: z.uuid(), ...ofSeller })),
  /** Its car is as its owner says it is, and may come to market. */
  orderConfirmed: event(z.object({ orderId: z.uuid() }), false),
  /** After a round without a buyer it comes to market again. */
  orderRetried: event(z.object({ orderId: z.uuid() }), false),
  /** Taken back by its owner, by the office or by the clock. */
  orderCancelled: event(z.object({
    orderId: z.uuid(),
    /** By whose word alone. Absent: with something that its seller is told of, or by an older node. */
    by: z.enum(['seller', 'partner', 'staff', 'clock']).optional(),
  }), false),
  carCheckChanged: event(z.object({ checkId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  /** An inspector’s visit was agreed on, given away, called off or missed; with its order where nobody did it. */
  visitTurned: event(z.object({
    checkId: z.uuid(), act: z.enum(['reserve', 'name', 'callOff', 'noShow']), by: z.enum(['seller', 'staff', 'flow']),
    byMemberId: z.uuid().nullable(),
    /** Whom another inspector goes for, where one is named. */
    formerId: z.uuid().nullable().optional(),
  }), false),
  /** A seller’s own check, by the office, so that an inspector can go there instead. */
  carCheckAbandoned: event(z.object({ checkId: z.uuid() }), false),
  carCheckCompleted: event(z.object({ checkId: z.uuid(), orderId: z.uuid() }), false),
  transportChanged: event(z.object({ transportId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  checkInChanged: event(z.object({ checkInId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  /** A sold car left us for its buyer: out of the yard, or off a delivery. */
  carHandedOver: event(z.object({ orderId: z.uuid() }), false),
  yardSlotsChanged: event(z.object({ zone: z.string().max(limits.code) })),
  /** A listing on its way to market: seen by its seller and the office. */
  listingChanged: event(z.object({ auctionId: z.uuid(), orderId: z.uuid(), ...ofSeller })),
  /** Sent back with reasons: its seller has to mend it. */
  listingReturned: event(z.object({ auctionId: z.uuid() }), false),
  /** By the office, before they came to market: their orders stay as they were. */
  listingsCalledOff: event(z.object({ auctionIds: ids }), false),
  /** Something of auctions that dealers see; whoever shows them asks again. */
  auctionsChanged: event(z.object({ auctionIds: ids })),
  /** They take bids from now on. */
  auctionsOpened: event(z.object({ auctionIds: ids })),
  auctionsExtended: event(z.object({ auctionIds: ids })),
  /** The office gave it more time, and said why; whoever bid is told. */
  auctionPutOff: event(z.object({ auctionId: z.uuid() }), false),
  /** Something material was corrected; whoever bid is told. */
  auctionsCorrected: event(z.object({ auctionIds: ids }), false),
  /** Their time is over, with a buyer to be found or without. */
  auctionsClosed: event(z.object({ auctionIds: ids })),
  /** Their rounds found no buyer, and no other follows by itself: their sellers say what comes next. */
  carsDeclined: event(z.object({ auctionIds: ids }), false),
  /** Their rounds found no buyer, and the next one follows without their sellers’ doing. */
  carsOfferedAgain: event(z.object({ auctionIds: ids }), false),
  /** Nobody bought what was offered in them, whatever comes next for the cars. */
  roundsEnded: event(z.object({ auctionIds: ids }), false),
  auctionsCancelled: event(z.object({ auctionIds: ids })),
  /** A draft lapses soon, and its seller is reminded. */
  draftEnding: event(z.object({ orderId: z.uuid() }), false),
  /** They are cancelled, and everything that was bid on them with them. */
  auctionsCalledOff: event(z.object({ auctionIds: ids }), false),
  /**
   * Bids that were made, raised or moved: told to their shops, without a name to the office, and to sellers if new;
   * to nobody but its shop where one of a running auction was held up, since that would tell where the shop bids.
   */
  biddingsChanged: event(z.object({
    bids: z.array(z.object({
      biddingId: z.uuid().nullable(), auctionId: z.uuid(), shopId: z.uuid().nullable(), ...ofSeller,
      isOwn: z.boolean().optional(),
    })).max(limits.filterIn),
  })),
  /** A shop asked to have its bid cancelled, or was answered: of that shop and of those who answer in the office. */
  biddingCancelRequestChanged: event(z.object({
    requestId: z.uuid(), biddingId: z.uuid(), auctionId: z.uuid(), shopId: z.uuid(),
  })),
  /** How a seller looks for a buyer: of the seller and the office alone. */
  sellerTradeChanged: event(z.object({ auctionId: z.uuid(), ...ofSeller })),
  contractChanged: event(z.object({
    contractId: z.uuid(), auctionId: z.uuid(), orderId: z.uuid(), shopId: z.uuid(), ...ofSeller,
  })),
  /** A turn of it, by the name of the act, to those whom the table of its machine names. */
  contractTurned: event(z.object({
    contractId: z.uuid(), contractNo: z.string().max(limits.code), orderId: z.uuid(), shopId: z.uuid(), ...ofSeller,
    turn: z.enum(['contract', 'adjustment']), act: z.string().max(limits.code), tells: z.array(z.enum(tolds)).max(2),
  })),
  /** A seller is asked to choose among those who bid, or reminded of it; not of what they did themselves. */
  choiceAsked: event(z.object({
    auctionId: z.uuid(), orderId: z.uuid(), ...ofSeller, dueAt: timeShape, isReminder: z.boolean(),
    /** Why: the auction closed, or whoever was chosen fell or was taken back. */
    why: z.enum(['closed', 'fell']),
    /** So many were chosen before. */
    chosen: z.int().min(0).max(1_000),
  })),
  /** Another has the car, or nobody. */
  bidsLost: event(z.object({ biddingIds: ids }), false),
  /** By the office, which says why. */
  bidsPaused: event(z.object({ biddingIds: ids }), false),
  bidsResumed: event(z.object({ biddingIds: ids }), false),
  /** By others than whoever bid: told by mail as well. */
  bidsCancelled: event(z.object({ biddingIds: ids }), false),
  /** Its buyer is asked to decide: told by mail as well. */
  purchaseAsked: event(z.object({ contractId: z.uuid() }), false),
  carAwarded: event(z.object({ contractId: z.uuid() }), false),
  /** Its buyer did not do what was due, or said no: what the rules make of it follows. */
  /** With the end that was missed: whoever is given new time and misses that too, breaks it again. */
  contractBroken: event(z.object({
    contractId: z.uuid(), detail: violationDetailType.schema, missedAt: z.iso.datetime().nullable(),
  }), false),
  /** Its papers are right, perhaps for the second time. */
  contractDone: event(z.object({ contractId: z.uuid() }), false),
  /** Its papers came back to the buyer, who is told by mail. */
  papersRejected: event(z.object({ contractId: z.uuid() }), false),
  /** Something of it is due soon: told by mail as well. */
  dutyEnding: event(z.object({
    contractId: z.uuid(), contractNo: z.string().max(limits.code), orderId: z.uuid(), shopId: z.uuid(), ...ofSeller,
    whose: z.enum(tolds), dueAt: timeShape,
  })),
  faultCaseChanged: event(z.object({ caseId: z.uuid(), contractId: z.uuid(), shopId: z.uuid(), ...ofSeller })),
  auctionFavoriteChanged: event(z.object({ memberId: z.uuid(), auctionId: z.uuid() })),
  auctionErrorReportChanged: event(z.object({ reportId: z.uuid(), auctionId: z.uuid(), memberId: z.uuid() })),
  savedSearchChanged: event(z.object({ memberId: z.uuid(), savedSearchId: z.uuid() })),
  /** A car that fits was opened. */
  savedSearchMatched: event(z.object({ memberId: z.uuid(), savedSearchId: z.uuid(), auctionIds: ids })),
  searchRunChanged: event(z.object({ runId: z.uuid() })),
  /** How far a sheet of cars has come; the orders that it drafts are told by it as well. */
  orderImportChanged: event(z.object({ importId: z.uuid() })),
  /** Somebody of the office took work, handed it back or was given it. */
  workOwnerChanged: event(z.object({ kind: workKind.schema, id: z.uuid() })),
  /** It waits longer than the office wishes: whoever has it is told, or the part that attends to it. */
  workWaits: event(z.object({
    kind: workKind.schema, id: z.uuid(), part: staffPart.schema, about: z.string().max(limits.title),
    won: z.int().nullable(), ownerId: z.uuid().nullable(), since: timeShape,
  }), false),
  /** A member asked about the own data, took it back, or was answered; the office works on it. */
  dataRequestChanged: event(z.object({ requestId: z.uuid(), memberId: z.uuid() })),
  /** Until when something stays of a deletion: null where nothing does. */
  dataRequestDecided: event(z.object({
    requestId: z.uuid(), memberId: z.uuid(), kind: dataRequestKind.schema, isGranted: z.boolean(),
    ground: dataRequestGround.schema.nullable(), keptUntil: timeShape.nullable(),
  }), false),
  /** Its day comes near, or has passed. */
  dataRequestDue: event(z.object({
    requestId: z.uuid(), kind: dataRequestKind.schema, until: timeShape, isLate: z.boolean(),
  }), false),
  /** Somebody's notices: told, or read on another device. */
  noticesChanged: event(z.object({ memberId: z.uuid(), exhibitId: z.uuid().nullable() })),
  /** No node served for a while: everything that ended in it, or soon after, is moved by `moveMs`. */
  outageEnded: event(z.object({ beganAt: z.iso.datetime(), endedAt: z.iso.datetime(), moveMs: z.int().min(0) })),
} as const

export type EventName = keyof typeof events
export type PayloadOf<Name extends EventName> = z.output<(typeof events)[Name]['payload']>
