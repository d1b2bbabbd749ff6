// An import of orders from a sheet: the file as it arrives, what was read of it, and each of its rows.
import { z } from 'zod'
import { orderImportOutcome, orderImportStep, sheetFormat } from '../../enums/order-imports.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { versionShape } from '../companies.ts'
import { labelShape, timeShape } from '../labels.ts'
import { orderNo } from './orders.ts'

export const orderImportBounds = {
  rows: 5_000, fileBytes: 5_242_880, pieceBytes: 150_000, columns: 100, cellText: 2_000, faults: 20, keptDays: 30,
} as const

export const orderImportPieces = (sizeBytes: number): number => Math.ceil(sizeBytes / orderImportBounds.pieceBytes)
const placesMax = orderImportPieces(orderImportBounds.fileBytes)
const count = z.int().min(0).max(orderImportBounds.rows)

export const piecePlace = z.coerce.string().max(4).regex(/^(?:0|[1-9]\d*)$/).transform(Number)
  .pipe(z.int().min(0).max(placesMax - 1))
export const pieceContent = z.base64().min(4).max(Math.ceil(orderImportBounds.pieceBytes / 3) * 4)

export const orderImportShape = z.object({
  id: z.uuid(),
  fileName: z.string().max(limits.title),
  sizeBytes: z.int().min(1).max(orderImportBounds.fileBytes),
  /** What has arrived; whoever was cut off sends only the rest. */
  places: z.array(z.int().min(0)).max(placesMax),
  step: orderImportStep.schema,
  /** Why the file as a whole cannot be read. */
  refusal: labelShape.nullable(),
  /** Whose cars these are, where they are a partner’s. */
  partnerId: z.uuid().nullable(),
  format: sheetFormat.schema.nullable(),
  /** Headings of the file that mean nothing here. */
  ignoredColumns: z.array(z.string().max(limits.title)).max(orderImportBounds.columns),
  rowCount: count,
  rightCount: count,
  wrongCount: count,
  madeCount: count,
  memberName: z.string().max(limits.name).nullable(),
  readAt: timeShape.nullable(),
  begunAt: timeShape.nullable(),
  endedAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'OrderImport' })
export type OrderImport = z.output<typeof orderImportShape>

export const rowFaultShape = z.object({
  /** The heading under which it stands. */
  column: labelShape.nullable(),
  message: labelShape,
}).meta({ id: 'OrderImportFault' })
export type RowFault = z.output<typeof rowFaultShape>

export const orderImportRowShape = z.object({
  id: z.uuid(),
  importId: z.uuid(),
  line: z.int().min(1).max(2_000_000),
  carNumber: carNumberShape.nullable(),
  outcome: orderImportOutcome.schema,
  faults: z.array(rowFaultShape).max(orderImportBounds.faults),
  orderId: z.uuid().nullable(),
  orderNo: orderNo.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'OrderImportRow' })
