// Somebody says how to be told, and reads what was said before.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import type { Reader } from '../../../runtime/database/database.ts'
import { action, read } from '../../../runtime/handler.ts'
import { listSettings, type NoticeSettings, updateSettings } from './settings.sql.ts'

const settingsOf = async (db: Reader, memberId: string): Promise<NoticeSettings> =>
  (await listSettings(db, [memberId])).get(memberId) ?? defaultNoticeSettings

/** Who may ask is a member; the call says so. */
export const getNoticeSettings = read(noticesCalls.getNoticeSettings, async ({ db, caller: { memberId } }) =>
  settingsOf(db, memberId ?? ''))

export const changeNoticeSettings = action(noticesCalls.changeNoticeSettings, async (given) => {
  const { tx, caller: { memberId, exhibitId }, body: { seenVersion, ...wish }, refuse, emit } = given
  if (memberId === null) throw refuse('forbidden')
  if (!(await updateSettings(tx, memberId, { ...wish, version: seenVersion }))) throw refuse('conflict')
  emit('noticesChanged', { memberId, exhibitId })
  return settingsOf(tx, memberId)
})
