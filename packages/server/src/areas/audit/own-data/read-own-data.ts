// Everything that is kept of whoever asks, for them alone; that they asked stands in the access log.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { ownDataField, ownDataSection, type OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { action, type RequestFacts } from '../../../runtime/handler.ts'
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

export const readPart = async (
  db: Reader, personal: PersonalData, own: Own, { section, page }: { section: OwnDataSection; page: number },
) => {
  const size = limits.ownDataRows
  const rows = await listOwn(db, section, own, { max: size + 1, after: (page - 1) * size })
  return {
    section, keeping: keepingOf[section], isWhole: rows.length <= size,
    rows: rows.slice(0, size).map((row) => showRow(personal, row)),
  }
}

/** Who came in for one car is known by its exhibit alone. */
export const ownOf = ({ userId, memberId, exhibitId }: Caller): Own | null =>
  userId === null || memberId === null || exhibitId !== null ? null : { userId, memberId }

export const noteTaking = async (tx: Tx, caller: Caller, request: RequestFacts): Promise<void> => {
  const looks = [{ act: 'take own data', subject: 'member', subjectId: caller.memberId ?? '' }]
  await writeAccess(tx, caller, request, looks)
}

export const readOwnData = ({ personal }: AuditParts) =>
  action(auditCalls.readOwnData, async ({ tx, caller, now, request, refuse }) => {
    const own = ownOf(caller)
    if (own === null) throw refuse('forbidden')
    await noteTaking(tx, caller, request)
    const parts = []
    for (const section of ownDataSection.values) parts.push(await readPart(tx, personal, own, { section, page: 1 }))
    return { madeAt: timeOf(now), parts }
  })
