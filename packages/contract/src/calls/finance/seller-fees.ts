// What sellers owe, who are no shops: fees of exhibits and rounds, and storage of cars that were returned to them.
import { z } from 'zod'
import { call } from '../../call.ts'
import { bankCode, sellerFeeState, sellerFeeType } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { field, list } from '../../list.ts'
import { carNumberShape } from '../../shapes/car-number.ts'
import { timeShape } from '../../shapes/labels.ts'
import { accountNumber, moneyProposalShape, wonShape } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'

const sellerFeeShape = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  carNumber: carNumberShape,
  /** Whose car it is for: a partner's own one where nobody's exhibit is named. */
  partnerId: z.uuid().nullable(),
  exhibitId: z.uuid().nullable(),
  feeType: sellerFeeType.schema,
  state: sellerFeeState.schema,
  /** Of storage: how many days it is for, those without cost left out. */
  days: z.int().min(1).max(100_000).nullable(),
  won: wonShape,
  /** Of it, as the books have it. */
  supplyWon: wonShape,
  vatWon: wonShape,
  note: z.string().max(limits.reason).nullable(),
  dueAt: timeShape,
  /** When it was paid or waived. */
  endedAt: timeShape.nullable(),
  /** Where it is paid to, never out of the money of a sale; null once it is settled, and where the office is asked. */
  payInto: z.object({
    bankCode: bankCode.schema, accountNumber, holderName: z.string().max(limits.name),
  }).meta({ id: 'HouseAccount' }).nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'SellerFee' })

export const sellerFeeCalls = {
  listSellerFees: list({
    surface: 'office',
    path: '/seller-fees',
    who: ['seller', 'partner', 'staff'],
    summary: 'What sellers owe for their cars: fees of exhibits and rounds, and storage; sellers see their own',
    item: sellerFeeShape,
    fields: {
      orderId: field.id(), feeType: field.choice(sellerFeeType), state: field.choice(sellerFeeState),
      carNumber: field.text(), won: field.number(), partnerId: field.id(), exhibitId: field.id(), dueAt: field.time(),
      isOverdue: field.boolean(),
    },
    sort: ['won', 'dueAt'],
  }),
  proposeSellerFeeEnd: call({
    surface: 'office',
    method: 'POST',
    path: '/seller-fees/:id/end',
    summary: 'Proposes to note that a seller has paid, or to let the seller off; another person confirms it',
    who: ['staff'],
    parts: ['money'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ as: z.enum(['paid', 'waived']), reason: reasonShape }),
    answer: moneyProposalShape,
    idempotency: 'required',
  }),
}
