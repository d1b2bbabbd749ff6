// Transports, the cars that stand in the yard, and the slots where they stand.
import { z } from 'zod'
import { fileWithLinks } from '../calls/files.ts'
import { province } from '../enums/shops.ts'
import { carPaper, checkInState, releasedTo, transportKind, transportState } from '../enums/yard.ts'
import { limits } from '../limits.ts'
import { carNumberShape } from './car-number.ts'
import { arrivalPhotosMax, keysMax, slotNumberMax, yardNoteMax } from './cars/numbers/bounds.ts'
import { odometerShape } from './cars/register-facts.ts'
import { addressShape, versionShape } from './companies.ts'
import { timeShape } from './labels.ts'
import { wonShape } from './money.ts'

export const transportShape = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  carNumber: carNumberShape,
  kind: transportKind.schema,
  state: transportState.schema,
  fromProvince: province.schema,
  toProvince: province.schema,
  /** Where exactly, for those who bring the car; null in lists. */
  from: addressShape.nullable(),
  to: addressShape.nullable(),
  companyId: z.uuid().nullable(),
  companyName: z.string().max(limits.name).nullable(),
  driverId: z.uuid().nullable(),
  driverName: z.string().max(limits.name).nullable(),
  amountWon: wonShape.nullable(),
  wishedAt: timeShape.nullable(),
  requestedAt: timeShape.nullable(),
  acceptedAt: timeShape.nullable(),
  arrivedAt: timeShape.nullable(),
  leftAt: timeShape.nullable(),
  leavesTo: releasedTo.schema.nullable(),
  note: z.string().max(yardNoteMax).nullable(),
  endNote: z.string().max(limits.reason).nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Transport' })
export type ShownTransport = z.output<typeof transportShape>

export const checkInShape = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  carNumber: carNumberShape,
  transportId: z.uuid(),
  state: checkInState.schema,
  slotId: z.uuid().nullable(),
  /** As people say it: A-12. */
  slotName: z.string().max(limits.code).nullable(),
  odometer: odometerShape,
  keyCount: z.int().min(0).max(keysMax),
  papers: z.array(carPaper.schema).max(carPaper.values.length),
  note: z.string().max(yardNoteMax).nullable(),
  /** How it looked as it came, which no listing shows; null in lists and where a car is moved or released. */
  photos: z.array(fileWithLinks).max(arrivalPhotosMax).nullable(),
  checkedInAt: timeShape,
  releasedAt: timeShape.nullable(),
  releasedTo: releasedTo.schema.nullable(),
  releaseNote: z.string().max(yardNoteMax).nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'CheckIn' })
export type ShownCheckIn = z.output<typeof checkInShape>

export const yardSlotShape = z.object({
  id: z.uuid(),
  zone: z.string().max(20),
  number: z.int().min(1).max(slotNumberMax),
  name: z.string().max(limits.code),
  isClosed: z.boolean(),
  /** What stands there now. */
  checkInId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  carNumber: carNumberShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'YardSlot' })
export type ShownSlot = z.output<typeof yardSlotShape>
