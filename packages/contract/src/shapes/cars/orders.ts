// Orders: one car that its owner wants to sell, from the first typed plate until it is sold or taken back.
import { z } from 'zod'
import { contractKind, contractStep } from '../../enums/contracts.ts'
import { orderProcess, orderState } from '../../enums/cars.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { addressShape, versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'
import { textOf } from '../texts.ts'
import { guidePriceRowShape } from './fact-rows.ts'
import { carModelShape, modelYearShape, odometerShape } from './register-facts.ts'
import { keysMax } from './numbers/bounds.ts'
import { roundsMax } from './numbers/rounds.ts'

export const orderNo = z.string().max(limits.code).meta({ examples: ['S2611-00042'] })

/** Yes, no, or not known: a seller who does not know must not have to lie. */
const known = z.enum(['yes', 'no', 'unknown'])

export const sellerAnswersShape = z.strictObject({
  hadAccident: known,
  wasFlooded: known,
  wasRented: known,
  /** A loan, a lease or a seizure that has to be cleared first. */
  isEncumbered: known,
  smokedIn: known,
  keyCount: z.int().min(0).max(keysMax),
  note: textOf(0, limits.note),
}).meta({ id: 'SellerAnswers' })
export type SellerAnswers = z.output<typeof sellerAnswersShape>

export const orderRow = {
  id: z.uuid(),
  orderNo,
  carNumber: carNumberShape,
  state: orderState.schema,
  process: orderProcess.schema,
  /** Both are fixed when the order is confirmed. */
  kind: contractKind.schema.nullable(),
  houseType: auctionHouseType.schema.nullable(),
  partnerId: z.uuid().nullable(),
  exhibitId: z.uuid().nullable(),
  /** Whose car it is, where it belongs to a company here. */
  companyId: z.uuid().nullable(),
  /** Who offered it. */
  memberId: z.uuid().nullable(),
  /** Null while the registration is not known. */
  model: carModelShape.nullable(),
  modelYear: modelYearShape.nullable(),
  odometer: odometerShape.nullable(),
  region: province.schema.nullable(),
  round: z.int().min(0).max(roundsMax),
  auctionId: z.uuid().nullable(),
  /** Some facts were written by hand, because nobody could be asked. */
  isByHand: z.boolean(),
  coverPhotoId: z.uuid().nullable(),
  confirmedAt: timeShape.nullable(),
  /** The office sent its listing back to be mended. */
  isSentBack: z.boolean(),
  /** It waits for the seller: to be finished, looked at, mended, sold, answered in its contract, or offered again. */
  isSellersTurn: z.boolean(),
  /** Where its contract stands, while there is one that is open. */
  contractStep: contractStep.schema.nullable(),
  /** The answer that is waited for, and until when. */
  dueAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}
export const orderRowShape = z.object(orderRow).meta({ id: 'OrderRow' })

export const orderShape = z.object({
  ...orderRow,
  /** Of sellers and of the office alone. */
  hopePriceWon: wonShape.nullable(),
  answers: sellerAnswersShape.nullable(),
  address: addressShape.nullable(),
  /** It found no buyer, and by the configuration of now a round is left. */
  mayRetry: z.boolean(),
  guidePrice: guidePriceRowShape.nullable(),
  registerId: z.uuid().nullable(),
  historyId: z.uuid().nullable(),
  checkId: z.uuid().nullable(),
  termsVersion: versionShape.nullable(),
  termsAcceptedAt: timeShape.nullable(),
  endNote: z.string().max(limits.reason).nullable(),
}).meta({ id: 'Order' })
export type Order = z.output<typeof orderShape>
