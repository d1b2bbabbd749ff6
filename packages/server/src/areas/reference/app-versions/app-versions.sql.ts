// Reads and writes which versions of the app may be used on each platform.
import type { Platform } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const findAppVersion = (db: Reader, platform: Platform) =>
  db.selectFrom('app_versions').selectAll().where('platform', '=', platform).executeTakeFirst()
export type AppVersionRow = NonNullable<Awaited<ReturnType<typeof findAppVersion>>>

export const lockAppVersion = (tx: Tx, platform: Platform) =>
  tx.selectFrom('app_versions').selectAll().where('platform', '=', platform).forUpdate().executeTakeFirst()

export const updateAppVersion = (tx: Tx, platform: Platform, given: {
  readonly minimum: string; readonly latest: string; readonly store_url: string | null
  readonly message_ko: string | null; readonly message_en: string | null
}) =>
  tx
    .updateTable('app_versions')
    .set({ ...given, version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('platform', '=', platform)
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertAppVersion = async (tx: Tx, platform: Platform): Promise<void> => {
  await tx
    .insertInto('app_versions')
    .values({ platform, minimum: '0.0.0', latest: '0.0.0' })
    .onConflict((conflict) => conflict.column('platform').doNothing())
    .execute()
}
