// The office's hand on contracts: cases of fault, more time for a duty, and a price that is put right.
import { z } from 'zod'
import { call } from '../../call.ts'
import { faultCaseKind, faultCaseState, faultParty } from '../../enums/contracts.ts'
import { field, get, list } from '../../list.ts'
import { versionShape } from '../../shapes/companies.ts'
import { faultCaseShape } from '../../shapes/contracts/steps.ts'
import { timeShape } from '../../shapes/labels.ts'
import { wonWish } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { anyKindErrors, officeStep } from './step.ts'

const id = z.object({ id: z.uuid() })
const cases = { surface: 'office', path: '/fault-cases', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const act = {
  ...cases, method: 'POST', params: id, answer: faultCaseShape, idempotency: 'required', about: 'faultCase',
} as const
const seenVersion = versionShape

export const contractDeskCalls = {
  listFaultCases: list({
    ...cases,
    summary: 'Cases in which one side says that the other is at fault; each party sees those of its contracts',
    item: faultCaseShape,
    fields: {
      contractId: field.id(), orderId: field.id(), state: field.choice(faultCaseState),
      kind: field.choice(faultCaseKind), isOverdue: field.boolean(),
    },
    sort: [],
  }),
  getFaultCase: get({ ...cases, summary: 'One case of fault', item: faultCaseShape }),
  answerFaultCase: call({
    ...act,
    parts: ['screening'],
    path: '/fault-cases/:id/answer',
    summary: 'The other side confirms what is said, or disputes it',
    body: z.strictObject({ confirms: z.boolean(), note: reasonShape.nullable() }),
    errors: { INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'], INVALID_PERMISSION: [], INVALID_INPUT: [] },
  }),
  decideFaultCase: call({
    ...act,
    parts: ['screening'],
    path: '/fault-cases/:id/decide',
    summary: 'Staff decides whose fault it was, once the other side has spoken or let its time go by',
    body: z.strictObject({ seenVersion, fault: faultParty.schema, reason: reasonShape }),
    errors: { INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'], INVALID_PERMISSION: [] },
  }),
  extendContractDeadline: call({
    ...officeStep,
    path: '/contracts/:id/extend-deadline',
    summary: 'Gives more time for the step that a contract stands at; all are told',
    body: z.strictObject({ seenVersion, dueAt: timeShape, reason: reasonShape }),
    errors: anyKindErrors,
  }),
  correctContractPrice: call({
    ...officeStep,
    path: '/contracts/:id/correct-price',
    summary: 'Puts the price right before it is paid, and the fee with it',
    body: z.strictObject({ seenVersion, priceWon: wonWish, reason: reasonShape }),
    errors: anyKindErrors,
  }),
}
