// Cars in the yard: lists, another slot, leaving; and the slots themselves.
import { z } from 'zod'
import { call } from '../../call.ts'
import { checkInState, releasedTo } from '../../enums/yard.ts'
import { field, get, list } from '../../list.ts'
import { versionShape } from '../../shapes/companies.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { slotNumberMax, yardNoteMax } from '../../shapes/cars/numbers/bounds.ts'
import { checkInShape, yardSlotShape } from '../../shapes/yard.ts'

const id = z.object({ id: z.uuid() })
const checkIns = { path: '/check-ins', who: ['seller', 'partner', 'staff'] } as const
const slots = { surface: 'office', path: '/yard-slots', who: ['staff'] } as const

export const checkInCalls = {
  listCheckIns: list({
    ...checkIns,
    summary: 'Cars that came into the yard; sellers see theirs, partners those of their customers',
    item: checkInShape,
    fields: {
      orderId: field.id(), carNumber: field.text(), state: field.choice(checkInState),
      slotId: field.only(['staff'], field.id()), checkedInAt: field.time(), releasedAt: field.time(),
      releasedTo: field.choice(releasedTo),
      /** Its buyer has the car of an order that ended after all. */
      isToComeBack: field.only(['staff'], field.boolean()),
    },
    sort: ['checkedInAt', 'releasedAt'],
  }),
  getCheckIn: get({ ...checkIns, summary: 'One stay in the yard', item: checkInShape }),
  moveCheckIn: call({
    surface: 'office',
    who: ['staff'],
    parts: ['yard'],
    method: 'POST',
    path: '/check-ins/:id/move',
    summary: 'Puts a car into another slot',
    params: id,
    body: z.strictObject({ slotId: z.uuid(), seenVersion: versionShape }),
    answer: checkInShape,
  }),
  releaseCheckIn: call({
    surface: 'office',
    who: ['staff'],
    parts: ['yard'],
    method: 'POST',
    path: '/check-ins/:id/release',
    summary: 'Lets a car leave: to its buyer once it is paid, or back to its owner once the order has ended',
    params: id,
    body: z.strictObject({ to: releasedTo.schema, note: textOf(0, yardNoteMax), seenVersion: versionShape }),
    answer: checkInShape,
  }),
  listYardSlots: list({
    ...slots,
    summary: 'Slots of the yard and what stands in them',
    item: yardSlotShape,
    fields: { zone: field.text(), isClosed: field.boolean(), isTaken: field.boolean(), carNumber: field.text() },
    sort: ['zone', 'number'],
  }),
  addYardSlots: call({
    ...slots,
    parts: ['yard'],
    method: 'POST',
    summary: 'Adds slots to a zone, behind the last one that it has',
    body: z.strictObject({
      zone: z.string().regex(/^[A-Z가-힣][A-Z0-9가-힣]{0,9}$/).max(20).meta({ examples: ['A'] }),
      count: z.int().min(1).max(slotNumberMax), reason: reasonShape,
    }),
    answer: z.object({ added: z.int().min(0).max(slotNumberMax) }),
  }),
  closeYardSlot: call({
    ...slots,
    parts: ['yard'],
    method: 'POST',
    path: '/yard-slots/:id/close',
    summary: 'Closes a slot, so that no car is put there, or opens it again',
    params: id,
    body: z.strictObject({ isClosed: z.boolean(), reason: reasonShape, seenVersion: versionShape }),
    answer: yardSlotShape,
  }),
}
