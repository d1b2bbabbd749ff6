// Work: what waits for whom until when, and who in the office has taken what.
import { z } from 'zod'
import { call } from '../call.ts'
import { staffPart } from '../enums/members.ts'
import { dutyKind, workKind } from '../enums/work/work.ts'
import { field, list } from '../list.ts'
import { deadlineShape } from '../shapes/work/deadlines.ts'
import { workCountShape, workItemShape } from '../shapes/work/work-items.ts'

const office = { surface: 'office', method: 'POST', who: ['staff'], params: z.object({ id: z.uuid() }) } as const
const ofKind = { kind: workKind.schema } as const
const answer = z.object({ owner: workItemShape.shape.owner })

export const workCalls = {
  listDeadlines: list({
    path: '/deadlines',
    summary: 'What whoever asks has to do by a time: a dealer’s shop, a seller for own cars, the office by its parts',
    who: ['dealer', 'seller', 'partner', 'staff'],
    item: deadlineShape,
    fields: {
      kind: field.choice(dutyKind), dueAt: field.time(), contractId: field.id(), orderId: field.id(),
      auctionId: field.id(),
    },
    sort: ['dueAt'],
  }),
  listWorkItems: list({
    surface: 'office',
    path: '/work-items',
    summary: 'What waits for the office, by what the part of whoever asks attends to',
    who: ['staff'],
    item: workItemShape,
    fields: {
      kind: field.choice(workKind), part: field.choice(staffPart), ownerId: field.id(), isMine: field.boolean(),
      waitsSince: field.time(),
      dueAt: field.time(),
    },
    sort: ['waitsSince', 'dueAt'],
  }),
  countWork: call({
    surface: 'office',
    method: 'GET',
    path: '/work-items/counts',
    summary: 'How much waits of each kind, and since when; kinds of which nothing waits are left out',
    who: ['staff'],
    answer: z.object({ counts: z.array(workCountShape).max(workKind.values.length) }),
  }),
  takeWork: call({
    ...office,
    path: '/work-items/:id/take',
    summary: 'Takes work that nobody has; it stays in its queue until it is done',
    body: z.strictObject(ofKind),
    answer,
  }),
  handBackWork: call({
    ...office,
    path: '/work-items/:id/hand-back',
    summary: 'Hands back work that one has; root also what somebody else has',
    body: z.strictObject(ofKind),
    answer,
  }),
  giveWork: call({
    ...office,
    path: '/work-items/:id/give',
    summary: 'Gives work to a colleague who attends to it, whoever has it now',
    body: z.strictObject({ ...ofKind, memberId: z.uuid() }),
    answer,
    errors: { MEMBER_NOT_FOUND: [] },
  }),
}
