// The lines of the audit, a log as a file, and the review of a month.
import { z } from 'zod'
import { logFindingKind, logKind } from '../../enums/work/audit.ts'
import { limits } from '../../limits.ts'
import { authorShape, timeShape } from '../labels.ts'
import { monthShape } from '../money.ts'
import { reasonShape } from '../texts.ts'

/** What was kept of a thing before or after a change, as JSON: each act keeps what it changed. */
const keptText = z.string().max(limits.bodyBytes).nullable().meta({ examples: ['{"state":"active"}'] })

export const changeShape = z.object({
  id: z.int().min(1).max(limits.number),
  act: z.string().max(limits.title).meta({ examples: ['change member state'] }),
  subject: z.string().max(limits.title).meta({ examples: ['member'] }),
  /** An id, or the name of a file. */
  subjectId: z.string().max(255).nullable(),
  /** The office, another role, or the machine that acted. */
  actor: z.string().max(limits.code).meta({ examples: ['staff'] }),
  memberId: z.uuid().nullable(),
  uid: z.string().max(limits.name).nullable(),
  name: z.string().max(limits.name).nullable(),
  /** Whatever the act was given: a violation's whole statement, a listing's reasons with the note beside them. */
  reason: z.string().max(limits.note + limits.reason).nullable(),
  before: keptText,
  after: keptText,
  requestId: z.string().max(limits.code).nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Change' })

/** Which lines: of one person, about one thing, of one kind of act, from one time to another. */
export const logExportWish = z.strictObject({
  log: logKind.schema,
  userId: z.uuid().nullable(),
  /** A part of the login. */
  uid: z.string().min(1).max(limits.name).nullable(),
  subject: z.string().min(1).max(limits.title).nullable(),
  subjectId: z.string().min(1).max(limits.title).nullable(),
  act: z.string().min(1).max(limits.title).nullable(),
  from: timeShape.nullable(),
  until: timeShape.nullable(),
  reason: reasonShape,
})

export const logExportShape = z.object({
  /** Good for a minute, and no longer than the session that asked for it. */
  url: z.string().max(limits.url),
  endsAt: timeShape,
  rowCount: z.int().min(0).max(limits.number),
}).meta({ id: 'LogExport' })

const count = z.int().min(0).max(limits.number)

export const logFindingShape = z.object({
  kind: logFindingKind.schema,
  userId: z.uuid().nullable(),
  uid: z.string().max(limits.name).nullable(),
  name: z.string().max(limits.name).nullable(),
  /** In which log its lines stand. */
  log: logKind.schema,
  count,
  firstAt: timeShape,
  lastAt: timeShape,
}).meta({ id: 'LogFinding' })

const confirmed = {
  month: monthShape,
  word: z.string().max(limits.note),
  author: authorShape,
  /** What had stood out when it was confirmed. */
  findingCount: count,
  createdAt: timeShape,
  updatedAt: timeShape,
}

export const logConfirmationShape = z.object({ id: z.uuid(), ...confirmed }).meta({ id: 'LogConfirmation' })

export const logReviewShape = z.object({
  month: monthShape,
  isOver: z.boolean(),
  /** By which rules something stands out. */
  rules: z.object({
    looksInDay: z.int().min(1).max(limits.number),
    listedInDay: z.int().min(1).max(limits.number),
    nightFrom: z.int().min(0).max(23),
    nightUntil: z.int().min(0).max(23),
  }),
  totals: z.object({ changes: count, looks: count, people: count }),
  findings: z.array(logFindingShape).max(limits.logFindings),
  confirmation: logConfirmationShape.nullable(),
}).meta({ id: 'LogReview' })
