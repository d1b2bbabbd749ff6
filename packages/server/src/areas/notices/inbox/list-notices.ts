// Somebody's own notices: the list, and how many of them are unread.
import type { AnswerOf } from '@bidyard/contract/call'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { catalogue, definitionOf } from '../catalogue.ts'
import { findUnreadCount, type NoticeRecord, noticesQuery, type Reading } from './notices.sql.ts'

/** Who may ask is a member; the call says so. */
export const readingOf = ({ memberId, exhibitId }: Caller): Reading => ({ memberId: memberId ?? '', exhibitId })

export const showNotice = (record: NoticeRecord): AnswerOf<typeof noticesCalls.readNotice> => {
  const { id, kind, facts, toldCount, unreadCount, toldAt, createdAt, updatedAt } = record
  const { group, says } = definitionOf(kind)
  const { path, ko, en } = says.say(facts)
  return {
    id, kind, group, path: path ?? '', title: { ko: ko.title, en: en.title },
    text: { ko: ko.lines.join('\n'), en: en.lines.join('\n') }, toldCount, unreadCount,
    toldAt: timeOf(toldAt), createdAt: timeOf(createdAt), updatedAt: timeOf(updatedAt),
  }
}

/** The catalogue knows the group of a kind; the rows do not repeat it. */
const groups = Object.entries(catalogue).map(([kind, { group }]) => sql`when ${kind}::text then ${group}::text`)

const groupColumn = sql`case notices.kind ${sql.join(groups, sql` `)} end`

export const listNotices = listing(noticesCalls.listNotices, ({ db, caller }) => source({
  query: noticesQuery(db, readingOf(caller)),
  columns: {
    id: sql`notices.id`,
    kind: sql`notices.kind`,
    group: groupColumn,
    unreadCount: sql`notices.unread_count`,
    toldAt: sql`notices.told_at`,
    createdAt: sql`notices.created_at`,
    updatedAt: sql`notices.updated_at`,
  },
  item: showNotice,
}))

export const countUnreadNotices = read(noticesCalls.countUnreadNotices, async ({ db, caller }) => ({
  unread: await findUnreadCount(db, readingOf(caller)),
}))
