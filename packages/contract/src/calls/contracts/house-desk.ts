// What has no call in the specification where money and car go through the house: liens, disputes, refunds.
import { z } from 'zod'
import { contractCancelType, roundNext, takeoverVerdict } from '../../enums/contracts.ts'
import { call } from '../../call.ts'
import { versionShape } from '../../shapes/companies.ts'
import { claimMax } from '../../shapes/contracts/bounds.ts'
import { timeShape } from '../../shapes/labels.ts'
import { wonWish } from '../../shapes/money.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { inputErrors, nothing, officeStep, stepErrors } from './step.ts'

const afterwards = roundNext.schema.exclude(['nextCandidate'])
const why = z.strictObject({ reason: reasonShape })

export const houseDeskCalls = {
  rescheduleDelivery: call({
    ...officeStep,
    parts: ['screening', 'yard'],
    path: '/contracts/:id/reschedule-delivery',
    summary: 'Staff puts a delivery that is agreed on to another time, or gives it to another carrier',
    body: z.strictObject({ companyId: z.uuid(), deliverAt: timeShape, reason: reasonShape }),
    errors: inputErrors,
  }),
  openCarMoneyAccount: call({
    ...officeStep,
    path: '/contracts/:id/car-money-account',
    summary: 'The buyer of a car wants another account number, because the last one is closed',
    body: nothing,
    errors: { ...stepErrors, VIRTUAL_ACCOUNT_ALREADY_EXISTS: [] },
  }),
  blockLien: call({
    ...officeStep,
    path: '/contracts/:id/block-lien',
    summary: 'The debts on a prime car are not cleared: the contract ends, and nobody broke a rule',
    body: why,
    errors: stepErrors,
  }),
  withdrawLien: call({
    ...officeStep,
    path: '/contracts/:id/withdraw-lien',
    summary: 'The buyer leaves, because the office did not clear the debts on the car in time',
    body: z.strictObject({ reason: reasonShape.nullable() }),
    errors: stepErrors,
  }),
  disputeTakeover: call({
    ...officeStep,
    path: '/contracts/:id/dispute-takeover',
    summary: 'The buyer has something against the car within a day of its release; the clock stands still',
    body: z.strictObject({
      claim: textOf(2, claimMax), wishedWon: wonWish.nullable(),
      photoIds: z.array(z.uuid()).max(20).refine((ids) => new Set(ids).size === ids.length),
    }),
    errors: inputErrors,
  }),
  settleTakeoverDispute: call({
    ...officeStep,
    path: '/contracts/:id/settle-takeover-dispute',
    summary: 'Staff corrects the price, refuses, or proposes to cancel and refund, which another person confirms',
    body: z.strictObject({
      verdict: takeoverVerdict.schema, correctionWon: wonWish.nullable(), refundsFee: z.boolean(), next: afterwards,
      reason: textOf(2, claimMax),
    }),
    errors: inputErrors,
  }),
  refundContract: call({
    ...officeStep,
    parts: ['screening', 'money'],
    path: '/contracts/:id/refund',
    summary: 'Proposes to end a contract whose car is paid and to refund it; another person confirms it',
    body: z.strictObject({
      seenVersion: versionShape, type: contractCancelType.schema, next: afterwards, refundsFee: z.boolean(),
      reason: reasonShape,
    }),
    errors: { INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'], INVALID_PERMISSION: [] },
  }),
}
