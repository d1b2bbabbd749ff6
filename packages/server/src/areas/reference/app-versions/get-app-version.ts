// Tells an app whether it may go on as it is, and where to get the newest.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { platform } from '@bidyard/contract/enums'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type AppVersionRow, findAppVersion } from './app-versions.sql.ts'

export const appVersionOf = (row: AppVersionRow) => ({
  platform: platform.schema.parse(row.platform),
  version: row.version,
  minimum: row.minimum,
  latest: row.latest,
  storeUrl: row.store_url,
  message: row.message_ko === null || row.message_en === null ? null : { ko: row.message_ko, en: row.message_en },
  updatedAt: timeOf(row.updated_at),
})

export const getAppVersion = read(referenceCalls.getAppVersion, async ({ db, params, refuse }) => {
  const row = await findAppVersion(db, params.platform)
  if (row === undefined) throw refuse('notFound')
  return appVersionOf(row)
})
