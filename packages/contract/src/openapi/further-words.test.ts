// What a program's author cannot guess stands in the document, and its examples are what their fields say.
import { describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { events } from '../events.ts'
import { plateOf } from '../shapes/cars/numbers/plates.ts'
import { openApiDocument } from './document.ts'
import { furtherWords } from './further-words.ts'

const document = openApiDocument({ version: '3.1' })
const operations = new Map(Object.values(document.paths)
  .flatMap((item) => Object.values(item)).map((one) => [one.operationId, one]))

const valuesOf = (node: unknown, name: string): unknown[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === name && typeof value !== 'object' ? [value as unknown] : valuesOf(value, name))
}
const examples = [...operations.values()].flatMap(({ requestBody, responses }) => [
  requestBody?.content['application/json']?.example,
  ...Object.values(responses).map((one) => ('content' in one ? one.content?.['application/json']?.example : undefined)),
])

describe('what a call wants known', () => {
  it.each(Object.entries(furtherWords))('%s is a call, and its operation says so', (name, words) => {
    const [area = '', act = ''] = name.split('.')
    expect((calls as Readonly<Record<string, object>>)[area], name).toHaveProperty(act)
    expect(operations.get(name)?.description.endsWith(words), name).toBe(true)
  })
})

describe('examples', () => {
  it.each(['carNumber', 'carNo'])('of %s are number plates, hidden where they are', (name) => {
    const plates = valuesOf(examples, name)
    expect(plates.length).toBeGreaterThan(0)
    expect(plates.filter((plate) => plateOf(String(plate).replace('**', '34')) === undefined)).toEqual([])
  })

  it('tell a house and a road where an address is meant', () => {
    expect(new Set(valuesOf(examples, 'road'))).toEqual(new Set(['서울특별시 강남구 테헤란로 1']))
  })

  it('never give a model of a car for a text of another kind', () => {
    const kinds = ['claim', 'action', 'from', 'to', 'subject', 'statement', 'answer', 'keyId', 'partnerCode', 'label']
    for (const kind of kinds) expect(valuesOf(examples, kind), kind).not.toContain('그랜저')
  })
})

it('each event is told with the fields that it may carry', () => {
  const words = operations.get('live.events')?.description ?? ''
  for (const [name, { live }] of Object.entries(events)) expect(words.includes(`\`${name}\``), name).toBe(live)
  expect(words).toContain('- `orderChanged`: `orderId`, `partnerId`, `exhibitId`\n')
  expect(words).toContain('- `biddingsChanged`: `bids` of `biddingId`, `auctionId`, `shopId`, `partnerId`')
})
