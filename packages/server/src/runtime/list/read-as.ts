// Reads what a call answers as somebody who does not ask it right now: for files that are written page by page.
import { randomBytes } from 'node:crypto'
import { isForBarred } from '@bidyard/contract/areas'
import type { CallDefinition } from '@bidyard/contract/call'
import type { ErrorCode, Language } from '@bidyard/contract/errors'
import { limits } from '@bidyard/contract/limits'
import type { ListCall, ListQuery } from '@bidyard/contract/list'
import { readQuery } from '../call/read-query.ts'
import { unusableIn } from '../call/unusable.ts'
import { type Caller, mayCall } from '../caller.ts'
import type { Reader } from '../database/database.ts'
import { Failure, refuse } from '../failure.ts'
import type { AnyHandler, RequestFacts } from '../handler.ts'
import { issuesOf } from '../issues.ts'
import { type Asked, countList, type Page, runList } from './run-list.ts'

type Groups<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>

export interface ReadingGiven {
  readonly db: Reader
  readonly caller: Caller
  readonly now: Date
  readonly request: RequestFacts
  /** As `queryOf` read it. */
  readonly query: unknown
}

export interface ReadAs {
  /** As the door of the call would judge it. */
  may(definition: CallDefinition, caller: Caller): boolean
  /** What the text behind the `?` of an address asks for, by the shape of the call. */
  queryOf(definition: CallDefinition, text: string, language: Language): unknown
  count(definition: ListCall, given: ReadingGiven): Promise<number | '10,000+'>
  page(definition: ListCall, given: ReadingGiven, cursor: string | undefined): Promise<Page>
  answer(definition: CallDefinition, given: ReadingGiven): Promise<unknown>
}

interface Plan {
  readonly name: string
  readonly handler: AnyHandler
}

const planFinder = (calls: Groups<CallDefinition>, handlers: Groups<AnyHandler>) => {
  const plans = new Map<CallDefinition, Plan>()
  for (const [area, group] of Object.entries(calls))
    for (const [name, definition] of Object.entries(group)) {
      const handler = handlers[area]?.[name]
      if (handler !== undefined) plans.set(definition, { name: `${area}.${name}`, handler })
    }
  return (definition: CallDefinition): Plan => {
    const plan = plans.get(definition)
    if (plan === undefined) throw new Error(`nobody answers ${definition.path}`)
    return plan
  }
}

const badQuery = (issues: Failure['issues']): Failure =>
  new Failure('BadRequestSchema', '0003.invalidQuerySchema', issues)

const queryOf: ReadAs['queryOf'] = (definition, text, language) => {
  const entries = [...new URLSearchParams(text)]
  const { values, faults } = readQuery(Object.fromEntries(entries))
  if (faults.size > 0)
    throw badQuery([...faults].map(([name, said]) => ({ path: `query.${name}`, message: said[language] })))
  const unusable = unusableIn(values)
  if (unusable !== undefined) throw badQuery([{ path: 'query', message: unusable[language] }])
  const parsed = definition.query?.safeParse(values, { reportInput: true })
  if (parsed?.success === false) throw badQuery(issuesOf('query', parsed.error, language))
  return parsed?.data ?? {}
}

/** The cursors never leave the program, so any secret serves. */
export const openReadAs = (calls: Groups<CallDefinition>, handlers: Groups<AnyHandler>): ReadAs => {
  const planOf = planFinder(calls, handlers)
  const cursorSecret = randomBytes(32).toString('base64')
  const askedOf = (definition: ListCall, given: ReadingGiven, cursor?: string): Asked => {
    const { name, handler } = planOf(definition)
    if (handler.kind !== 'list') throw new Error(`${name} is no list`)
    const { filter, sort } = given.query as ListQuery
    return {
      name, definition: definition.list, source: handler.source({ ...given, refuse } as never),
      query: { filter, sort, cursor, size: limits.exportRowsAtOnce },
      caller: given.caller, db: given.db, cursorSecret, language: given.request.language,
    }
  }
  return {
    queryOf,
    may: (definition, caller) =>
      mayCall(definition, caller) && (!caller.isBarred || isForBarred(planOf(definition).name, definition)),
    count: (definition, given) => countList(askedOf(definition, given)),
    page: (definition, given, cursor) => runList(askedOf(definition, given, cursor)),
    answer: async (definition, given) => {
      const { name, handler } = planOf(definition)
      if (handler.kind !== 'read') throw new Error(`${name} is no reading`)
      const fail = (code: ErrorCode, detail?: string): Failure => new Failure(code, detail)
      return handler.run({ ...given, params: {}, body: undefined, fail, refuse } as never)
    },
  }
}
