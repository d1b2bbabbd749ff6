// Makes the file that somebody wished for: a list as CSV or as a workbook, a shop as an archive.
import { exportedList } from '@bidyard/contract/enums'
import { type Caller, type Callers, isStaff, mayCall } from '../../../runtime/caller.ts'
import type { Gate } from '../../../runtime/call/gate.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { byteOrderMark } from '../../../runtime/csv/csv-rules.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import type { View } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { isLookAt, viewOf } from '../export-words.ts'
import type { ExportParts } from '../export-parts.ts'
import type { ExportRow } from '../exports.sql.ts'
import { writeCsv } from '../files/write-csv.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import { writeZip } from '../files/write-zip.ts'
import { leadsOwnShop } from '../leads-shop.ts'
import { readRows } from '../tables/read-rows.ts'
import { tables } from '../tables/tables.ts'
import type { ListWish, ShopWish, Wish } from '../wish.ts'
import { inTurnOf, openCounter } from './progress.ts'
import { shopEntries } from './shop-archive.ts'
import type { ToldPaper } from './shop-papers.ts'

export interface Making {
  readonly parts: ExportParts
  readonly database: Database
  readonly callers: Callers
  readonly turns: Gate
  readonly row: ExportRow
  readonly request: RequestFacts
  readonly now: Date
  readonly ended: AbortSignal
}

interface Made {
  readonly name: string
  readonly contentType: string
  readonly content: AsyncIterable<Uint8Array>
  /** What has left with it, once it is over: more than it could be known when it was asked for. */
  readonly taken: () => readonly View[]
}

/** `2611221530`, as clocks in Seoul show it. */
const stampOf = (now: Date): string => seoulOf(now).toISOString().slice(2, 16).replaceAll(/\D/g, '')

const bytesOf = async function* (lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark)
  for await (const text of lines) if (text !== '') yield Buffer.from(text)
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const makeList = (making: Making, caller: Caller, { list, format, query, language }: ListWish): Made => {
  const { parts: { reading }, database, row, now } = making
  const table = tables[list]
  const title = exportedList.labels[list][language]
  const columns = table.columns.map(({ kind, label }) => ({ kind, label: label[language] }))
  const inTurn = inTurnOf({ ...making, may: (one) => reading.may(table.call, one) })
  const counter = openCounter(database, row)
  const pieces = counter.pass(readRows({ reading, table, query, language, inTurn }))
  const name = `${title.replaceAll(/\s/g, '_')}_${stampOf(now)}.${format}`
  const taken = () => (isLookAt(list, caller) ? [{ ...viewOf('take', list), shownCount: counter.written }] : [])
  return format === 'csv'
    ? { name, contentType: 'text/csv; charset=utf-8', content: bytesOf(writeCsv(columns, pieces)), taken }
    : { name, contentType: sheetType, content: writeXlsx({ name: title, columns, pieces, shown: seoulOf(now) }), taken }
}

/** The people of a shop that may never bid again take theirs as well. */
const makeShop = async (making: Making, { language }: ShopWish): Promise<Made | undefined> => {
  const { parts: { reading, storage }, database, row, now } = making
  const { primary } = database
  const shop = row.shopId === null ? undefined : await findShop(primary, row.shopId)
  if (shop === undefined) return undefined
  const isTheirs = async (caller: Caller): Promise<boolean> =>
    isStaff(caller) || (caller.shopId === shop.id && await leadsOwnShop(primary, caller))
  const counter = openCounter(database, row)
  const papers: ToldPaper[] = []
  const entries = shopEntries({
    reading, storage, shop, language, papers, madeAt: now, counted: counter.pass,
    inTurnFor: ({ call }) =>
      inTurnOf({ ...making, may: async (caller) => mayCall(call, caller) && isTheirs(caller) }),
  })
  const word = language === 'ko' ? '전체자료' : 'everything'
  return {
    name: `${shop.name}_${word}_${stampOf(now)}.zip`, contentType: 'application/zip',
    content: writeZip(entries, seoulOf(now)),
    taken: () => [
      { act: 'take shop', subject: 'shop', subjectId: shop.id, shownCount: counter.written },
      {
        act: 'take papers of shop', subject: 'shop', subjectId: shop.id,
        shownCount: papers.filter(({ file }) => file !== null).length,
      },
    ],
  }
}

export const makeFile = async (making: Making, caller: Caller, wish: Wish): Promise<Made | undefined> =>
  wish.kind === 'list' ? makeList(making, caller, wish) : makeShop(making, wish)
