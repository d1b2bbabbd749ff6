// Calls that only tests know, with everything that a call can have, so that the runtime is proven without a car.
import { call, type CallDefinition } from '@bidyard/contract/call'
import { enumeration } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import { field, get, list } from '@bidyard/contract/list'
import { z } from 'zod'

export const samplePaint = enumeration('SamplePaint', {
  red: ['빨강', 'Red'],
  green: ['초록', 'Green'],
  blue: ['파랑', 'Blue'],
})

const time = z.iso.datetime({ offset: true }).max(limits.timeText)

export const sampleShape = z.object({
  id: z.uuid(),
  name: z.string().max(limits.name).nullable(),
  paint: samplePaint.schema.nullable(),
  ownerId: z.uuid().nullable(),
  priceWon: z.int().nullable(),
  sold: z.boolean().nullable(),
  seenAt: time.nullable(),
  builtOn: z.iso.date().nullable(),
  createdAt: time,
  updatedAt: time,
})

const samples = {
  path: '/samples', summary: 'Samples', who: ['dealer', 'staff'] as const, item: sampleShape,
} as const

const made = z.object({ id: z.uuid(), priceWon: z.int() })
const body = z.object({
  name: z.string().min(2).max(limits.name),
  priceWon: z.int().min(0),
  paint: samplePaint.schema.optional(),
  tags: z.array(z.string().max(20)).max(100).optional(),
})

const lists = {
  listSamples: list({
    ...samples,
    fields: {
      name: field.text(), paint: field.choice(samplePaint), ownerId: field.id(), priceWon: field.number(),
      sold: field.boolean(), seenAt: field.time(), builtOn: field.date(),
      secretWon: field.only(['staff'], field.number()),
    },
    // `weight` can be sorted by and nothing else; `rank` only by staff.
    sort: ['name', 'paint', 'ownerId', 'priceWon', 'sold', 'seenAt', 'builtOn', 'secretWon', 'weight', 'rank'],
    sortOnly: { rank: ['staff'] },
  }),
  /** The same rows under another name: cursors must not wander between them. */
  listOtherSamples: list({ ...samples, path: '/other-samples', fields: {}, sort: [] }),
  getSample: get(samples),
  readWords: call({
    method: 'GET', path: '/sample-words', summary: 'Words', who: 'anyone', cacheSeconds: 60,
    query: z.strictObject({ size: z.int().min(1).max(5).optional(), like: z.string().max(10).optional() }),
    answer: z.object({ words: z.array(z.string().max(20)).max(5) }),
  }),
} as const

const acts = {
  makeSample: call({
    method: 'POST', path: '/samples', summary: 'Makes a sample', who: ['dealer'], body, answer: made,
    errors: { INVALID_INPUT: ['0001.invalid_amount'], SHOP_NOT_FOUND: [] }, idempotency: 'required',
  }),
  /** Says a word as often as one likes: an answer of any length. */
  repeatWord: call({
    method: 'POST', path: '/repeated-words', summary: 'Repeats a word', who: 'anyone',
    body: z.strictObject({ word: z.string().max(20), times: z.int().min(1).max(1_000) }),
    answer: z.object({ words: z.array(z.string().max(20)).max(1_000) }), idempotency: 'none',
  }),
  changeSample: call({
    method: 'PATCH', path: '/samples/:id', summary: 'Changes a sample', who: 'signedIn',
    params: z.object({ id: z.uuid() }), query: z.object({ dry: z.boolean().optional() }),
    body: z.strictObject({ name: z.string().max(limits.name) }),
    answer: z.object({ name: z.string().max(limits.name) }),
  }),
  pokeSample: call({
    method: 'POST', path: '/samples/:id/poke', summary: 'Pokes a sample, without a body', who: 'anyone',
    params: z.object({ id: z.string().max(100) }), answer: z.null(),
  }),
  dropSamples: call({
    method: 'DELETE', path: '/samples', summary: 'Drops samples', who: ['staff'],
    body: z.strictObject({ ids: z.array(z.uuid()).max(10) }), answer: z.object({ count: z.int() }),
  }),
  guess: call({
    method: 'POST', path: '/guesses', summary: 'A call for guessers', who: 'anyone', perMinute: 3, answer: z.null(),
    idempotency: 'none',
  }),
  runClock: call({
    method: 'POST', path: '/samples@scheduled', summary: 'For the scheduler', who: ['scheduler'], answer: z.null(),
  }),
  hook: call({
    method: 'POST', path: '/samples', surface: 'hooks', summary: 'For another machine', who: 'anyone',
    body: z.record(z.string().max(20), z.unknown()), answer: z.null(), idempotency: 'none',
  }),
} as const

/** How the odd call goes wrong; each is a mistake that a handler could make, or a thing that happens to one. */
export const mishaps = [
  'throw', 'badAnswer', 'extraField', 'undeclaredError', 'swallowed', 'badSql', 'slowSql', 'secretInError',
] as const

const oddities = {
  meetMishap: call({
    method: 'POST', path: '/mishaps/:mishap', summary: 'Goes wrong', who: 'anyone',
    params: z.object({ mishap: z.enum(mishaps) }), answer: z.object({ fine: z.boolean() }),
    errors: { INVALID_INPUT: ['0001.invalid_amount'] },
  }),
  readMishap: call({
    method: 'GET', path: '/mishaps/:mishap', summary: 'Goes wrong while reading', who: 'anyone',
    params: z.object({ mishap: z.enum(mishaps) }), answer: z.object({ fine: z.boolean() }),
  }),
  /** Adds to two counters in the given order and does in between what the test wants. */
  addToCounters: call({
    method: 'POST', path: '/counters', summary: 'Adds to counters', who: 'anyone',
    body: z.object({ order: z.array(z.enum(['a', 'b'])).max(2) }), answer: z.object({ sum: z.int() }),
  }),
} as const

export const sampleCalls = { sample: { ...lists, ...acts, ...oddities } } as const satisfies
  Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>
