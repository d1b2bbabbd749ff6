// Every call of notices, and the file that answers it.
import type { PhoneProviders } from '../../providers/phone/open-phone.ts'
import { countUnreadNotices, listNotices, readAllNotices, readNotice } from './inbox/read-notices.ts'
import { listUndeliveredMails, replayUndeliveredMail } from './mails/undelivered-mails.ts'
import { listUndeliveredPhoneMessages, replayUndeliveredPhoneMessage } from './phone/undelivered-phone.ts'
import {
  addPushAddress, checkPushAddress, type PushParts, removePushAddress, startPush,
} from './push/addresses.ts'
import { changeNoticeSettings, getNoticeSettings } from './settings/change-settings.ts'

export const noticesHandlers = (parts: PushParts & Pick<PhoneProviders, 'phone'>) => ({
  listNotices, countUnreadNotices, readNotice, readAllNotices, getNoticeSettings: getNoticeSettings(parts),
  changeNoticeSettings: changeNoticeSettings(parts),
  listUndeliveredMails, replayUndeliveredMail, startPush: startPush(parts), addPushAddress: addPushAddress(parts),
  checkPushAddress, removePushAddress, listUndeliveredPhoneMessages: listUndeliveredPhoneMessages(parts),
  replayUndeliveredPhoneMessage,
})
