// The two logs: what was changed, a log as a file, what stands out in a month, and the word that confirms it.
import { z } from 'zod'
import { call } from '../../call.ts'
import { limits } from '../../limits.ts'
import { field, list } from '../../list.ts'
import {
  changeShape, logConfirmationShape, logExportShape, logExportWish, logReviewShape,
} from '../../shapes/audit/logs.ts'
import { monthGiven } from '../../shapes/money.ts'
import { textOf } from '../../shapes/texts.ts'

const office = { surface: 'office', who: ['staff'] } as const
const listed = { ...office, path: '/log-confirmations' } as const
const changes = { ...office, path: '/change-logs' } as const
const ofMonth = { params: z.object({ month: monthGiven }), errors: { INVALID_MONTH_FORMAT: [] } } as const

export const logCalls = {
  listChanges: list({
    ...changes,
    summary: 'Who changed what, when and why, with what it was before and after',
    item: changeShape,
    fields: {
      act: field.text(), subject: field.text(), subjectId: field.text(), actor: field.text(), memberId: field.id(),
      userId: field.id(), uid: field.text(), requestId: field.text(),
    },
    sort: [],
  }),
  exportLog: call({
    ...office,
    method: 'POST',
    path: '/log-exports',
    summary: 'A link to the chosen lines of a log as a CSV file; that somebody took them is a line of its own',
    body: logExportWish,
    answer: logExportShape,
    idempotency: 'none',
    isLook: true,
    perMinute: 10,
  }),
  getLogReview: call({
    ...office,
    ...ofMonth,
    method: 'GET',
    path: '/log-reviews/:month',
    summary: 'What stands out in the logs of a month, and who confirmed it',
    answer: logReviewShape,
  }),
  confirmLogReview: call({
    ...office,
    ...ofMonth,
    method: 'POST',
    path: '/log-reviews/:month/confirm',
    summary: 'Confirms with a word that the logs of a month that is over were looked through; once for each month',
    body: z.strictObject({ word: textOf(2, limits.note) }),
    answer: logReviewShape,
  }),
  listLogConfirmations: list({
    ...listed,
    summary: 'The months whose logs were looked through, by whom and with which word',
    item: logConfirmationShape,
    fields: { month: field.text() },
    sort: ['month'],
  }),
}
