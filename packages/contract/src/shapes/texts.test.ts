// Texts that people write for others, in every call that takes one.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from '../calls.ts'

const forOthers = new Set(['reason', 'note', 'road', 'detail', 'shopName', 'companyName', 'representativeName'])

interface Inner {
  readonly def: {
    readonly shape?: Readonly<Record<string, z.ZodType>>
    readonly options?: readonly z.ZodType[]
    readonly innerType?: z.ZodType
    readonly element?: z.ZodType
    readonly in?: z.ZodType
  }
}

/** Every field of such a name, however deep, with the way that leads there. */
const fieldsIn = (schema: z.ZodType, path: string): [string, z.ZodType][] => {
  const { shape = {}, options = [], innerType, element, in: given } = (schema as unknown as Inner).def
  const deeper = [...options, innerType, element, given].filter((one) => one !== undefined)
  return [
    ...Object.entries(shape).flatMap(([name, field]): [string, z.ZodType][] =>
      forOthers.has(name) ? [[`${path}.${name}`, field]] : fieldsIn(field, `${path}.${name}`)),
    ...deeper.flatMap((one) => fieldsIn(one, path)),
  ]
}

const fields = Object.values(calls).flatMap((area) => Object.entries(area).flatMap(([name, { body }]) =>
  body === undefined ? [] : fieldsIn(body, name)))

test('stand in many calls', () => {
  expect(fields.length).toBeGreaterThan(25)
})

test.each(fields)('%s takes nothing that is unseen or turns its direction', (_, field) => {
  expect(field.safeParse('보이는 글').success).toBe(true)
  for (const hidden of ['\u202e글자', '글\u200b자', '글\u0007자', '글\u2028자', '\u3164\u3164', '글\uffa0자', '\u2800\u2800'])
    expect(field.safeParse(hidden).success).toBe(false)
})
