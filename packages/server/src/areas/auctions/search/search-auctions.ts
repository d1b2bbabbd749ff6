// Looks for cars: a page, how many there are, and what else there is, all by one wish.
import { hash } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { AnswerOf } from '@bidyard/contract/call'
import type { SearchSortKey } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { SearchWish } from '@bidyard/contract/shapes/auctions/search'
import { type InTurns, openTurns } from '../../../runtime/batches/in-turns.ts'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { letGo } from '../../../runtime/database/values/let-go.ts'
import { Failure } from '../../../runtime/failure.ts'
import { readOnce, type RequestFacts } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { sightOfRows } from '../auctions/seen-auctions.ts'
import { type CountedFacet, listFacets } from './facets.sql.ts'
import { findFoundCount, listFound, type Position } from './search.sql.ts'
import type { Looking } from './search-conditions.ts'
import { showSearchRow } from './show-search-row.ts'

const words = {
  field: {
    ko: '이 조건으로는 검색할 수 없습니다.', en: 'You cannot search by this.',
  },
  cursor: {
    ko: '다른 검색의 위치입니다. 처음부터 다시 조회해 주세요.',
    en: 'This place belongs to another search. Start it anew.',
  },
} as const

const refused = (path: string, said: keyof typeof words, language: RequestFacts['language']): Failure =>
  new Failure('BadRequestSchema', '0001.invalidBodySchema', [{ path: `body.${path}`, message: words[said][language] }])

// What a dealer must not see must not be found by guessing either.
const hidden = ['plateSuffix', 'states'] as const

const refuseHidden = (caller: Caller, { criteria }: SearchWish, language: RequestFacts['language']): void => {
  if (!caller.roles.has('dealer')) return
  for (const name of hidden)
    if (criteria[name] !== undefined) throw refused(`criteria.${name}`, 'field', language)
}

const fingerprint = ({ criteria, sort }: SearchWish): string =>
  hash('sha256', JSON.stringify([criteria, sort]), 'base64url').slice(0, 12)

const writeCursor = (of: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([of, value, id])).toString('base64url')

const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): value is string =>
  isText(value) && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
// Nothing that the database would not take for the column: a place that somebody made up is refused like any other.
const isNumberUpTo = (max: bigint) => (value: string): boolean =>
  value === '-1' || (/^\d{1,19}$/.test(value) && BigInt(value) <= max)
const isTime = (value: string): boolean => {
  if (!/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/.test(value)) return false
  const second = value.slice(0, 19).replace(' ', 'T')
  const time = new Date(`${second}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(second)
}
const isKeyOf: Readonly<Record<SearchSortKey, (value: string) => boolean>> = {
  endsAt: isTime, auctionCreatedAt: isTime, modelYear: isNumberUpTo(9_999n), odometerKm: isNumberUpTo(2n ** 31n - 1n),
  guideMidWon: isNumberUpTo(2n ** 63n - 1n),
}

/** Unsigned: every key by which one may sort is in plain sight, so no cursor tells what a filter would not. */
const readCursor = (cursor: string, wish: SearchWish, of: string): Position | undefined => {
  try {
    const told: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(told)) return undefined
    const [found, value, id] = told as unknown[]
    return found === of && isText(value) && isKeyOf[wish.sort.by](value) && isId(id) ? { value, id } : undefined
  } catch {
    return undefined
  }
}

/** A look takes milliseconds; whatever holds one up shall hold up nobody else. */
const patienceMs = 1_000

const turns = new WeakMap<Reader, InTurns>()

const turnsOf = (db: Reader): InTurns => {
  const known = turns.get(db)
  if (known !== undefined) return known
  const share = openTurns(patienceMs)
  turns.set(db, share)
  return share
}

/** The market opens for many with the same question: it is read and shown once for them. */
const shared = <Value>(
  caller: Caller, looking: Looking, of: object, work: () => Promise<Value>, own?: (shared: Value) => Value,
): Promise<Value> => {
  if (looking.sight.needsOrders) return work()
  const key = JSON.stringify([isStaff(caller), caller.roles.has('dealer'), looking.criteria, of])
  return turnsOf(looking.db)(key, work, own)
}

interface CountsOf {
  readonly count?: number | '10,000+'
  readonly facets: readonly CountedFacet[]
}

/** Who counts facets has been through all that fits: how many there are is in their sums. */
const countsOf = async (
  caller: Caller, looking: Looking, { count, facets: asked }: Pick<SearchWish, 'count' | 'facets'>,
): Promise<CountsOf> => {
  const { facets, found: summed } = asked.length === 0
    ? { facets: [], found: undefined } : await shared(caller, looking, asked, () => listFacets(looking, asked))
  if (!count) return { facets }
  const found = summed ?? await shared(caller, looking, {}, () => findFoundCount(looking))
  return { facets, count: found > limits.countExact ? '10,000+' : found }
}

type Page = Pick<AnswerOf<typeof auctionsCalls.searchAuctions>, 'items' | 'nextCursor'>

const ownPage = (page: Page): Page => ({ ...page, items: [...page.items] })

const pageOf = (caller: Caller, looking: Looking, wish: SearchWish, after: Position | undefined): Promise<Page> => {
  const { sort, size } = wish
  return shared(caller, looking, { sort, after, size }, async () => {
    const rows = await listFound({ ...looking, sort, after, size: size + 1 })
    const page = rows.slice(0, size)
    const last = rows.length > size ? page.at(-1) : undefined
    const items = page.map((row) => showSearchRow(caller, row))
    letGo(rows)
    return {
      items,
      nextCursor: last === undefined ? null : writeCursor(fingerprint(wish), { value: last.key, id: last.id }),
    }
  }, ownPage)
}

export const searchAuctions = readOnce(auctionsCalls.searchAuctions, async ({ db, caller, now, body, request }) => {
  refuseHidden(caller, body, request.language)
  const { criteria, size, cursor } = body
  const after = cursor === undefined ? undefined : readCursor(cursor, body, fingerprint(body))
  if (cursor !== undefined && after === undefined) throw refused('cursor', 'cursor', request.language)
  const looking: Looking = { db, criteria, sight: sightOfRows(caller) }
  const [page, { facets, ...counted }] = await Promise.all([
    size === 0 ? { items: [], nextCursor: null } : pageOf(caller, looking, body, after),
    countsOf(caller, looking, body),
  ])
  return {
    ...page, ...counted, facets: facets.map(({ facet, values }) => ({ facet, values: [...values] })), now: timeOf(now),
  }
})
