// An export as the session that asked for it sees it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { timeOf } from '../../runtime/time/time-of.ts'
import type { PrivateLinks } from '../../providers/storage/private-links.ts'
import type { ExportRow } from './exports.sql.ts'
import { stateOf } from './state-rules.ts'

export const showExport = (row: ExportRow, now: Date): AnswerOf<typeof exportsCalls.getExport> =>
  ({ id: row.id, state: stateOf(row, now), writtenCount: row.writtenCount, rowCount: row.rowCount ?? '10,000+' })

export const showOpened = (
  links: PrivateLinks, row: ExportRow, now: Date,
): AnswerOf<typeof exportsCalls.exportList> =>
  ({ ...showExport(row, now), url: links.write(row.id), endsAt: timeOf(row.opensUntil) })
