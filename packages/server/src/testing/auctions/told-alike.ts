// Asks a dealer the same questions twice, with other things behind what dealers may not see: the answers must be alike.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { type ListCall, operators } from '@bidyard/contract/list'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestMember } from '../app.ts'
import { plainAskerOf, queryOf } from '../plain-ask.ts'
import type { MarketWorld } from './market-world.ts'

export interface Question {
  readonly method?: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/** What somebody asks by who looks for what is hidden. */
export interface Prying {
  readonly hiddenFields: readonly string[]
  readonly value: fc.Arbitrary<unknown>
}

/** A known name as a rule, and a hidden one now and then. */
export const mostly = (known: readonly string[], { hiddenFields }: Prying): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fc.constantFrom(...hiddenFields))

export const pryingLists = (lists: readonly ListCall[], prying: Prying): fc.Arbitrary<Question> =>
  fc.constantFrom(...lists).chain((list) => fc.record({
    filter: fc.option(fc.record({
      field: mostly(Object.keys(list.list.fields), prying), operator: fc.constantFrom(...operators),
      value: fc.oneof(prying.value, fc.array(prying.value, { maxLength: 3 })),
    }), { nil: undefined }),
    sort: fc.option(fc.tuple(mostly(list.list.sort, prying), fc.constantFrom('asc', 'desc')), { nil: undefined }),
  }).map(({ filter, sort }) => ({
    path: addressOf(list as CallDefinition),
    query: {
      size: 100, count: true,
      ...(filter === undefined ? {} : { filter: { [filter.field]: { [filter.operator]: filter.value } } }),
      ...(sort === undefined ? {} : { sort: [{ [sort[0]]: sort[1] }] }),
    },
  })))

/** Another two digits in the middle of every plate; the others are shown. */
export const fillPlates = async ({ sql }: MarketWorld, middle: string): Promise<void> => {
  await sql`
    update orders set car_number = overlay(car_number placing ${middle} from char_length(car_number) - 3 for 2)`
}

/** Links to pictures are signed for their time; whatever else they say is compared. */
export const unsigned = (answer: string): string =>
  answer.replace(/\?[^"?\s]*\bsignature=[^"\s]*/g, (values) => {
    const kept = values.slice(1).split('&').filter((value) => !/^(signature|ends)=/.test(value))
    return kept.length === 0 ? '' : `?${kept.join('&')}`
  })

const askAll = async (base: string, token: string, questions: readonly Question[]): Promise<readonly string[]> => {
  const ask = plainAskerOf(base)
  const answers: string[] = []
  for (const { method = 'GET', path, query, body } of questions) {
    const { status, body: answer } = await ask(path, {
      method, token, ...(query === undefined ? {} : { query: queryOf(query) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { now: _, ...data } = { ...(answer.data as Record<string, unknown> | undefined) }
    answers.push(unsigned(JSON.stringify([status, answer.code, answer.issues?.map((issue) => issue.path), data])))
  }
  return answers
}

interface Alike<Filling> {
  readonly dealer: TestMember
  readonly questions: readonly Question[]
  readonly fillings: readonly [Filling, Filling]
  readonly fill: (filling: Filling) => Promise<void>
  /** Words of the fillings that no answer may hold. */
  readonly secrets: readonly string[]
  readonly seed: number
}

export const expectAlike = async <Filling>(world: MarketWorld, asked: Alike<Filling>): Promise<void> => {
  const { dealer, questions, fillings, fill, secrets, seed } = asked
  const told: (readonly string[])[] = []
  const office: (readonly string[])[] = []
  for (const filling of fillings) {
    await fill(filling)
    told.push(await askAll(world.base, dealer.token, questions))
    office.push(await askAll(world.base, world.clerk.token, questions))
  }
  for (const [at, question] of questions.entries())
    expect(told[1]?.[at], `seed ${seed}: ${JSON.stringify(question)}`).toBe(told[0]?.[at])
  const plain = told.flat().join('\n')
  expect(secrets.filter((secret) => plain.includes(secret))).toEqual([])
  // The same questions tell the office what was changed, so they do ask for it.
  expect(office[1]).not.toEqual(office[0])
  expect(told[0]?.filter((answer) => answer.startsWith('[200')).length).toBeGreaterThan(questions.length / 6)
}
