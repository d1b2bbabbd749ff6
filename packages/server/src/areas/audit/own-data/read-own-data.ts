// Everything that is kept of whoever asks, for them alone; that they asked stands in the access log.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { ownDataField, ownDataSection, type OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { AuditParts } from '../audit-parts.ts'
import { keepingOf } from './keeping-rules.ts'
import { listOwn, type Own, type OwnRow } from './own-data.sql.ts'

const textOf = (personal: PersonalData, value: OwnRow[keyof OwnRow]): string | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return timeOf(value)
  return value instanceof Uint8Array ? personal.open(value) : String(value)
}

const showRow = (personal: PersonalData, row: OwnRow) =>
  ownDataField.values.filter((field) => field in row)
    .map((field) => ({ field, value: textOf(personal, row[field]) }))

const readPart = async (db: Reader, personal: PersonalData, own: Own, section: OwnDataSection) => {
  const rows = await listOwn(db, section, own, limits.ownDataRows + 1)
  return {
    section, keeping: keepingOf[section], isWhole: rows.length <= limits.ownDataRows,
    rows: rows.slice(0, limits.ownDataRows).map((row) => showRow(personal, row)),
  }
}

export const readOwnData = ({ personal }: AuditParts) =>
  action(auditCalls.readOwnData, async ({ tx, caller, now, request, refuse }) => {
    const { userId, memberId, exhibitId } = caller
    // Who came in for one car is known by its exhibit alone.
    if (userId === null || memberId === null || exhibitId !== null) throw refuse('forbidden')
    await writeAccess(tx, caller, request, [{ act: 'take own data', subject: 'member', subjectId: memberId }])
    const parts = []
    for (const section of ownDataSection.values) parts.push(await readPart(tx, personal, { userId, memberId }, section))
    return { madeAt: timeOf(now), parts }
  })
