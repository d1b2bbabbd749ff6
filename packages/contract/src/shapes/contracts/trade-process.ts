// How the seller of a car looks for its buyer after the close: who is asked now, until when, and what was before.
import { z } from 'zod'
import { auctionProcessStep } from '../../enums/auctions.ts'
import { awardDecisionState } from '../../enums/bidding.ts'
import { contractCancelCause, contractKind, contractStep, dutyParty } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { auctionNo } from '../auctions/auctions.ts'
import { carNumberShape } from '../car-number.ts'
import { carModelShape, modelYearShape } from '../cars/register-facts.ts'
import { authorShape, timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'
import { contractNo } from './contracts.ts'

const count = z.int().min(0).max(1_000)
export const notesMax = 100
export const candidatesMax = 200

const candidateShape = z.object({
  contractId: z.uuid(),
  contractNo,
  state: contractStep.schema,
  bidderId: z.uuid(),
  amountWon: wonShape,
  openedAt: timeShape,
  /** When the buyer was asked; null while the seller decides. */
  requestedAt: timeShape.nullable(),
  /** By when an answer is waited for. */
  until: timeShape.nullable(),
  endedAt: timeShape.nullable(),
  cause: contractCancelCause.schema.nullable(),
}).meta({ id: 'TradeCandidate' })

export const consultingNoteShape = z.object({
  note: z.string().max(limits.note),
  author: authorShape,
  createdAt: timeShape,
}).meta({ id: 'ConsultingNote' })

export const tradeProcessShape = z.object({
  auctionId: z.uuid(),
  auctionNo,
  orderId: z.uuid(),
  kind: contractKind.schema,
  processStep: auctionProcessStep.schema,
  awardDecision: awardDecisionState.schema,
  /** Who was chosen and has not fallen. */
  current: candidateShape.nullable(),
  /** By when somebody has to be chosen; null while somebody is, before the close and after the round. */
  chooseUntil: timeShape.nullable(),
  /** A prime car that missed its reserve: by when the office has to know what its seller wishes. */
  consultUntil: timeShape.nullable(),
  /**
   * Until when whoever is asked may fall, or be dropped, and the seller is asked again where others are left: with a
   * later fall the round ends, since there is no time for another choice. Null before the close, after the award and
   * after the round.
   */
  askedAgainUntil: timeShape.nullable(),
  /** Until when a request may be taken back, where reverts are left: nobody could be chosen later. Null as above. */
  revertUntil: timeShape.nullable(),
  revertsUsed: count,
  revertsMax: count,
  candidatesUsed: count,
  candidatesMax: count,
  /** Whether the car may be auctioned once more after this round. */
  mayRetry: z.boolean(),
  /** All who were chosen, the newest first. */
  history: z.array(candidateShape).max(candidatesMax),
  /** What the office noted of its talks with the seller; for the office alone. */
  notes: z.array(consultingNoteShape).max(notesMax),
}).meta({ id: 'SellerTradeProcess' })
export type TradeProcess = z.output<typeof tradeProcessShape>

/** One closed auction that has no buyer yet, as the office finds it among all of them. */
export const tradeProcessRowShape = z.object({
  id: z.uuid().meta({ description: 'Of the auction' }),
  auctionNo,
  orderId: z.uuid(),
  kind: contractKind.schema,
  carNumber: carNumberShape,
  model: carModelShape.nullable(),
  modelYear: modelYearShape.nullable(),
  closedAt: timeShape,
  /** A prime car that missed its reserve, about which the office talks with its seller. */
  isConsulting: z.boolean(),
  /** Who was chosen and has not answered yet. */
  chosen: z.object({
    contractId: z.uuid(), contractNo, shopName: z.string().max(limits.name), amountWon: wonShape,
  }).nullable(),
  /** Whose turn it is, and until when; null where the clock is about to go on by itself. */
  whose: dutyParty.schema.nullable(),
  dueAt: timeShape.nullable(),
  candidatesUsed: count,
  /** Bidders that could be chosen now. */
  candidatesLeft: count,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'TradeProcessRow' })
