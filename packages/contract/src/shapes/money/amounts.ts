// An amount: what a shop has to pay, for what and for which car, and what has become of it.
import { z } from 'zod'
import { amountKind, amountState, billType, feeType, paymentMethod } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { carModelShape, dayShape } from '../cars/register-facts.ts'
import { timeShape } from '../labels.ts'
import { amountNo, kept, ofShop, wonShape } from '../money.ts'
import { plainBillNumber } from './bills.ts'

/** Whether it fits follows from the paper of its amount. */
export const billNumberWish = z.string().max(limits.code).meta({ examples: ['123456789'] }).transform(plainBillNumber)

export const amountShape = z.object({
  id: z.uuid(),
  amountNo,
  kind: amountKind.schema,
  feeType: feeType.schema.nullable(),
  state: amountState.schema,
  ...ofShop,
  businessNumber: z.string().max(limits.digitsText)
    .meta({ description: 'Of the shop’s company; tax invoices are written by it', examples: ['1248100998'] }),
  orderId: z.uuid().nullable(),
  auctionId: z.uuid().nullable(),
  biddingId: z.uuid().nullable(),
  contractId: z.uuid().nullable(),
  /** Of the car that it is for, where it is for one. */
  carNumber: carNumberShape.nullable().meta({ description: 'Masked for dealers until the car is theirs' }),
  model: carModelShape.nullable(),
  supplyWon: wonShape,
  vatWon: wonShape,
  totalWon: wonShape,
  /** Which paper the shop gets; the house issues it in its own tax system. */
  billType: billType.schema,
  billDueOn: dayShape.nullable().meta({ description: 'By when it has to be issued; null unless it is paid and waits' }),
  billIssuedOn: dayShape.nullable(),
  billNumber: z.string().max(limits.code).nullable().meta({
    description: 'Of a tax invoice 24 letters and digits, of a cash receipt 9 digits', examples: ['123456789'],
  }),
  paymentMethod: paymentMethod.schema.nullable(),
  note: z.string().max(limits.reason).nullable(),
  isOverdue: z.boolean(),
  dueAt: timeShape.nullable(),
  billedAt: timeShape.nullable(),
  paidAt: timeShape.nullable(),
  refundedAt: timeShape.nullable(),
  voidedAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'Amount' })
