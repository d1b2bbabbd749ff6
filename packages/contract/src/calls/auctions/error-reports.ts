// Error reports: something in a listing is wrong, and somebody says so; the office answers.
import { z } from 'zod'
import { call } from '../../call.ts'
import { auctionErrorOutcome, auctionErrorSubject } from '../../enums/auctions.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { auctionNo } from '../../shapes/auctions/auctions.ts'
import { versionShape } from '../../shapes/companies.ts'
import { timeShape } from '../../shapes/labels.ts'
import { textOf } from '../../shapes/texts.ts'

const reports = { path: '/auction-error-reports', who: ['dealer', 'staff'] } as const

export const auctionErrorReportShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  auctionNo,
  memberId: z.uuid(),
  memberName: z.string().max(limits.name),
  subject: auctionErrorSubject.schema,
  statement: z.string().max(limits.note),
  reportAt: timeShape,
  outcome: auctionErrorOutcome.schema.nullable(),
  answer: z.string().max(limits.note).nullable(),
  answeredAt: timeShape.nullable(),
  /** For the office alone. */
  answeredBy: z.uuid().nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'AuctionErrorReport' })

export const errorReportCalls = {
  listAuctionErrorReports: list({
    ...reports,
    summary: 'Error reports; a dealer sees the own ones',
    item: auctionErrorReportShape,
    fields: {
      auctionId: field.id(), memberId: field.id(), subject: field.choice(auctionErrorSubject),
      outcome: field.choice(auctionErrorOutcome), answeredAt: field.time(), reportAt: field.time(),
    },
    sort: ['reportAt'],
  }),
  getAuctionErrorReport: get({ ...reports, summary: 'One error report', item: auctionErrorReportShape }),
  submitAuctionErrorReport: call({
    method: 'POST',
    path: '/auction-error-reports/submit',
    summary: 'Says what is wrong in a listing, once until it is answered',
    who: ['dealer', 'developer'],
    idempotency: 'required',
    body: z.strictObject({
      auctionId: z.uuid(), subject: auctionErrorSubject.schema, statement: textOf(2, limits.note),
    }),
    answer: auctionErrorReportShape,
    errors: {
      AUCTION_NOT_FOUND: [], REPORT_MEMBER_NOT_FOUND: [], AUCTION_NOT_IN_BIDDABLE_STATE: [],
      AUCTION_ALREADY_REPORTED: [],
    },
  }),
  answerAuctionErrorReport: call({
    surface: 'office',
    method: 'POST',
    path: '/auction-error-reports/:id/answer',
    summary: 'Answers an error report; its writer is told',
    who: ['staff'],
    parts: ['screening'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      seenVersion: versionShape, outcome: auctionErrorOutcome.schema, answer: textOf(2, limits.note),
    }),
    answer: auctionErrorReportShape,
  }),
}
