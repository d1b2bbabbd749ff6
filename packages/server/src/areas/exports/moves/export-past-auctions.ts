// Takes the auctions of other systems along in one file, in the very form in which they were brought.
import { contractKind, fuel, pastAuctionResult, province } from '@bidyard/contract/enums'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { timeOf } from '../../../runtime/time/time-of.ts'
import {
  getPastCount, listPastTakenAlong, type PastColumn, pastColumns, type PastRecord,
} from '../../auctions/for-other-areas.ts'
import { type Column, columnsFor } from '../tables/table.ts'
import { type MoveGiven, writeMoved } from './write-moved.ts'

const pageSize = 500
const row = columnsFor<PastRecord>()
const label = (key: PastColumn) => [key, pastColumns[key].ko, pastColumns[key].en] as const

const columns: readonly Column<PastRecord>[] = [
  row.text(...label('system'), (of) => of.system),
  row.text(...label('auctionNo'), (of) => of.auctionNo),
  row.choice(...label('result'), pastAuctionResult, (of) => of.result),
  row.choice(...label('kind'), contractKind, (of) => of.kind),
  row.text(...label('carNumber'), (of) => of.carNumber),
  row.text(...label('maker'), (of) => of.maker),
  row.text(...label('model'), (of) => of.model),
  row.text(...label('detailModel'), (of) => of.detailModel),
  row.text(...label('grade'), (of) => of.grade),
  row.count(...label('modelYear'), (of) => of.modelYear),
  row.count(...label('odometerKm'), (of) => of.odometerKm),
  row.choice(...label('fuel'), fuel, (of) => of.fuel),
  row.choice(...label('region'), province, (of) => of.region),
  row.time(...label('openedAt'), (of) => of.openedAt?.toISOString()),
  row.time(...label('closedAt'), (of) => timeOf(of.closedAt)),
  row.count(...label('bidCount'), (of) => of.bidCount),
  row.won(...label('amountWon'), (of) => of.amountWon),
  row.text(...label('buyerBusinessNumber'), (of) =>
    (of.buyerBusinessNumber === null ? null : showBusinessNumber(of.buyerBusinessNumber))),
]

export const exportPastAuctions = (given: MoveGiven) =>
  writeMoved(given, {
    name: 'past auctions', line: { act: 'export past auctions', subject: 'pastAuctions' }, columns, count: getPastCount,
    next: (last) => listPastTakenAlong(given.database.primary, last, pageSize),
  })
