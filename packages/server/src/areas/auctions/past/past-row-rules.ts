// What one row of a file of past auctions says, and whether it can have been so.
import { contractKind, fuel, pastAuctionResult, type PastAuctionResult, province } from '@bidyard/contract/enums'
import { fuelIn, provinceIn } from '@bidyard/contract/shapes/cars/numbers/spellings'
import type { Label } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import { carNumberWish } from '@bidyard/contract/shapes/car-number'
import { modelYearMin } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { wonMax } from '@bidyard/contract/shapes/money'
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { lineOf } from '@bidyard/contract/shapes/texts'
import { CellReader } from '../../../runtime/sheets/cell-reader.ts'
import { type PastColumn, pastColumns } from './past-columns.ts'
import type { PastAuction } from './past-types.ts'

export type JudgedPast = { readonly auction: PastAuction } | { readonly faults: readonly Label[] }

type Cells = CellReader<PastColumn>

/** Where a file names no system, all of its auctions are of one. */
const onlySystem = 'previous'
const numberShape = lineOf(40)
const name = lineOf(limits.name)
const bidsMax = 100_000
/** Nobody's records of auctions over the wire go back further. */
const earliest = new Date('1995-01-01T00:00:00+09:00')

const readTimes = (cells: Cells, now: Date): Pick<PastAuction, 'openedAt'> & { readonly closedAt: Date | null } => {
  const [openedAt, closedAt] = [cells.moment('openedAt'), cells.needed('closedAt', cells.moment('closedAt'))]
  if (closedAt !== null && closedAt >= now)
    cells.fault('closedAt', '아직 끝나지 않은 경매는 가져오지 않습니다.', 'What has not ended yet is not brought.')
  if (openedAt !== null && closedAt !== null && openedAt > closedAt)
    cells.fault('openedAt', '마감보다 늦습니다.', 'It would have opened after its end.')
  for (const [key, at] of [['openedAt', openedAt], ['closedAt', closedAt]] as const)
    if (at !== null && at < earliest) cells.fault(key, '1995년 이후여야 합니다.', 'It must be of 1995 or later.')
  return { openedAt, closedAt }
}

const readSale = (cells: Cells, result: PastAuctionResult | null) => {
  const amountWon = cells.whole('amountWon', 1, wonMax)
  const text = cells.text('buyerBusinessNumber')
  const digits = text === null ? null : digitsOf(text)
  const buyerBusinessNumber = digits === null || isBusinessNumber(digits)
    ? digits : cells.fault('buyerBusinessNumber', '올바른 사업자등록번호가 아닙니다.', 'This is no business number.')
  if (result === 'sold') cells.needed('amountWon', amountWon)
  else if (result !== null)
    for (const [key, value] of [['amountWon', amountWon], ['buyerBusinessNumber', buyerBusinessNumber]] as const)
      if (value !== null) cells.fault(key, '낙찰된 경매에만 적습니다.', 'Only one that was sold has it.')
  return { amountWon, buyerBusinessNumber }
}

const readCar = (cells: Cells) => ({
  carNumber: cells.shaped('carNumber', carNumberWish, '차량번호를 확인해 주세요.', 'Look at the plate again.'),
  maker: cells.needed('maker', cells.line('maker', name)), model: cells.needed('model', cells.line('model', name)),
  detailModel: cells.line('detailModel', name), grade: cells.line('grade', name),
  modelYear: cells.whole('modelYear', modelYearMin, 2_200), odometerKm: cells.whole('odometerKm', 0, odometerKmMax),
  fuel: cells.choice('fuel', fuel, fuelIn), region: cells.choice('region', province, provinceIn),
})

export const judgePastRow = (
  row: Readonly<Record<string, unknown>>, { now, isOfBook }: { readonly now: Date; readonly isOfBook: boolean },
): JudgedPast => {
  const cells = new CellReader(row, pastColumns, isOfBook)
  const system = cells.line('system', numberShape) ?? onlySystem
  const auctionNo = cells.needed('auctionNo', cells.line('auctionNo', numberShape))
  const result = cells.needed('result', cells.choice('result', pastAuctionResult))
  const kind = cells.choice('kind', contractKind)
  const { maker, model, ...car } = readCar(cells)
  const { openedAt, closedAt } = readTimes(cells, now)
  const bidCount = cells.needed('bidCount', cells.whole('bidCount', 0, bidsMax))
  const sale = readSale(cells, result)
  if (cells.faults.length > 0 || auctionNo === null || result === null || maker === null || model === null
    || closedAt === null || bidCount === null) return { faults: cells.faults }
  return { auction: { system, auctionNo, result, kind, maker, model, ...car, openedAt, closedAt, bidCount, ...sale } }
}
