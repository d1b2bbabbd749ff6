// Transports: lists, and their way from registered to arrived and gone.
import { z } from 'zod'
import { call } from '../../call.ts'
import { province } from '../../enums/shops.ts'
import { carPaper, transportKind, transportState } from '../../enums/yard.ts'
import { mileageUnit } from '../../enums/cars.ts'
import { field, get, list } from '../../list.ts'
import { arrivalPhotosMax, keysMax, yardNoteMax } from '../../shapes/cars/numbers/bounds.ts'
import { odometerKmMax } from '../../shapes/cars/numbers/odometer.ts'
import { addressShape, versionShape } from '../../shapes/companies.ts'
import { timeShape } from '../../shapes/labels.ts'
import { wonShape } from '../../shapes/money.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { checkInShape, transportShape } from '../../shapes/yard.ts'

const id = z.object({ id: z.uuid() })
const transports = { path: '/transports', who: ['seller', 'partner', 'staff'] } as const
const act = { surface: 'office', who: ['staff'], parts: ['yard'], method: 'POST', answer: transportShape } as const
const note = textOf(0, yardNoteMax)

const odometerWish = z.strictObject({ reading: z.int().min(0).max(odometerKmMax), unit: mileageUnit.schema })

export const transportCalls = {
  listTransports: list({
    ...transports,
    summary: 'Transports of cars; sellers see those of theirs, partners those of their customers’',
    item: transportShape,
    fields: {
      orderId: field.id(), carNumber: field.text(), state: field.choice(transportState),
      kind: field.choice(transportKind), companyId: field.only(['staff'], field.id()),
      fromProvince: field.choice(province), wishedAt: field.time(), arrivedAt: field.time(), leftAt: field.time(),
    },
    sort: ['wishedAt', 'arrivedAt', 'leftAt'],
  }),
  getTransport: get({ ...transports, summary: 'One transport with both addresses', item: transportShape }),
  registerTransport: call({
    ...act,
    path: '/transports',
    summary: 'Registers that a car has to be brought: into the yard, also back from a former buyer, or to its buyer',
    body: z.strictObject({
      orderId: z.uuid(), kind: transportKind.schema, fromProvince: province.schema, toProvince: province.schema,
      from: addressShape.nullable(), to: addressShape.nullable(), wishedAt: timeShape.nullable(), note,
    }),
  }),
  requestTransport: call({
    ...act,
    path: '/transports/:id/request',
    summary: 'Asks carriers for it',
    params: id,
    body: z.strictObject({}),
  }),
  acceptTransport: call({
    ...act,
    path: '/transports/:id/accept',
    summary: 'A carrier takes it; the price is the carrier’s rate unless another one was agreed',
    params: id,
    body: z.strictObject({ companyId: z.uuid(), driverId: z.uuid().nullable(), amountWon: wonShape.nullable() }),
  }),
  arriveTransport: call({
    ...act,
    path: '/transports/:id/arrive',
    summary: 'The car has come: it is checked in, with its odometer, keys, papers and photos, and gets a slot',
    params: id,
    body: z.strictObject({
      slotId: z.uuid(), odometer: odometerWish, keyCount: z.int().min(0).max(keysMax),
      papers: z.array(carPaper.schema).max(carPaper.values.length)
        .refine((papers) => new Set(papers).size === papers.length),
      /** Of the use inspection: how it looks as it comes. */
      photoIds: z.array(z.uuid()).max(arrivalPhotosMax).default([]),
      note,
    }),
    answer: checkInShape,
  }),
  handOverTransport: call({
    ...act,
    path: '/transports/:id/hand-over',
    summary: 'A delivered car was handed over to its buyer; only once it is paid',
    params: id,
    body: z.strictObject({}),
  }),
  cancelTransport: call({
    ...act,
    path: '/transports/:id/cancel',
    summary: 'Calls a transport off before the car has come',
    params: id,
    body: z.strictObject({ reason: reasonShape, seenVersion: versionShape }),
  }),
}
