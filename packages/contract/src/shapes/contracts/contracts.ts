// Contracts as they are seen: how far one has come, whose turn it is until when, what was decided, and how it ended.
import { z } from 'zod'
import { auctionNo } from '../auctions/auctions.ts'
import { carNumberShape } from '../car-number.ts'
import { carModelShape, modelYearShape } from '../cars/register-facts.ts'
import { addressShape, versionShape } from '../companies.ts'
import { configRevision } from '../configuration/configuration.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'
import {
  contractAttention, contractCancelCause, contractCancelType, contractKind, contractStep, decisionState,
  purchaseDeclineType, salesDeclineType,
} from '../../enums/contracts.ts'
import { province, shopGrade } from '../../enums/shops.ts'
import { violationDetailType } from '../../enums/violations.ts'
import { limits } from '../../limits.ts'
import { dutyShape } from './duty.ts'
import { houseShape } from './house.ts'
import { contractRecordShape } from './record.ts'
import { faultCaseShape, paymentShape, resultShape, schedulingShape, screeningShape } from './steps.ts'

export const contractNo = z.string().max(limits.code).meta({ examples: ['C2611-00042'] })
export const movesMax = 200
export const faultCasesMax = 20

/** What it costs its shop to miss what is waited for now, by the numbers that the contract keeps to. */
export const breachShape = z.object({
  detail: violationDetailType.schema,
  points: z.int().min(0).max(1_000),
  /** Taken out of the deposit. */
  deductionWon: wonShape,
  /** No new bids until it is done. */
  restricts: z.boolean(),
}).meta({ id: 'ContractBreach' })

const contractRow = {
  id: z.uuid(),
  contractNo,
  kind: contractKind.schema,
  state: contractStep.schema.meta({ description: 'The step that it stands at' }),
  auctionId: z.uuid(),
  auctionNo,
  orderId: z.uuid(),
  carNumber: carNumberShape.meta({ description: 'Masked for dealers until the car is theirs', examples: ['12가**56'] }),
  model: carModelShape.nullable(),
  modelYear: modelYearShape.nullable(),
  region: province.schema.nullable(),
  biddingId: z.uuid(),
  bidderId: z.uuid(),
  /** Null for the seller before the award, who sees the grade alone. */
  shopId: z.uuid().nullable(),
  shopName: z.string().max(limits.name).nullable(),
  shopGrade: shopGrade.schema,
  /** Who made the bid; null for the seller. */
  memberId: z.uuid().nullable(),
  amountWon: wonShape.meta({ description: 'The bid' }),
  /** What the buyer has to pay in the end; null before the award. */
  priceWon: wonShape.nullable(),
  duty: dutyShape.nullable(),
  /** When the buyer was asked to decide. */
  requestedAt: timeShape.nullable(),
  awardedAt: timeShape.nullable(),
  cancelledAt: timeShape.nullable(),
  doneAt: timeShape.nullable(),
  cancelCause: contractCancelCause.schema.nullable(),
  /** What did not go on by itself; of the office alone. */
  attention: contractAttention.schema.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}
export const contractRowShape = z.object(contractRow).meta({ id: 'ContractRow' })

const decision = <Type extends z.ZodType>(declineType: Type) => z.object({
  state: decisionState.schema,
  decidedAt: timeShape.nullable(),
  declineType: declineType.nullable(),
  note: z.string().max(limits.reason).nullable(),
})

/** One move of its history. Why is for the office alone. */
export const contractMoveShape = z.object({
  action: z.string().max(limits.code),
  from: z.string().max(limits.code).nullable(),
  to: z.string().max(limits.code),
  actor: z.string().max(limits.code),
  reason: z.string().max(limits.reason).nullable(),
  at: timeShape,
}).meta({ id: 'ContractMove' })

export const contractShape = z.object({
  ...contractRow,
  /** A prime contract has none: the bid binds. */
  sale: decision(salesDeclineType.schema).nullable(),
  purchase: decision(purchaseDeclineType.schema).nullable(),
  /** From the award on, each where its kind has such a step. */
  scheduling: schedulingShape.nullable(),
  result: resultShape.nullable(),
  payment: paymentShape.nullable(),
  screening: screeningShape.nullable(),
  /** What goes through the house: car money, delivery, liens, takeover, payout. */
  house: houseShape.nullable(),
  /** Of a car that nobody presented: it is the house's own, and the office decides as its seller. */
  isOfHouse: z.boolean(),
  /** The last end of its step has passed, and what was waited for has not come. */
  isStepOverdue: z.boolean(),
  /** Null where the step is nobody's whom it would cost something. */
  breach: breachShape.nullable(),
  /** Printed once it is done. */
  record: contractRecordShape.nullable(),
  faultCases: z.array(faultCaseShape).max(faultCasesMax),
  /** Why the office put the price right before it was paid; both parties are told. */
  correctionReason: z.string().max(limits.reason).nullable(),
  /** How the seller agreed to a price below the reserve; of the office and the seller alone. */
  consentNote: z.string().max(limits.reason).nullable(),
  cancelType: contractCancelType.schema.nullable(),
  /** Of the office alone. */
  cancelNote: z.string().max(limits.reason).nullable(),
  /** Which version of each number holds for it. */
  configurationRevision: configRevision,
  /** Who the other is: from the award on, for the parties and the office. */
  buyer: z.object({
    shopName: z.string().max(limits.name), memberName: z.string().max(limits.name).nullable(),
    phoneNumber: z.string().max(limits.phoneText),
  }).nullable(),
  seller: z.object({
    name: z.string().max(limits.name).nullable(), phoneNumber: z.string().max(limits.phoneText).nullable(),
    /** Where the car stands, of a self contract. */
    address: addressShape.nullable(),
    /** How many visits this seller has called off, of all cars; of the office alone. */
    visitsCalledOff: z.int().min(0).nullable(),
  }).nullable(),
  moves: z.array(contractMoveShape).max(movesMax),
}).meta({ id: 'Contract' })
export type Contract = z.output<typeof contractShape>
