// The columns of a sheet of cars: what each is called, in which other words people write it, and what it may be.
import type { Label } from '@bidyard/contract/enumeration'

export const importColumns = {
  carNumber: { label: { ko: '차량번호', en: 'Plate' }, others: ['차량 번호판', '번호판', '자동차번호', '자동차등록번호', 'car number'] },
  kind: { label: { ko: '판매방식', en: 'Kind' }, others: ['거래유형', '계약유형', '판매유형', 'sale'] },
  houseType: { label: { ko: '보관유형', en: 'House type' }, others: ['보관', '보관장소', '하우스타입'] },
  ownerName: { label: { ko: '소유자명', en: 'Owner' }, others: ['소유자', '차주', '차주명', 'owner name'] },
  region: { label: { ko: '지역', en: 'Region' }, others: ['시도', '시·도', '시/도', '차량지역', 'province'] },
  postalCode: { label: { ko: '우편번호', en: 'Postal code' }, others: ['zip', 'zip code'] },
  road: { label: { ko: '주소', en: 'Address' }, others: ['도로명주소', '차량위치', '보관주소', 'road'] },
  detail: { label: { ko: '상세주소', en: 'Address detail' }, others: ['나머지주소', 'detail'] },
  hopePriceMan: { label: { ko: '희망가(만원)', en: 'Hoped price (10,000 won)' }, others: ['희망가격(만원)', '희망금액(만원)'] },
  hopePriceWon: {
    label: { ko: '희망가(원)', en: 'Hoped price (won)' },
    others: ['희망가', '희망가격', '희망가격(원)', '희망금액', '희망금액(원)', 'hoped price'],
  },
  odometer: {
    label: { ko: '주행거리', en: 'Mileage' }, others: ['주행거리(km)', '계기판거리', 'odometer', 'mileage(km)'],
  },
  odometerUnit: { label: { ko: '거리단위', en: 'Mileage unit' }, others: ['주행거리단위', '단위', 'unit'] },
  keyCount: { label: { ko: '키개수', en: 'Keys' }, others: ['열쇠', '열쇠개수', '차키', '키', '키수량'] },
  hadAccident: { label: { ko: '사고여부', en: 'Accident' }, others: ['사고', '사고유무', '사고이력'] },
  wasFlooded: { label: { ko: '침수여부', en: 'Flood' }, others: ['침수', '침수유무', '침수이력'] },
  wasRented: { label: { ko: '렌트여부', en: 'Rented' }, others: ['렌트', '렌트이력', '영업용이력', '대여이력'] },
  isEncumbered: { label: { ko: '압류·저당', en: 'Liens' }, others: ['압류저당', '압류/저당', '저당', '압류'] },
  smokedIn: { label: { ko: '흡연여부', en: 'Smoking' }, others: ['흡연', '흡연차량'] },
  note: { label: { ko: '비고', en: 'Note' }, others: ['메모', '특이사항', '참고사항'] },
} as const satisfies Readonly<Record<string, { readonly label: Label; readonly others: readonly string[] }>>

export type ColumnKey = keyof typeof importColumns
export const columnKeys = Object.keys(importColumns) as ColumnKey[]

/** Blanks, stars of what must be filled in, and the like are no part of a heading. */
export const plainHeading = (heading: string): string =>
  heading.normalize('NFKC').toLowerCase().replaceAll(/[\s*_"'·・.-]/g, '')

const keyOfHeading = new Map<string, ColumnKey>(columnKeys.flatMap((key) => {
  const { label, others } = importColumns[key]
  return [key, label.ko, label.en, ...others].map((word) => [plainHeading(word), key] as const)
}))

/** Titles that may stand above the headings, and the headings themselves. */
export const headingsMax = 10

export interface Headings {
  /** What stands in each place; undefined where it means nothing here. */
  readonly keys: readonly (ColumnKey | undefined)[]
  readonly ignored: readonly string[]
  /** Columns that stand there twice. */
  readonly repeated: readonly ColumnKey[]
}

/** What our own reports add to a file, which is imported again once it is mended. */
const ours: readonly string[] = ['줄', '결과', '접수번호', '사유'].map(plainHeading)

export const readHeadings = (cells: readonly string[]): Headings => {
  const keys = cells.map((cell) => keyOfHeading.get(plainHeading(cell)))
  return {
    keys,
    ignored: cells.filter((cell, at) =>
      keys[at] === undefined && cell.trim() !== '' && !ours.includes(plainHeading(cell))).map((cell) => cell.trim()),
    repeated: columnKeys.filter((key) => keys.filter((one) => one === key).length > 1),
  }
}
