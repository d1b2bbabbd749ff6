// Texts that people write for others, in every call that takes one.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from '../calls.ts'

const forOthers = new Set([
  'reason', 'note', 'road', 'detail', 'shopName', 'companyName', 'representativeName', 'statement', 'answer',
])

interface Inner {
  readonly def: {
    readonly shape?: Readonly<Record<string, z.ZodType>>
    readonly options?: readonly z.ZodType[]
    readonly innerType?: z.ZodType
    readonly element?: z.ZodType
    readonly in?: z.ZodType
    readonly entries?: unknown
  }
}

/** One of a few words, which nobody writes. */
const isChoice = (field: z.ZodType): boolean => (field as unknown as Inner).def.entries !== undefined

/** Every field of such a name, however deep, with the way that leads there. */
const fieldsIn = (schema: z.ZodType, path: string): [string, z.ZodType][] => {
  const { shape = {}, options = [], innerType, element, in: given } = (schema as unknown as Inner).def
  const deeper = [...options, innerType, element, given].filter((one) => one !== undefined)
  return [
    ...Object.entries(shape).flatMap(([name, field]): [string, z.ZodType][] =>
      forOthers.has(name) && !isChoice(field) ? [[`${path}.${name}`, field]] : fieldsIn(field, `${path}.${name}`)),
    ...deeper.flatMap((one) => fieldsIn(one, path)),
  ]
}

const fields = Object.values(calls).flatMap((area) => Object.entries(area).flatMap(([name, { body }]) =>
  body === undefined ? [] : fieldsIn(body, name)))

test('stand in many calls', () => {
  expect(fields.length).toBeGreaterThan(25)
})

// Long enough for those that want some words, so that only what is hidden can be the reason for a no.
const visible = '보이는 글이 여기에 넉넉하게 적혀 있습니다'

test.each(fields)('%s takes nothing that is unseen or turns its direction', (_, field) => {
  expect(field.safeParse(visible).success).toBe(true)
  for (const hidden of ['\u202e', '\u200b', '\u0007', '\u2028', '\u3164', '\uffa0', '\u2800'])
    expect(field.safeParse(visible.replace('글', `글${hidden}`)).success).toBe(false)
})
