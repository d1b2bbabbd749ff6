// How somebody wishes to be told: what they said, or what holds for whoever said nothing.
import type { AnswerOf } from '@bidyard/contract/call'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import type { PhoneProviders } from '../../../providers/phone/open-phone.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { read } from '../../../runtime/handler.ts'
import { listSettings } from './settings.sql.ts'

export type Parts = Pick<PhoneProviders, 'phone'>

type Settings = AnswerOf<typeof noticesCalls.getNoticeSettings>

export const settingsOf = async (db: Reader, { phone }: Parts, memberId: string): Promise<Settings> => ({
  ...(await listSettings(db, [memberId])).get(memberId) ?? defaultNoticeSettings,
  isPhoneCarried: phone.carrier !== undefined,
})

/** Who may ask is a member; the call says so. */
export const getNoticeSettings = (parts: Parts) =>
  read(noticesCalls.getNoticeSettings, async ({ db, caller: { memberId } }) => settingsOf(db, parts, memberId ?? ''))
