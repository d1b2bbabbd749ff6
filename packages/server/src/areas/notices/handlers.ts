// Every call of notices, and the file that answers it.
import { countUnreadNotices, listNotices, readAllNotices, readNotice } from './inbox/read-notices.ts'

export const noticesHandlers = { listNotices, countUnreadNotices, readNotice, readAllNotices }
