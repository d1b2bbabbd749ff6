// The two decisions of self and pro contracts: the seller sells or does not, the buyer takes the car or does not.
import { z } from 'zod'
import { call } from '../../call.ts'
import { purchaseDeclineType, salesDeclineType } from '../../enums/contracts.ts'
import { contractShape } from '../../shapes/contracts/contracts.ts'
import { reasonShape } from '../../shapes/texts.ts'

/** Every party may ask, so that whoever's turn it is not hears that, and not that there is no such thing. */
const step = {
  method: 'POST',
  who: ['dealer', 'seller', 'partner', 'staff'],
  params: z.object({ id: z.uuid() }),
  answer: contractShape,
  idempotency: 'required',
} as const
const errors = {
  INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE', '0002.INVALID_CONTRACT_TYPE'], INVALID_PERMISSION: [],
} as const
/** Whoever declines for another reason says which. */
const declineErrors = { ...errors, INVALID_INPUT: [] } as const
const nothing = z.strictObject({})
const saleDeclined = z.strictObject({ type: salesDeclineType.schema, note: reasonShape.nullable() })
const purchaseDeclined = z.strictObject({ type: purchaseDeclineType.schema, note: reasonShape.nullable() })

export const decisionCalls = {
  acceptSelfSale: call({
    ...step,
    path: '/contracts/:id/self/sale-decision/accept',
    summary: 'The seller sells to this bidder; the bidder is asked',
    body: nothing,
    errors,
  }),
  declineSelfSale: call({
    ...step,
    path: '/contracts/:id/self/sale-decision/decline',
    summary: 'The seller does not sell to this bidder',
    body: saleDeclined,
    errors: declineErrors,
  }),
  acceptSelfPurchase: call({
    ...step,
    path: '/contracts/:id/self/purchase-decision/accept',
    summary: 'The buyer takes the car; it is awarded, and a visit is agreed on',
    body: nothing,
    errors,
  }),
  declineSelfPurchase: call({
    ...step,
    path: '/contracts/:id/self/purchase-decision/decline',
    summary: 'The buyer does not take the car, which breaks a rule unless the car is not as it was described',
    body: purchaseDeclined,
    errors: declineErrors,
  }),
  acceptProSale: call({
    ...step,
    path: '/contracts/:id/pro/sale-decision/accept',
    summary: 'The seller sells to this bidder; the bidder is asked',
    body: nothing,
    errors,
  }),
  declineProSale: call({
    ...step,
    path: '/contracts/:id/pro/sale-decision/decline',
    summary: 'The seller does not sell to this bidder',
    body: saleDeclined,
    errors: declineErrors,
  }),
  acceptProPurchase: call({
    ...step,
    path: '/contracts/:id/pro/purchase-decision/accept',
    summary: 'The buyer takes the car; it is awarded, and its delivery is agreed on',
    body: nothing,
    errors,
  }),
  declineProPurchase: call({
    ...step,
    path: '/contracts/:id/pro/purchase-decision/decline',
    summary: 'The buyer does not take the car, which breaks a rule unless the car is not as it was described',
    body: purchaseDeclined,
    errors: declineErrors,
  }),
}
