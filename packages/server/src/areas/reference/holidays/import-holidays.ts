// Imports a file of holidays: each year that it names is the file's from then on; everything or nothing.
import type { Label } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import { lineOf } from '@bidyard/contract/shapes/texts'
import { z } from 'zod'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { nothing } from '../import/faults.ts'
import { issueLabels } from '../import/issue-labels.ts'
import { readRows } from '../import/read-rows.ts'
import { type ImportGiven, type ImportOutcome, runImport, type Work } from '../import/run-import.ts'
import type { Holiday } from './delivered-holidays.ts'
import { updateYears } from './holidays.sql.ts'

const columns = { needed: ['day', 'name'], known: ['day', 'name'] }
const row = z.strictObject({ day: z.iso.date(), name: lineOf(limits.name) })

const twice: Label = { ko: '같은 날이 두 번 있습니다.', en: 'This day stands in the file twice.' }

const readAll = async ({ file, faults, count }: Work): Promise<Holiday[]> => {
  const days = new Map<string, Holiday>()
  for await (const read of readRows(file, columns)) {
    count(1)
    if ('fault' in read) {
      faults.add(read.line, read.fault)
      continue
    }
    const parsed = row.safeParse(read.cells, { reportInput: true })
    if (!parsed.success) for (const label of issueLabels(parsed.error)) faults.add(read.line, label)
    else if (days.has(parsed.data.day)) faults.add(read.line, twice)
    else days.set(parsed.data.day, parsed.data)
  }
  if (days.size === 0 && faults.count === 0) faults.add(0, nothing)
  return [...days.values()]
}

export const importHolidays = (given: ImportGiven): Promise<ImportOutcome> =>
  runImport('holidays', given, async (work) => {
    const { tx, file, faults, doer } = work
    const holidays = await readAll(work)
    if (faults.count > 0) return ''
    await updateYears(tx, holidays)
    const years = [...new Set(holidays.map(({ day }) => day.slice(0, 4)))].toSorted()
    await writeAudit(tx, doer, [{
      act: 'import holidays', subject: 'holidays', subjectId: file.name, after: { years, days: holidays.length },
    }])
    return `${holidays.length} days of ${years.join(', ')}`
  })
