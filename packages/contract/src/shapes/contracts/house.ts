// The parts of a contract whose money and car go through the house: car money, delivery, liens, takeover, payout.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import { lienOutcome, takeoverDifference, takeoverDisputeState } from '../../enums/contracts.ts'
import { sellerPayoutState } from '../../enums/finance.ts'
import { province } from '../../enums/shops.ts'
import { carPaper, transportState } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { arrivalPhotosMax, keysMax } from '../cars/numbers/bounds.ts'
import { odometerShape } from '../cars/register-facts.ts'
import { addressShape, versionShape } from '../companies.ts'
import { yardPlace } from '../configuration/trade-scheduling.ts'
import { authorShape, timeShape } from '../labels.ts'
import { earlierAccounts, payoutAccountShape, virtualAccountShape, wonShape } from '../money.ts'
import { correctionsMax, carriersMax, claimMax, disputesMax, takeoverPhotosMax } from './bounds.ts'

const note = z.string().max(limits.reason)
const count = z.int().min(0).max(1_000)

/** What the buyer pays into the house: price and fee by one account number. */
export const carMoneyShape = z.object({
  priceWon: wonShape,
  feeWon: wonShape,
  /** What is still to be paid, exactly so much at once. */
  dueWon: wonShape,
  /** What lies here for the car; of the office alone. */
  heldWon: wonShape.nullable(),
  payableUntil: timeShape.nullable(),
  /** The newest number; of the buyer and the office. */
  account: virtualAccountShape.nullable(),
  /** What one person of the office proposed and another one confirms; of the office alone. */
  proposal: z.object({
    id: z.uuid(), act: z.enum(['settleCarMoney', 'refundCarMoney', 'correctCarPrice']), by: authorShape,
  }).nullable(),
  /** Taken off the price after it was paid, to the buyer's credit. */
  correctedWon: wonShape,
  /** Each with the office's reason; the seller gets less for it. */
  corrections: z.array(z.object({ won: wonShape, reason: z.string().max(limits.reason), at: timeShape }))
    .max(correctionsMax),
}).meta({ id: 'CarMoney' })

export const deliveryShape = z.object({
  transportId: z.uuid(),
  state: transportState.schema,
  companyId: z.uuid().nullable(),
  companyName: z.string().max(limits.name).nullable(),
  deliverAt: timeShape.nullable(),
  toProvince: province.schema,
  /** Of the buyer and the office. */
  to: addressShape.nullable(),
  handedOverAt: timeShape.nullable(),
}).meta({ id: 'ContractDelivery' })

/** When a car may come, with time to fill in the form while that is still to be agreed on, and who may bring it. */
export const deliveryOfferShape = z.object({
  from: timeShape,
  until: timeShape,
  carriers: z.array(z.object({ id: z.uuid(), name: z.string().max(limits.name) })).max(carriersMax),
}).meta({ id: 'ContractDeliveryOffer' })

export const lienShape = z.object({
  registerOn: z.iso.date().max(10),
  outcome: lienOutcome.schema,
  /** What stood in the register is between its owner and the office: a buyer is told the outcome. */
  seizures: count.nullable(),
  mortgages: count.nullable(),
  payoffWon: wonShape.nullable(),
  /** The paper that says how it is paid off; of the office alone. */
  documentId: z.uuid().nullable(),
  note: note.nullable(),
  readAt: timeShape,
}).meta({ id: 'ContractLien' })

/** How the car came to us and how it was taken over, side by side. */
const conditionShape = z.object({
  odometer: odometerShape,
  keyCount: z.int().min(0).max(keysMax),
  papers: z.array(carPaper.schema).max(carPaper.values.length),
}).meta({ id: 'CarCondition' })

const checkedInShape = z.object({
  ...conditionShape.shape,
  /** How it looked as it came: what both sides show later is held against it. */
  photos: z.array(fileWithLinks).max(arrivalPhotosMax),
}).meta({ id: 'CarCheckedIn' })

export const takeoverShape = z.object({
  ...conditionShape.shape,
  differences: z.array(takeoverDifference.schema).max(takeoverDifference.values.length),
  note: note.nullable(),
  as: z.enum(['buyer', 'staff']),
  /** Of the buyer and the office. */
  photos: z.array(fileWithLinks).max(takeoverPhotosMax),
  /** That the car left, where the office says so for a silent buyer. */
  proof: fileWithLinks.nullable(),
  storageDays: count,
  storageWon: wonShape,
  confirmedAt: timeShape,
}).meta({ id: 'Takeover' })

export const takeoverDisputeShape = z.object({
  id: z.uuid(),
  state: takeoverDisputeState.schema,
  claim: z.string().max(claimMax),
  wishedWon: wonShape.nullable(),
  /** What the buyer shows of it. */
  photos: z.array(fileWithLinks).max(takeoverPhotosMax),
  openedAt: timeShape,
  correctionWon: wonShape.nullable(),
  decisionNote: z.string().max(claimMax).nullable(),
  decidedAt: timeShape.nullable(),
}).meta({ id: 'TakeoverDispute' })

export const sellerPayoutShape = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  contractNo: z.string().max(limits.code).meta({ examples: ['C2611-00042'] }),
  orderId: z.uuid(),
  carNumber: carNumberShape,
  state: sellerPayoutState.schema,
  won: wonShape,
  /** Null until the seller has said where to. */
  account: payoutAccountShape.nullable(),
  earlierAccounts,
  transferNo: z.string().max(limits.code).nullable(),
  paidAt: timeShape.nullable(),
  /** That it was sent and came back, where it waits since; for the office. */
  returned: z.object({ at: timeShape, reason: note.nullable() }).nullable(),
  /** What keeps the caller from noting the transfer, of the office: it takes somebody else. */
  keptBy: z.enum(['decision', 'account', 'return']).nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'SellerPayout' })

/** What of a contract goes through the house; null where its kind has no such thing, or before the award. */
export const houseShape = z.object({
  carMoney: carMoneyShape.nullable(),
  delivery: deliveryShape.nullable(),
  deliveryOffer: deliveryOfferShape.nullable(),
  lien: lienShape.nullable(),
  /** When the yard let it go to its buyer. */
  releasedAt: timeShape.nullable(),
  checkedIn: checkedInShape.nullable(),
  /** Where it is fetched, as the house says today, while it stands in the yard; null where nobody has said it. */
  yard: yardPlace.nullable(),
  takeover: takeoverShape.nullable(),
  /** The newest first. */
  disputes: z.array(takeoverDisputeShape).max(disputesMax),
  /** Until when the buyer may say what is wrong with it; null where there is nothing to say now. */
  disputableUntil: timeShape.nullable(),
  /** Of the seller and the office. */
  payout: sellerPayoutShape.nullable(),
}).meta({ id: 'ContractHouse' })

