// Calls of no product, with each thing in them that a call can have, to try the document on.
import { z } from 'zod'
import { call } from '../../call.ts'
import { enumeration } from '../../enumeration.ts'
import { field, get, list } from '../../list.ts'

const paint = enumeration('SamplePaint', { red: ['빨강', 'Red'], blue: ['파랑', 'Blue'] })

const part = z.object({ name: z.string().max(20), mark: z.string().max(5).default('A') }).meta({ id: 'SamplePart' })

const boat = z.object({
  id: z.uuid(),
  plateNumber: z.string().max(20).nullable(),
  paint: paint.schema,
  lengthMetres: z.number().gt(0).lt(500),
  parts: z.array(part).max(50),
  place: z.tuple([z.int().min(0).max(90), z.int().min(0).max(180)]),
  pricesWon: z.record(paint.schema, z.int().min(0).max(1_000_000)),
  createdAt: z.iso.datetime({ offset: true }).max(40),
  kind: z.discriminatedUnion('type', [
    z.object({ type: z.literal('sail'), masts: z.int().min(1).max(5) }),
    z.object({ type: z.literal('motor'), power: z.int().min(1).max(9_000) }),
  ]),
})

const boats = {
  path: '/boats',
  summary: 'Boats',
  who: ['dealer', 'staff'] as const,
  item: boat,
} as const

export const sampleCalls = {
  cars: {
    listBoats: list({
      ...boats,
      fields: {
        name: field.text(), paint: field.choice(paint), owner: field.only(['staff'], field.id()), year: field.number(),
        sold: field.boolean(), builtOn: field.date(),
      },
      sort: ['price'],
      sortOnly: { price: ['staff'] },
    }),
    getBoat: get(boats),
    sellBoat: call({
      method: 'POST',
      path: '/boats/:id/sell/:buyer',
      summary: 'Sells a boat',
      who: ['staff'],
      params: z.object({ id: z.uuid(), buyer: z.string().max(40) }),
      body: z.object({
        part,
        amountWon: z.int().min(1).max(1_000_000_000),
        month: z.string().regex(/^\d{4}-\d{2}$/).max(7),
      }),
      answer: z.object({ part }),
      errors: { INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'], AUCTION_INVALID: [] },
      idempotency: 'required',
      perMinute: 5,
    }),
    sinkBoats: call({
      method: 'DELETE',
      path: '/boats',
      surface: 'hooks',
      summary: 'Sinks boats',
      who: 'anyone',
      body: z.strictObject({ ids: z.array(z.uuid()).min(2).max(10) }),
      answer: z.null(),
      idempotency: 'none',
    }),
  },
}
