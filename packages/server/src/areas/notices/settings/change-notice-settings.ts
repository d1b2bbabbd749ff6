// Says how one wishes to be told: by group and way, the quiet hours, and when the daily mail comes.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { type Parts, settingsOf } from './get-notice-settings.ts'
import { updateSettings } from './settings.sql.ts'

export const changeNoticeSettings = (parts: Parts) => action(noticesCalls.changeNoticeSettings, async (given) => {
  const { tx, caller: { memberId, exhibitId }, body: { seenVersion, ...wish }, refuse, emit } = given
  if (memberId === null) throw refuse('forbidden')
  if (!(await updateSettings(tx, memberId, { ...wish, version: seenVersion }))) throw refuse('conflict')
  emit('noticesChanged', { memberId, exhibitId })
  return settingsOf(tx, parts, memberId)
})
