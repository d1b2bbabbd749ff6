// Importing orders from a sheet: sent piece by piece, read and tried first, then drafted row by row.
import { z } from 'zod'
import { call } from '../../call.ts'
import { orderImportOutcome } from '../../enums/order-imports.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import {
  orderImportBounds, orderImportRowShape, orderImportShape, pieceContent, piecePlace,
} from '../../shapes/cars/order-imports.ts'
import { lineOf } from '../../shapes/texts.ts'

const imports = { surface: 'office', path: '/order-imports', who: ['staff'] } as const
const id = z.object({ id: z.uuid() })
const act = {
  surface: 'office', method: 'POST', who: ['staff'], parts: ['screening'], params: id, answer: orderImportShape,
} as const

export const orderImportCalls = {
  listOrderImports: list({
    ...imports,
    summary: 'Imports of orders and how far they have come',
    item: orderImportShape,
    fields: { fileName: field.text(), partnerId: field.id(), endedAt: field.time() },
    sort: [],
  }),
  getOrderImport: get({ ...imports, summary: 'One import of orders', item: orderImportShape }),
  listOrderImportRows: list({
    ...imports,
    path: '/order-import-rows',
    summary: 'The rows of an import, each with what became of it',
    item: orderImportRowShape,
    fields: {
      importId: field.id(), outcome: field.choice(orderImportOutcome), line: field.number(), carNumber: field.text(),
    },
    sort: ['line'],
  }),
  createOrderImport: call({
    surface: 'office',
    method: 'POST',
    path: '/order-imports',
    summary: 'Announces a sheet of cars; its content follows in pieces',
    who: ['staff'],
    parts: ['screening'],
    body: z.strictObject({
      fileName: lineOf(limits.title).meta({ examples: ['매입차량.xlsx'] }),
      sizeBytes: z.int().min(1).max(orderImportBounds.fileBytes),
      /** The cars are this partner’s own; without one they are the house’s. */
      partnerId: z.uuid().nullable(),
    }),
    answer: orderImportShape,
  }),
  putOrderImportPiece: call({
    ...act,
    method: 'PUT',
    path: '/order-imports/:id/pieces/:place',
    summary: 'Takes a piece of the file; the same one again takes its place',
    params: z.object({ id: z.uuid(), place: piecePlace }),
    body: z.strictObject({ content: pieceContent.meta({ examples: ['7LCo65+J67KI7Zi4'] }) }),
    idempotency: 'none',
  }),
  readOrderImport: call({
    ...act,
    path: '/order-imports/:id/read',
    summary: 'Reads the file that has arrived and tries each row; nothing is drafted yet',
    body: z.strictObject({}),
  }),
  runOrderImport: call({
    ...act,
    path: '/order-imports/:id/run',
    summary: 'Drafts an order for each row that is right, each once; one that is under way goes on',
    body: z.strictObject({}),
  }),
  deleteOrderImport: call({
    ...act,
    method: 'DELETE',
    path: '/order-imports/:id',
    summary: 'Forgets an import that drafted nothing yet',
    answer: z.null(),
  }),
  getOrderImportReport: call({
    surface: 'office',
    method: 'GET',
    path: '/order-imports/:id/report',
    summary: 'The rows as they were, with what became of each; mended, the same file can be imported again',
    who: ['staff'],
    params: id,
    query: z.strictObject({ outcome: orderImportOutcome.schema.optional() }),
    answer: z.object({
      fileName: z.string().max(limits.title),
      /** CSV with a byte order mark; nothing in it is taken for a formula. */
      content: z.string().max(orderImportBounds.fileBytes * 4),
    }),
  }),
}
