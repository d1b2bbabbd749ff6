// Writes the report of an import as a CSV that spreadsheets open rightly, and that none of them takes for a formula.
import type { Language } from '@bidyard/contract/errors'
import { orderImportOutcome, type OrderImportOutcome } from '@bidyard/contract/enums'
import type { RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import { byteOrderMark, csvLine } from '../../../runtime/csv/csv-rules.ts'
import { columnKeys, importColumns } from './import-columns.ts'
import type { Cells } from './row-rules.ts'

export interface ReportedRow {
  readonly line: number
  readonly outcome: OrderImportOutcome
  readonly orderNo: string | null
  readonly faults: readonly RowFault[]
  readonly cells: Cells
}

const titles = {
  ko: ['줄', '결과', '접수번호', '사유'], en: ['Line', 'Outcome', 'Order', 'Reasons'],
} as const

const said = ({ column, message }: RowFault, language: Language): string =>
  column === null ? message[language] : `${column[language]}: ${message[language]}`

/** Only columns in which something stands, so that the file stays as narrow as it came. */
export const writeReport = (rows: readonly ReportedRow[], language: Language): string => {
  const columns = columnKeys.filter((key) => key === 'carNumber' || rows.some(({ cells }) => cells[key] !== undefined))
  const lines = rows.map(({ line, outcome, orderNo, faults, cells }) => [
    String(line), orderImportOutcome.labels[outcome][language], orderNo ?? '',
    faults.map((fault) => said(fault, language)).join(' / '), ...columns.map((key) => cells[key] ?? ''),
  ])
  const head = [...titles[language], ...columns.map((key) => importColumns[key].label[language])]
  return byteOrderMark + [head, ...lines].map(csvLine).join('')
}
