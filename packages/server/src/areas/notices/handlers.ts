// Every call of notices, and the file that answers it.
import { countUnreadNotices, listNotices, readAllNotices, readNotice } from './inbox/read-notices.ts'
import { listUndeliveredMails, replayUndeliveredMail } from './mails/undelivered-mails.ts'
import { changeNoticeSettings, getNoticeSettings } from './settings/change-settings.ts'

export const noticesHandlers = {
  listNotices, countUnreadNotices, readNotice, readAllNotices, getNoticeSettings, changeNoticeSettings,
  listUndeliveredMails, replayUndeliveredMail,
}
