// The same numbers counted the plain way: whole tables are read and everything is counted by hand, row by row.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { reportsCalls } from '@bidyard/contract/calls/reports'
import type { Sql } from 'postgres'

export type Numbers = ReceivedOf<typeof reportsCalls.getOfficeNumbers>
type Row = Record<string, unknown>

const aheadMs = 9 * 3_600_000
export const seoulDay = (moment: unknown): string =>
  new Date((moment as Date).getTime() + aheadMs).toISOString().slice(0, 10)

const tables = [
  'orders', 'auctions', 'auction_bidders', 'contracts', 'car_guide_prices', 'state_history', 'fault_cases',
  'takeover_disputes', 'auction_error_reports', 'violation_appeals', 'past_auctions',
  'shop_violations', 'shop_penalties', 'ledger_entries', 'ledger_postings', 'ledger_accounts',
] as const
type Books = Record<(typeof tables)[number], readonly Row[]>

export const readBooks = async (sql: Sql): Promise<Books> =>
  Object.fromEntries(await Promise.all(tables.map(async (table) =>
    [table, await sql.unsafe<Row[]>(`select * from ${table}`)] as const))) as unknown as Books

type Lies = (moment: unknown) => boolean
const numberOf = (value: unknown): number => Number(value ?? 0)
const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + numberOf(row[column]), 0)

const market = (books: Books, lies: Lies, kind?: string) => {
  const ofKind = (row: Row) => kind === undefined || row['kind'] === kind
  const closed = books.auctions.filter((row) =>
    ofKind(row) && lies(row['closed_at']) && (row['closed_at'] as Date) >= (row['ends_at'] as Date))
  const awards = books.contracts.filter((row) => ofKind(row) && lies(row['awarded_at']))
  const guideOf = ({ order_id: id }: Row) => books.car_guide_prices.find((row) => row['order_id'] === id)?.['mid_won']
  const guided = awards.filter((row) => guideOf(row) !== null && guideOf(row) !== undefined)
  const past = books.past_auctions.filter(ofKind)
  const pastClosed = past.filter((row) => row['result'] !== 'cancelled' && lies(row['closed_at']))
  const pastSold = pastClosed.filter((row) => row['result'] === 'sold')
  return {
    opened: books.auctions.filter((row) => ofKind(row) && lies(row['opened_at'])).length
      + past.filter((row) => row['opened_at'] !== null && lies(row['opened_at'])).length,
    closed: closed.length + pastClosed.length,
    sold: pastSold.length + closed.filter(({ id }) => books.contracts.some((row) =>
      row['auction_id'] === id && row['awarded_at'] !== null && row['state'] !== 'cancelled')).length,
    bids: books.auction_bidders.filter(({ auction_id: id }) => closed.some((row) => row['id'] === id)).length
      + sumOf(pastClosed, 'bid_count'),
    awards: awards.length + pastSold.length,
    awardsWon: sumOf(awards, 'amount_won') + sumOf(pastSold, 'amount_won'),
    guidedWon: sumOf(guided, 'amount_won'),
    guideWon: guided.reduce((sum, row) => sum + numberOf(guideOf(row)), 0),
  }
}

const postingsOf = (books: Books, lies: Lies, kind: string): readonly Row[] => {
  const accounts = new Set(books.ledger_accounts.filter((row) => row['kind'] === kind).map(({ id }) => id))
  const entries = new Set(books.ledger_entries.filter((row) => lies(row['happened_at'])).map(({ id }) => id))
  return books.ledger_postings.filter((row) => accounts.has(row['account_id']) && entries.has(row['entry_id']))
}

const moneyOf = (books: Books, lies: Lies, kind: string): number => sumOf(postingsOf(books, lies, kind), 'won')

/** Which way the money of a posting went at first, also where the posting takes it back. */
const firstWay = (books: Books, posting: Row): number => {
  const undone = books.ledger_entries.find(({ id }) => id === posting['entry_id'])?.['reverses_id']
  const first = undone === null ? posting : books.ledger_postings.find((row) =>
    row['entry_id'] === undone && row['account_id'] === posting['account_id'])
  return Math.sign(numberOf(first?.['won']))
}

const bankOf = (books: Books, lies: Lies, way: 1 | -1): number => way * sumOf(
  postingsOf(books, lies, 'bankClearing').filter((posting) => firstWay(books, posting) === way), 'won')

const standing = (books: Books) => books.shop_violations.filter((row) => row['deleted_at'] === null)
const penalties = (books: Books, lies: Lies, kind: string) => books.shop_penalties.filter((row) =>
  row['kind'] === kind && lies(row['created_at']) && row['ended_as'] !== 'rejudged'
  && standing(books).some(({ id }) => id === row['violation_id']))

export const figuresOf = (books: Books, lies: Lies): Numbers['total']['now'] => {
  const done = books.contracts.filter((row) => row['state'] === 'done' && lies(row['done_at']))
  return {
    orders: books.orders.filter((row) => lies(row['confirmed_at'])).length,
    ...market(books, lies),
    done: done.length,
    doneWon: sumOf(done, 'price_won'),
    fallen: books.contracts.filter((row) => row['awarded_at'] !== null && lies(row['cancelled_at'])).length,
    revenueWon: 0 - moneyOf(books, lies, 'revenue'),
    penaltyWon: 0 - moneyOf(books, lies, 'penaltyIncome'),
    inWon: bankOf(books, lies, 1) + 0,
    outWon: bankOf(books, lies, -1) + 0,
    restrictions: penalties(books, lies, 'restriction').length,
    deductedWon: sumOf(penalties(books, lies, 'deduction'), 'value'),
  }
}

export const kindOf = (books: Books, lies: Lies, kind: string) => market(books, lies, kind)

/** How long each stay in a step of a contract took, in hours, as the history tells one move after another. */
const staysOf = (books: Books, lies: Lies, step: string): readonly number[] => {
  const hours: number[] = []
  const entered = new Map<unknown, Row>()
  for (const row of books.state_history.toSorted((one, other) => Number(one['id']) - Number(other['id']))) {
    if (!String(row['machine']).startsWith('contract-') || row['from_state'] === row['to_state']) continue
    const before = entered.get(row['row_id'])
    if (before?.['to_state'] === step && row['to_state'] !== 'cancelled' && lies(row['created_at']))
      hours.push(((row['created_at'] as Date).getTime() - (before['created_at'] as Date).getTime()) / 3_600_000)
    entered.set(row['row_id'], row)
  }
  return hours
}

const waysOf = (books: Books, lies: Lies, step: string): readonly number[] => {
  const auctionOf = (row: Row) => books.auctions.find(({ id }) => id === row['auction_id']) ?? {}
  const orderOf = (row: Row) => books.orders.find(({ id }) => id === row['order_id']) ?? {}
  const stretch = (rows: readonly Row[], from: (row: Row) => unknown, to: (row: Row) => unknown) =>
    rows.filter((row) => lies(to(row)))
      .map((row) => ((to(row) as Date).getTime() - (from(row) as Date).getTime()) / 3_600_000)
  const at = (column: string) => (row: Row) => row[column]
  const done = books.contracts.filter((row) => row['state'] === 'done')
  const ended = books.auctions.filter((row) =>
    row['closed_at'] !== null && (row['closed_at'] as Date) >= (row['ends_at'] as Date))
  if (step === 'toMarket')
    return stretch(books.auctions.filter(({ round }) => round === 1), (row) => orderOf(row)['confirmed_at'],
      at('opened_at'))
  if (step === 'onMarket') return stretch(ended, at('opened_at'), at('closed_at'))
  if (step === 'toAward') return stretch(books.contracts, (row) => auctionOf(row)['closed_at'], at('awarded_at'))
  return step === 'toDone' ? stretch(done, at('awarded_at'), at('done_at')) : []
}

export const hoursOf = (books: Books, lies: Lies, step: string): readonly number[] =>
  [...waysOf(books, lies, step), ...staysOf(books, lies, step)]

export const disputesOf = (books: Books, lies: Lies): Readonly<Record<string, number>> => ({
  priceCut: books.state_history.filter((row) => row['machine'] === 'adjustment' && lies(row['created_at'])
    && row['to_state'] === 'disputed' && row['from_state'] !== 'disputed').length,
  fault: books.fault_cases.filter((row) => lies(row['created_at'])).length,
  takeover: books.takeover_disputes.filter((row) => lies(row['opened_at'])).length,
  errorReport: books.auction_error_reports.filter((row) => lies(row['report_at'])).length,
  appeal: books.violation_appeals.filter((row) => lies(row['created_at'])).length,
})

export const violationsOf = (books: Books, lies: Lies, type: string): number =>
  standing(books).filter((row) => row['type'] === type && lies(row['applied_at'])).length
