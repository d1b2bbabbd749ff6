// The chosen lines of a log as CSV, read a piece at a time, so that any number of them takes the same memory.
import type { Label } from '@bidyard/contract/enumeration'
import { changeWordOf, lookWordOf, subjectWordOf } from '@bidyard/contract/log-words/log-words'
import { limits } from '@bidyard/contract/limits'
import type { Reader } from '../../../runtime/database/database.ts'
import { readAgain } from '../../../runtime/database/transact-again.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import { accessLogQuery } from '../../identity/for-other-areas.ts'
import { byteOrderMark, csvLine } from '../../../runtime/csv/csv-rules.ts'
import { listChangesAfter, listLooksAfter, type LogExport } from './log-exports.sql.ts'

const timeText = (moment: Date): string => seoulOf(moment).toISOString().slice(0, 19).replace('T', ' ')

const heads = {
  ko: {
    changes: [
      '번호', '일시', '아이디', '이름', '구분', '작업', '대상', '대상번호', '사유', '변경 전', '변경 후', '요청번호',
    ],
    looks: ['번호', '일시', '아이디', '접속지', '작업', '대상', '대상번호', '건수', '사유'],
  },
  en: {
    changes: [
      'No', 'Time', 'Login', 'Name', 'As', 'Act', 'Subject', 'Subject id', 'Reason', 'Before', 'After', 'Request',
    ],
    looks: ['No', 'Time', 'Login', 'From', 'Act', 'Subject', 'Subject id', 'Rows', 'Reason'],
  },
} as const

const readPiece = async (db: Reader, { log, wish, lastId }: LogExport, afterId: number) => {
  const piece = { wish, afterId, lastId }
  const say = (label: Label | undefined, name: string): string => label?.[wish.language] ?? name
  if (log === 'changes') {
    const rows = await listChangesAfter(db, piece, limits.logRowsAtOnce)
    return rows.map((row) => [
      row.id, timeText(row.createdAt), row.uid, row.name, row.actor, say(changeWordOf(row.act), row.act),
      say(subjectWordOf(row.subject), row.subject), row.subjectId, row.reason, row.before, row.after, row.requestId,
    ] as const)
  }
  const rows = await listLooksAfter(accessLogQuery(db), piece, limits.logRowsAtOnce)
  return rows.map((row) => [
    row.id, timeText(row.createdAt), row.uid, row.address, say(lookWordOf(row.act), row.act),
    say(subjectWordOf(row.subject), row.subject), row.subjectId, row.shownCount, row.reason,
  ] as const)
}

/** `may` is asked before each piece: what is not to be read any more breaks off, so that it does not look whole. */
export async function* logLines(
  db: Reader, chosen: LogExport, may: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(heads[chosen.wish.language][chosen.log]))
  for (let afterId = 0, isMore = true; isMore; ) {
    const rows = await readAgain(async () => {
      if (!await may()) throw new Error('the right to the log has ended')
      return readPiece(db, chosen, afterId)
    })
    if (rows.length > 0) yield Buffer.from(rows.map(csvLine).join(''))
    afterId = rows.at(-1)?.[0] ?? afterId
    isMore = rows.length === limits.logRowsAtOnce
  }
}
