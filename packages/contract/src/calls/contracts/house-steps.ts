// Steps of contracts whose money and car go through the house: delivery, liens, the car money, and the takeover.
import { z } from 'zod'
import { call } from '../../call.ts'
import { mileageUnit } from '../../enums/cars.ts'
import { province } from '../../enums/shops.ts'
import { carPaper } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { keysMax } from '../../shapes/cars/numbers/bounds.ts'
import { odometerKmMax } from '../../shapes/cars/numbers/odometer.ts'
import { addressShape } from '../../shapes/companies.ts'
import { takeoverPhotosMax } from '../../shapes/contracts/bounds.ts'
import { timeShape } from '../../shapes/labels.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { inputErrors, step, stepErrors } from './step.ts'

/** Whoever confirms names what they have seen; without it they propose. */
const byHand = z.strictObject({ reason: reasonShape, proposalId: z.uuid().nullable().default(null) })

export const houseStepCalls = {
  confirmDelivery: call({
    ...step,
    path: '/contracts/:id/pro/delivery-scheduling/confirm',
    summary: 'When and where the car is delivered, and by whom; its account number is opened',
    body: z.strictObject({
      companyId: z.uuid(), deliverAt: timeShape, toProvince: province.schema, to: addressShape,
      note: textOf(0, limits.reason),
    }),
    errors: inputErrors,
  }),
  completeProPayment: call({
    ...step,
    parts: ['money'],
    path: '/contracts/:id/pro/payment/complete',
    summary: 'Staff proposes to take the car as paid by hand; another person names the proposal and confirms it',
    body: byHand,
    errors: stepErrors,
  }),
  confirmLien: call({
    ...step,
    path: '/contracts/:id/prime/lien/confirm',
    summary: 'What the register says of seizures and mortgages, and how they are paid off',
    body: z.strictObject({
      registerOn: z.iso.date(), seizures: z.int().min(0).max(1_000), mortgages: z.int().min(0).max(1_000),
      payoffWon: z.int().min(1).max(100_000_000_000).nullable(), documentId: z.uuid().nullable(),
      note: textOf(0, limits.reason),
    }),
    errors: inputErrors,
  }),
  completePrimePayment: call({
    ...step,
    parts: ['money'],
    path: '/contracts/:id/prime/payment/complete',
    summary: 'Staff proposes to take the car as paid by hand; another person names the proposal and confirms it',
    body: byHand,
    errors: stepErrors,
  }),
  confirmTakeover: call({
    ...step,
    path: '/contracts/:id/prime/takeover/confirm',
    summary: 'The buyer has the car, as it is compared with how it came to the yard',
    body: z.strictObject({
      odometer: z.strictObject({ reading: z.int().min(0).max(odometerKmMax), unit: mileageUnit.schema }),
      keyCount: z.int().min(0).max(keysMax),
      papers: z.array(carPaper.schema).max(carPaper.values.length)
        .refine((papers) => new Set(papers).size === papers.length),
      photoIds: z.array(z.uuid()).max(takeoverPhotosMax).refine((ids) => new Set(ids).size === ids.length),
      /** Of the office, which confirms for a silent buyer once the time is over: what proves that the car is gone. */
      proofId: z.uuid().nullable(), note: textOf(0, limits.reason),
    }),
    errors: inputErrors,
  }),
}
