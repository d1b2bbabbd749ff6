// Notes that everything told until a moment was read.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { readingOf } from './list-notices.ts'
import { findUnreadCount, updateAllRead } from './notices.sql.ts'

export const readAllNotices = action(noticesCalls.readAllNotices, async ({ tx, caller, body: { until }, emit }) => {
  const reading = readingOf(caller)
  if (await updateAllRead(tx, reading, until)) emit('noticesChanged', reading)
  return { unread: await findUnreadCount(tx, reading) }
})
