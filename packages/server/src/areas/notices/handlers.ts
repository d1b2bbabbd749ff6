// Every call of notices, and the file that answers it.
import type { PhoneProviders } from '../../providers/phone/open-phone.ts'
import { countUnreadNotices, listNotices } from './inbox/list-notices.ts'
import { readAllNotices } from './inbox/read-all-notices.ts'
import { readNotice } from './inbox/read-notice.ts'
import { listUndeliveredMails } from './mails/list-undelivered-mails.ts'
import { replayUndeliveredMail } from './mails/replay-undelivered-mail.ts'
import { listUndeliveredPhoneMessages } from './phone/list-undelivered-phone-messages.ts'
import { replayUndeliveredPhoneMessage } from './phone/replay-undelivered-phone-message.ts'
import { addPushAddress } from './push/add-push-address.ts'
import { checkPushAddress } from './push/check-push-address.ts'
import type { PushParts } from './push/push-parts.ts'
import { removePushAddress } from './push/remove-push-address.ts'
import { startPush } from './push/start-push.ts'
import { changeNoticeSettings } from './settings/change-notice-settings.ts'
import { getNoticeSettings } from './settings/get-notice-settings.ts'

export const noticesHandlers = (parts: PushParts & Pick<PhoneProviders, 'phone'>) => ({
  listNotices, countUnreadNotices, readNotice, readAllNotices, getNoticeSettings: getNoticeSettings(parts),
  changeNoticeSettings: changeNoticeSettings(parts),
  listUndeliveredMails, replayUndeliveredMail, startPush: startPush(parts), addPushAddress: addPushAddress(parts),
  checkPushAddress, removePushAddress, listUndeliveredPhoneMessages: listUndeliveredPhoneMessages(parts),
  replayUndeliveredPhoneMessage,
})
