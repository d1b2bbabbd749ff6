// The report of an import as a table: in both languages, as narrow as it came, and no formula in it.
import { expect, test } from 'vitest'
import { importColumns } from './import-columns.ts'
import { writeReport } from './report-rules.ts'

const fault = { ko: '없는 값입니다.', en: 'This is no value.' }
const rows = [
  { line: 2, outcome: 'made', orderNo: 'O2611-00001', faults: [], cells: { carNumber: '12가3456' } },
  {
    line: 3, outcome: 'wrong', orderNo: null, cells: { carNumber: '=1+1' },
    faults: [{ column: { ko: '차량번호', en: 'Plate' }, message: fault }, { column: null, message: fault }],
  },
] as unknown as Parameters<typeof writeReport>[0]
const lines = (language: 'ko' | 'en'): string[] => writeReport(rows, language).split('\r\n')

test('begins with the mark that Excel looks for, and names the columns in which something stands', () => {
  expect(lines('en')[0]).toBe(`\uFEFFLine,Outcome,Order,Reasons,${importColumns.carNumber.label.en}`)
  expect(lines('ko')[0]).toBe(`\uFEFF줄,결과,접수번호,사유,${importColumns.carNumber.label.ko}`)
  expect(writeReport([], 'en').split('\r\n')).toEqual([lines('en')[0], ''])
})

test('tells each row with its reasons, and ends with a line', () => {
  const [, first, second, rest] = lines('en')
  expect(first).toMatch(/^2,[^,]+,O2611-00001,,12가3456$/)
  expect(second).toMatch(/^3,[^,]+,,Plate: This is no value\. \/ This is no value\.,"'=1\+1"$/)
  expect(rest).toBe('')
})
