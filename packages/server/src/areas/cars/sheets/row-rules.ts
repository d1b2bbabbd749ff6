// What one row of a sheet wishes: each cell read as people write it, and everything that is wrong with it at once.
import {
  auctionHouseType, contractKind, mileageUnit, province, type AuctionHouseType, type ContractKind, type MileageUnit,
  type Province,
} from '@bidyard/contract/enums'
import { provinceIn } from '@bidyard/contract/shapes/cars/numbers/spellings'
import { carNumberWish } from '@bidyard/contract/shapes/car-number'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { houseTypeFits, houseTypesOfKind } from '@bidyard/contract/shapes/cars/house-types'
import type { RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import { sellerAnswersShape, type SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { addressShape, plainName } from '@bidyard/contract/shapes/companies'
import { keysMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { wonMax } from '@bidyard/contract/shapes/money'
import type { z } from 'zod'
import { CellReader, type NamedColumns } from '../../../runtime/sheets/cell-reader.ts'
import { columnKeys, importColumns, type ColumnKey } from './import-columns.ts'

export type Cells = Readonly<Partial<Record<ColumnKey, string>>>

export interface RowWish {
  readonly carNumber: string
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  readonly ownerName: string | null
  readonly region: Province | null
  readonly address: z.output<typeof addressShape> | null
  readonly hopePriceWon: number | null
  readonly answers: SellerAnswers | null
  readonly odometer: { readonly reading: number; readonly unit: MileageUnit } | null
}

export interface JudgedRow {
  readonly wish: RowWish | null
  readonly faults: readonly RowFault[]
}

export const faultOf = (column: ColumnKey | null, ko: string, en: string): RowFault => ({
  column: column === null ? null : importColumns[column].label, message: { ko, en },
})

type RowReader = CellReader<ColumnKey>

const named = Object.fromEntries(columnKeys.map((key) => [key, importColumns[key].label])) as NamedColumns<ColumnKey>

const readHopePrice = (row: RowReader): number | null => {
  const column = row.text('hopePriceWon') === null ? 'hopePriceMan' : 'hopePriceWon'
  const text = row.text(column)
  if (text === null) return null
  const [, eok, man, won] = text.replaceAll(/[\s,]/g, '')
    .match(/^(?:(\d{1,4})억)?(?:(\d{1,6})만)?(\d{0,12})원?$/) ?? []
  const isSpelled = eok !== undefined || man !== undefined
  const rest = Number(won === undefined || won === '' ? 0 : won)
  const scale = column === 'hopePriceMan' && !isSpelled ? 10_000 : 1
  const total = Number(eok ?? 0) * 100_000_000 + Number(man ?? 0) * 10_000 + rest * scale
  return total >= 1 && total <= wonMax
    ? total
    : row.fault(column, '금액을 숫자나 "1,234만원"처럼 적어 주세요.', 'Write the amount in digits.')
}

/** Where none is written, the one that the address begins with. */
const readRegion = (row: RowReader): Province | null =>
  row.text('region') === null
    ? provinceIn(row.text('road') ?? '') ?? null : row.choice('region', province, provinceIn)

const readAddress = (row: RowReader): RowWish['address'] => {
  const [code, road] = [row.text('postalCode'), row.text('road')]
  if (code === null && road === null && row.text('detail') === null) return null
  if (road === null) return row.fault('road', '도로명주소를 적어 주세요.', 'Write the road.')
  // A sheet takes 06236 for the number 6236.
  const postalCode = code !== null && /^\d{3,5}$/.test(code) ? code.padStart(5, '0') : (code ?? '')
  const read = addressShape.safeParse({ postalCode, road, detail: row.text('detail') ?? '' })
  if (read.success) return read.data
  return /^\d{5}$/.test(postalCode)
    ? row.fault('road', '주소를 한 줄로 짧게 적어 주세요.', 'Write the address in one short line.')
    : row.fault('postalCode', '우편번호 다섯 자리를 적어 주세요.', 'Write the five digits of the postal code.')
}

const yes = ['예', '네', '유', '있음', '있다', 'y', 'yes', 'o', 'true', '1', '○', 'ㅇ']
const no = ['아니오', '아니요', '무', '없음', '없다', 'n', 'no', 'x', 'false', '0', '×']
const unknown = ['모름', '미상', '확인불가', '확인필요', 'unknown', '?', '-']

const readKnown = (row: RowReader, column: ColumnKey): 'yes' | 'no' | 'unknown' => {
  const text = row.text(column)?.toLowerCase().replaceAll(/\s/g, '')
  if (text === undefined || unknown.includes(text)) return 'unknown'
  if (yes.includes(text)) return 'yes'
  if (no.includes(text)) return 'no'
  row.fault(column, '예, 아니요, 모름 중 하나로 적어 주세요.', 'Write yes, no or unknown.')
  return 'unknown'
}

const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const

const readAnswers = (row: RowReader): SellerAnswers | null => {
  const keyCount = row.whole('keyCount', 0, keysMax)
  const known = Object.fromEntries(questions.map((column) => [column, readKnown(row, column)]))
  const isAnswered = [...questions, 'keyCount' as const, 'note' as const].some((column) => row.text(column) !== null)
  if (!isAnswered) return null
  if (keyCount === null) {
    if (row.text('keyCount') === null) row.fault('keyCount', '키 개수를 적어 주세요.', 'Write how many keys there are.')
    return null
  }
  const read = sellerAnswersShape.safeParse({ ...known, keyCount, note: row.text('note') ?? '' })
  return read.success ? read.data : row.fault('note', '비고가 너무 깁니다.', 'The note is too long.')
}

const readUnit = (row: RowReader): MileageUnit => {
  const written = row.text('odometerUnit') ?? row.text('odometer')?.match(/(?:mi|miles?|마일)$/i)?.[0] ?? 'km'
  if (/^(?:mi|miles?|마일)$/i.test(written)) return 'Mile'
  if (/^(?:km|㎞|킬로|킬로미터)$/i.test(written)) return 'Km'
  row.choice('odometerUnit', mileageUnit)
  return 'Km'
}

const readOdometer = (row: RowReader): RowWish['odometer'] => {
  const reading = row.whole('odometer', 0, odometerKmMax, /(?:km|㎞|mi|mile|miles|마일)$/i)
  return reading === null ? null : { reading, unit: readUnit(row) }
}

const plateSaid = { ko: '차량번호를 확인해 주세요.', en: 'Look at the plate again.' }
const nameSaid = { ko: '소유자명을 한 줄로 짧게 적어 주세요.', en: 'Write the owner’s name in one short line.' }

/** Where a kind leaves no choice, nobody has to write it. */
const readHouseType = (row: RowReader, kind: ContractKind | null): AuctionHouseType | null => {
  const written = row.choice('houseType', auctionHouseType)
  if (kind === null || row.text('houseType') !== null) {
    if (kind !== null && written !== null && !houseTypeFits(kind, written))
      return row.fault('houseType', '판매방식에 맞지 않는 보관유형입니다.', 'A car of this kind cannot stand there.')
    return written
  }
  const [only, ...others] = houseTypesOfKind[kind]
  return others.length === 0 ? only : null
}

export const judgeRow = (cells: Cells): JudgedRow => {
  const row = new CellReader(cells, named)
  const carNumber = row.shaped('carNumber', carNumberWish, plateSaid.ko, plateSaid.en)
  if (row.text('carNumber') === null) row.fault('carNumber', '차량번호가 없습니다.', 'There is no plate.')
  const kind = row.choice('kind', contractKind)
  const wish = {
    kind, houseType: readHouseType(row, kind), ownerName: row.shaped('ownerName', plainName, nameSaid.ko, nameSaid.en),
    region: readRegion(row), address: readAddress(row), hopePriceWon: readHopePrice(row), answers: readAnswers(row),
    odometer: readOdometer(row),
  }
  const faults = row.told.map(({ key, message }) => faultOf(key, message.ko, message.en))
  return { wish: carNumber === null || faults.length > 0 ? null : { carNumber, ...wish }, faults }
}
