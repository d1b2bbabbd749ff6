// Notes that a notice was read, as far as it had been counted then.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { action } from '../../../runtime/handler.ts'
import { readingOf, showNotice } from './list-notices.ts'
import { findNotice, updateRead } from './notices.sql.ts'

export const readNotice = action(noticesCalls.readNotice, async (given) => {
  const { tx, caller, params: { id }, body: { seenCount }, refuse, emit } = given
  const reading = readingOf(caller)
  await updateRead(tx, reading, id, seenCount)
  const notice = await findNotice(tx, reading, id)
  if (notice === undefined) throw refuse('notFound')
  emit('noticesChanged', reading)
  return showNotice(notice)
})
