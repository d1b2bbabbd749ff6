// Acts on car checks: reserve, begin, save part by part, complete, open again; call off, give up, nobody was there.
import { z } from 'zod'
import { call } from '../../call.ts'
import { carCheckSource } from '../../enums/car-facts.ts'
import { addressShape, versionShape } from '../../shapes/companies.ts'
import { checkRecord } from '../../shapes/cars/check-record.ts'
import { carCheckShape } from '../../shapes/cars/checks.ts'
import { timeShape } from '../../shapes/labels.ts'
import { reasonShape } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
/** A visit is begun, saved and completed by whoever inspects alone; the check of a car of the house's own by both. */
const act = {
  surface: 'office', who: ['seller', 'partner', 'staff'], parts: ['screening', 'inspection'], answer: carCheckShape,
} as const
const seen = { seenVersion: versionShape } as const

export const checkActs = {
  reserveCarCheck: call({
    ...act,
    method: 'POST',
    path: '/car-checks',
    summary: 'Reserves an inspector’s visit; a seller’s own check needs neither time nor place',
    body: z.strictObject({
      orderId: z.uuid(),
      source: carCheckSource.schema,
      reservedAt: timeShape.nullable(),
      inspectorId: z.uuid().nullable(),
      place: addressShape.nullable(),
    }),
  }),
  nameInspector: call({
    ...act,
    who: ['staff'],
    method: 'POST',
    path: '/car-checks/:id/inspector',
    summary: 'Says who goes to a visit that has not begun, or that anybody may',
    params: id,
    body: z.strictObject({ inspectorId: z.uuid().nullable(), ...seen }),
  }),
  startCarCheck: call({
    ...act,
    method: 'POST',
    path: '/car-checks/:id/start',
    summary: 'Begins the check: whoever begins it stands at the car',
    params: id,
    body: z.strictObject({}),
  }),
  saveCarCheck: call({
    ...act,
    method: 'PATCH',
    path: '/car-checks/:id',
    summary: 'Saves parts of the record; parts that are left out stay as they are',
    params: id,
    body: z.strictObject({ record: z.strictObject(checkRecord).partial(), ...seen }),
  }),
  completeCarCheck: call({
    ...act,
    method: 'POST',
    path: '/car-checks/:id/complete',
    summary: 'Completes the check; the accident history is judged and told with its reasons',
    params: id,
    body: z.strictObject(seen),
  }),
  reopenCarCheck: call({
    ...act,
    method: 'POST',
    path: '/car-checks/:id/reopen',
    summary: 'Opens a complete check again before the market, to mend it; of a visit with a reason; it is judged anew',
    params: id,
    body: z.strictObject({ ...seen, reason: reasonShape.optional() }),
  }),
  callOffCarCheck: call({
    ...act,
    method: 'POST',
    path: '/car-checks/:id/call-off',
    summary: 'Calls a visit off before it begins; the next date is a new check',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
  }),
  abandonCarCheck: call({
    ...act,
    who: ['staff'],
    method: 'POST',
    path: '/car-checks/:id/abandon',
    summary: 'Ends a seller’s own check that has begun and does not go on; what was written stays, a visit may follow',
    params: id,
    body: z.strictObject({ reason: reasonShape, ...seen }),
  }),
  noShowCarCheck: call({
    ...act,
    who: ['staff'],
    method: 'POST',
    path: '/car-checks/:id/no-show',
    summary: 'Writes down that nobody was there; the next date is a new check',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
  }),
}
