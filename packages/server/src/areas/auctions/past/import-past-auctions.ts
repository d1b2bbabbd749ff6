// Brings auctions that another system held, all of a file or nothing: history that is counted and looked up, no more.
import type { Label } from '@bidyard/contract/enumeration'
import { writeAudit } from '../../../runtime/work/logs.ts'
import {
  columnsOf, type ImportGiven, type ImportOutcome, inSets, nothing, readRows, runImport, type Work,
} from '../../reference/for-other-areas.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { insertOrUpdatePast, type ToldAuction, type Written } from './past-auctions.sql.ts'
import { neededPastColumns, type PastColumn, pastColumns } from './past-columns.ts'
import { judgePastRow } from './past-row-rules.ts'
import type { PastAuction } from './past-types.ts'

const twice = (line: number): Label => ({
  ko: `경매번호: ${line}번째 줄에 같은 경매가 있습니다.`, en: `auctionNo: line ${line} has this auction already.`,
})

const partlyNamed: Label = {
  ko: '시스템: 모든 행에 적거나 모든 행을 비워 주세요.', en: 'system: name it in every row or in none.',
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

const sumOf = (one: Written, other: Written): Written => ({
  added: one.added + other.added, changed: one.changed + other.changed, from: earlier(one.from, other.from),
  until: later(one.until, other.until),
})

/** A column that the file has not got says nothing of what is here; an empty cell says that there is nothing. */
const toldOf = (auction: PastAuction, has: (column: PastColumn) => boolean): ToldAuction => {
  const told = Object.entries(auction).filter(([key]) => has(key as PastColumn))
  const { system, auctionNo, result } = auction
  const unsold = result === 'sold' ? {} : { amountWon: null, buyerBusinessNumber: null }
  return { ...Object.fromEntries(told), ...unsold, system, auctionNo }
}

async function* judgedRows({ tx, file, faults, count }: Work): AsyncGenerator<ToldAuction> {
  const given = { now: await readNow(tx), isOfBook: file.ending === '.xlsx' }
  const lines = new Map<string, number>()
  let header: readonly string[] | undefined
  let isNamed: boolean | undefined
  const onHeader = (names: readonly string[]): void => {
    header = names
  }
  for await (const read of readRows(file, { ...columnsOf(pastColumns, neededPastColumns), onHeader })) {
    count(1)
    if ('fault' in read) {
      faults.add(read.line, read.fault)
      continue
    }
    const judged = judgePastRow(read.cells, given)
    if ('faults' in judged) {
      for (const fault of judged.faults) faults.add(read.line, fault)
      continue
    }
    isNamed ??= 'system' in read.cells
    if (isNamed !== 'system' in read.cells) {
      faults.add(read.line, partlyNamed)
      continue
    }
    const key = JSON.stringify([judged.auction.system, judged.auction.auctionNo])
    const before = lines.get(key)
    if (before === undefined) yield toldOf(judged.auction, (column) => header?.includes(column) ?? column in read.cells)
    else faults.add(read.line, twice(before))
    lines.set(key, before ?? read.line)
  }
  if (lines.size === 0 && faults.count === 0) faults.add(0, nothing)
}

const writeAll = async (work: Work): Promise<Written> => {
  let written: Written = { added: 0, changed: 0, from: null, until: null }
  for await (const auctions of inSets(judgedRows(work)))
    if (work.faults.count === 0) written = sumOf(written, await insertOrUpdatePast(work.tx, auctions))
  return written
}

export const importPastAuctions = (given: ImportGiven): Promise<ImportOutcome> =>
  runImport('past-auctions', given, async (work) => {
    const { added, changed, from, until } = await writeAll(work)
    if (work.faults.count > 0) return ''
    await writeAudit(work.tx, work.doer, [{
      act: 'import past auctions', subject: 'pastAuctions', subjectId: work.file.name, after: { added, changed },
    }])
    if (from !== null && until !== null) work.emit('pastAuctionsBrought', { from, until })
    return `${added} past auctions added, ${changed} changed`
  })
