// Brings auctions that another system held, all of a file or nothing: history that is counted and looked up, no more.
import type { Label } from '@bidyard/contract/enumeration'
import { writeAudit } from '../../../runtime/work/logs.ts'
import {
  columnsOf, type ImportGiven, type ImportOutcome, readRows, runImport, type Work,
} from '../../reference/for-other-areas.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { insertOrUpdatePast, type Written } from './past-auctions.sql.ts'
import { neededPastColumns, pastColumns } from './past-columns.ts'
import { judgePastRow } from './past-row-rules.ts'
import type { PastAuction } from './past-types.ts'

const batchSize = 1_000

const twice = (line: number): Label => ({
  ko: `경매번호: ${line}번째 줄에 같은 경매가 있습니다.`, en: `auctionNo: line ${line} has this auction already.`,
})

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

const sumOf = (one: Written, other: Written): Written => ({
  added: one.added + other.added, changed: one.changed + other.changed, from: earlier(one.from, other.from),
  until: later(one.until, other.until),
})

async function* judgedRows({ tx, file, faults, count }: Work): AsyncGenerator<PastAuction> {
  const now = await readNow(tx)
  const lines = new Map<string, number>()
  for await (const read of readRows(file, columnsOf(pastColumns, neededPastColumns))) {
    count(1)
    if ('fault' in read) {
      faults.add(read.line, read.fault)
      continue
    }
    const judged = judgePastRow(read.cells, now)
    if ('faults' in judged) {
      for (const fault of judged.faults) faults.add(read.line, fault)
      continue
    }
    const key = JSON.stringify([judged.auction.system, judged.auction.auctionNo])
    const before = lines.get(key)
    if (before === undefined) yield judged.auction
    else faults.add(read.line, twice(before))
    lines.set(key, before ?? read.line)
  }
}

const writeAll = async (work: Work): Promise<Written> => {
  let written: Written = { added: 0, changed: 0, from: null, until: null }
  let batch: PastAuction[] = []
  const write = async (): Promise<void> => {
    if (batch.length > 0 && work.faults.count === 0)
      written = sumOf(written, await insertOrUpdatePast(work.tx, batch))
    batch = []
  }
  for await (const auction of judgedRows(work)) {
    batch.push(auction)
    if (batch.length === batchSize) await write()
  }
  await write()
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
