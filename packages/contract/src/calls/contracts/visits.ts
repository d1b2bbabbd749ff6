// The visit of a self contract and its result: agreed on, put off, called off, and how it went.
import { z } from 'zod'
import { call } from '../../call.ts'
import { tradeResultFailType, tradeSchedulingCancelType } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { visitWindowsMax } from '../../shapes/contracts/bounds.ts'
import { resultDraft, seenDraftVersion, visitWindowShape } from '../../shapes/contracts/steps.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { inputErrors, officeStep, step, stepErrors } from './step.ts'

const note = reasonShape.nullable()

export const visitCalls = {
  offerVisitWindows: call({
    ...officeStep,
    path: '/contracts/:id/visit-windows',
    summary: 'The seller says when the car can be looked at; without any span every allowed hour counts',
    body: z.strictObject({ windows: z.array(visitWindowShape).max(visitWindowsMax) }),
    errors: inputErrors,
  }),
  confirmSchedule: call({
    ...step,
    path: '/contracts/:id/self/trade-scheduling/confirm',
    summary: 'The buyer comes at this time, which is the beginning of a slot that is still free',
    // Its rule answers with a word of its own.
    body: z.strictObject({
      visitReservedAt: z.string().max(limits.timeText).meta({ examples: ['2026-11-23T14:00:00+09:00'] }),
    }),
    errors: { ...stepErrors, INVALID_VISIT_RESERVED_AT: [] },
  }),
  delaySchedule: call({
    ...step,
    path: '/contracts/:id/self/trade-scheduling/delay',
    summary: 'Puts an agreed visit off; another time is to be agreed on',
    body: z.strictObject({ note }),
    errors: { ...stepErrors, MAX_DELAY_COUNT_REACHED: [] },
  }),
  cancelSchedule: call({
    ...step,
    path: '/contracts/:id/self/trade-scheduling/cancel',
    summary: 'Calls the visit off, and the trade with it',
    body: z.strictObject({ type: tradeSchedulingCancelType.schema, note }),
    errors: inputErrors,
  }),
  submitResultDraft: call({
    ...step,
    path: '/contracts/:id/self/trade-result/submit-draft',
    summary: 'Keeps what the buyer has typed about the visit so far',
    body: z.strictObject({ ...resultDraft, seenDraftVersion }),
    errors: stepErrors,
  }),
  submitResult: call({
    ...step,
    path: '/contracts/:id/self/trade-result/submit',
    summary: 'How the visit went, for good: the car is bought, or the trade failed and why',
    body: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('success'), note }),
      z.strictObject({ outcome: z.literal('fail'), failType: tradeResultFailType.schema, note }),
    ]),
    errors: inputErrors,
  }),
  submitResultOnBehalf: call({
    ...officeStep,
    path: '/contracts/:id/result-on-behalf',
    summary: 'The car was bought, told for a buyer who never does, once the last end has passed',
    body: z.strictObject({
      reason: reasonShape,
      /** What shows that the trade happened. */
      proofId: z.uuid(),
    }),
    errors: inputErrors,
  }),
}
