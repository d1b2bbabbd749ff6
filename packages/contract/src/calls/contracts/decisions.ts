// The two decisions of self and pro contracts: the seller sells or does not, the buyer takes the car or does not.
import { z } from 'zod'
import { call } from '../../call.ts'
import { purchaseDeclineType, salesDeclineType } from '../../enums/contracts.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { inputErrors, nothing, step, stepErrors } from './step.ts'

const saleDeclined = z.strictObject({ type: salesDeclineType.schema, note: reasonShape.nullable() })
const purchaseDeclined = z.strictObject({ type: purchaseDeclineType.schema, note: reasonShape.nullable() })

export const decisionCalls = {
  acceptSelfSale: call({
    ...step,
    path: '/contracts/:id/self/sale-decision/accept',
    summary: 'The seller sells to this bidder; the bidder is asked',
    body: nothing,
    errors: stepErrors,
  }),
  declineSelfSale: call({
    ...step,
    path: '/contracts/:id/self/sale-decision/decline',
    summary: 'The seller does not sell to this bidder',
    body: saleDeclined,
    errors: inputErrors,
  }),
  acceptSelfPurchase: call({
    ...step,
    path: '/contracts/:id/self/purchase-decision/accept',
    summary: 'The buyer takes the car; it is awarded, and a visit is agreed on',
    body: nothing,
    errors: stepErrors,
  }),
  declineSelfPurchase: call({
    ...step,
    path: '/contracts/:id/self/purchase-decision/decline',
    summary: 'The buyer does not take the car, which breaks a rule unless the car is not as it was described',
    body: purchaseDeclined,
    errors: inputErrors,
  }),
  acceptProSale: call({
    ...step,
    path: '/contracts/:id/pro/sale-decision/accept',
    summary: 'The seller sells to this bidder; the bidder is asked',
    body: nothing,
    errors: stepErrors,
  }),
  declineProSale: call({
    ...step,
    path: '/contracts/:id/pro/sale-decision/decline',
    summary: 'The seller does not sell to this bidder',
    body: saleDeclined,
    errors: inputErrors,
  }),
  acceptProPurchase: call({
    ...step,
    path: '/contracts/:id/pro/purchase-decision/accept',
    summary: 'The buyer takes the car; it is awarded, and its delivery is agreed on',
    body: nothing,
    errors: stepErrors,
  }),
  declineProPurchase: call({
    ...step,
    path: '/contracts/:id/pro/purchase-decision/decline',
    summary: 'The buyer does not take the car, which breaks a rule unless the car is not as it was described',
    body: purchaseDeclined,
    errors: inputErrors,
  }),
}
