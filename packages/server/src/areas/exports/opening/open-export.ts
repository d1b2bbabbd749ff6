// Opens an export by its link, once: the permission, the session and the right behind it are judged at this moment.
import { randomUUID } from 'node:crypto'
import { exportedList } from '@bidyard/contract/enums'
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate, PrivateContent } from '../../../providers/storage/private-route.ts'
import { type Caller, type Callers, isStaff, mayCall } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import type { Log } from '../../../runtime/log.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { byteOrderMark } from '../../audit/for-other-areas.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import type { ExportParts } from '../export-parts.ts'
import { type ExportRow, findExport, updateToStarted } from '../exports.sql.ts'
import { writeCsv } from '../files/write-csv.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import { writeZip } from '../files/write-zip.ts'
import { readRows } from '../tables/read-rows.ts'
import { tables } from '../tables/tables.ts'
import { type ListWish, openWish, type ShopWish } from '../wish.ts'
import { counter, inTurnOf, openTurns, untilItsEnd } from './progress.ts'
import { shopEntries } from './shop-archive.ts'

interface Opening {
  readonly parts: ExportParts
  readonly database: Database
  readonly callers: Callers
  readonly log: Log
  readonly turns: ReturnType<typeof openTurns>
  readonly row: ExportRow
  readonly request: RequestFacts
  readonly now: Date
}

interface Made {
  readonly name: string
  readonly contentType: string
  readonly content: AsyncIterable<Uint8Array>
}

/** `2611221530`, as clocks in Seoul show it. */
const stampOf = (now: Date): string => seoulOf(now).toISOString().slice(2, 16).replaceAll(/\D/g, '')

const bytesOf = async function* (lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark)
  for await (const text of lines) if (text !== '') yield Buffer.from(text)
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const openList = (opening: Opening, { list, format, query, language }: ListWish): Made => {
  const { parts: { reading }, database, row, now } = opening
  const table = tables[list]
  const title = exportedList.labels[list][language]
  const columns = table.columns.map(({ kind, label }) => ({ kind, label: label[language] }))
  const inTurn = inTurnOf({ ...opening, may: (caller) => reading.may(table.call, caller) })
  const pieces = counter(database, row)(readRows({ reading, table, query, language, inTurn }))
  const name = `${title.replaceAll(/\s/g, '_')}_${stampOf(now)}.${format}`
  return format === 'csv'
    ? { name, contentType: 'text/csv; charset=utf-8', content: bytesOf(writeCsv(columns, pieces)) }
    : { name, contentType: sheetType, content: writeXlsx({ name: title, columns, pieces, shown: seoulOf(now) }) }
}

/** The people of a shop that may never bid again take theirs as well. */
const openShop = async (opening: Opening, { language }: ShopWish): Promise<Made | undefined> => {
  const { parts: { reading }, database, row, now } = opening
  const shop = row.shopId === null ? undefined : await findShop(database.primary, row.shopId)
  if (shop === undefined) return undefined
  const isTheirs = (caller: Caller): boolean => isStaff(caller) || caller.shopId === shop.id
  const entries = shopEntries({
    reading, shop, language, madeAt: now, counted: counter(database, row),
    inTurnFor: ({ call }) => inTurnOf({ ...opening, may: (caller) => isTheirs(caller) && mayCall(call.who, caller) }),
  })
  const word = language === 'ko' ? '전체자료' : 'everything'
  return {
    name: `${shop.name}_${word}_${stampOf(now)}.zip`, contentType: 'application/zip',
    content: writeZip(entries, seoulOf(now)),
  }
}

const contentOf = async (opening: Opening): Promise<PrivateContent | undefined> => {
  const { parts, row } = opening
  const wish = openWish(parts.personal, row.wish)
  const made = wish.kind === 'list' ? openList(opening, wish) : await openShop(opening, wish)
  return made && {
    disposition: dispositionOf('attachment', made.name), contentType: made.contentType, sizeBytes: undefined,
    content: untilItsEnd(opening, made.content),
  }
}

export const openExport = (
  parts: ExportParts, database: Database, callers: Callers, log: Log,
): OpenPrivate => {
  const turns = openTurns()
  return async ({ viewId, query, address, requestId }) => {
    if (!parts.privateLinks.isWhole(viewId, query)) return undefined
    const known = await findExport(database.primary, viewId)
    const [caller] = known === undefined ? [] : await callers.findBySessions(database.primary, [known.sessionId])
    if (known === undefined || caller === undefined) return undefined
    const row = await database.transact((tx) => updateToStarted(tx, viewId))
    if (row === undefined) return undefined
    const { language } = openWish(parts.personal, row.wish)
    const request: RequestFacts = {
      id: requestId || randomUUID(), address, language, deviceUid: undefined, userAgent: undefined, origin: '',
    }
    return contentOf({ parts, database, callers, log, turns, row, request, now: await readNow(database.primary) })
  }
}
