// A deadline as whoever has to keep it sees it: what, about which car or amount, by when, and what it costs to miss.
import { z } from 'zod'
import { feeType } from '../../enums/finance.ts'
import { dutyHolder, dutyKind } from '../../enums/work/work.ts'
import { carNumberShape } from '../car-number.ts'
import { carModelShape } from '../cars/register-facts.ts'
import { breachShape, contractNo } from '../contracts/contracts.ts'
import { timeShape } from '../labels.ts'
import { amountNo, wonShape } from '../money.ts'

export const deadlineShape = z.object({
  id: z.uuid(),
  kind: dutyKind.schema,
  whose: dutyHolder.schema,
  dueAt: timeShape,
  /** When it is over for good, where that is later. */
  finalAt: timeShape.nullable(),
  /** Whole days of work between now and then, by the calendar of Seoul; none once it is late. */
  businessDaysLeft: z.int().min(0).max(1_000),
  /** Where it is done: the contract, the auction, the car, the check or the amount that it is about. */
  contractId: z.uuid().nullable(),
  auctionId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  checkId: z.uuid().nullable(),
  amountId: z.uuid().nullable(),
  contractNo: contractNo.nullable(),
  amountNo: amountNo.nullable(),
  /** What was billed, where it is a fee. */
  feeType: feeType.schema.nullable(),
  carNumber: carNumberShape.nullable().meta({ description: 'Masked for dealers until the car is theirs' }),
  model: carModelShape.nullable(),
  /** What is to be paid, where it is money. */
  amountWon: wonShape.nullable(),
  /** Null where missing it is no violation of the shop. */
  cost: breachShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Deadline' })
