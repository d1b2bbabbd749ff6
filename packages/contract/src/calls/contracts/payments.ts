// The payment of the car: in a self contract from hand to hand, in the others through the house.
import { z } from 'zod'
import { call } from '../../call.ts'
import { slipsMax } from '../../shapes/contracts/bounds.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { inputErrors, nothing, officeStep, step, stepErrors } from './step.ts'

export const paymentCalls = {
  claimPaid: call({
    ...officeStep,
    path: '/contracts/:id/claim-paid',
    summary: 'The buyer says that the seller has the money, and shows the slip; the seller confirms it',
    body: z.strictObject({
      slipIds: z.array(z.uuid()).min(1).max(slipsMax).refine((ids) => new Set(ids).size === ids.length),
      note: reasonShape.nullable(),
    }),
    errors: inputErrors,
  }),
  completeSelfPayment: call({
    ...step,
    path: '/contracts/:id/self/payment/complete',
    summary: 'The seller has the money; the papers of the title transfer are next',
    body: nothing,
    errors: stepErrors,
  }),
}
