// Somebody says how to be told, and reads what was said before.
import type { AnswerOf } from '@bidyard/contract/call'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import type { PhoneProviders } from '../../../providers/phone/open-phone.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { action, read } from '../../../runtime/handler.ts'
import { listSettings, updateSettings } from './settings.sql.ts'

type Parts = Pick<PhoneProviders, 'phone'>
type Settings = AnswerOf<typeof noticesCalls.getNoticeSettings>

const settingsOf = async (db: Reader, { phone }: Parts, memberId: string): Promise<Settings> => ({
  ...(await listSettings(db, [memberId])).get(memberId) ?? defaultNoticeSettings,
  isPhoneCarried: phone.carrier !== undefined,
})

/** Who may ask is a member; the call says so. */
export const getNoticeSettings = (parts: Parts) =>
  read(noticesCalls.getNoticeSettings, async ({ db, caller: { memberId } }) => settingsOf(db, parts, memberId ?? ''))

export const changeNoticeSettings = (parts: Parts) => action(noticesCalls.changeNoticeSettings, async (given) => {
  const { tx, caller: { memberId, exhibitId }, body: { seenVersion, ...wish }, refuse, emit } = given
  if (memberId === null) throw refuse('forbidden')
  if (!(await updateSettings(tx, memberId, { ...wish, version: seenVersion }))) throw refuse('conflict')
  emit('noticesChanged', { memberId, exhibitId })
  return settingsOf(tx, parts, memberId)
})
