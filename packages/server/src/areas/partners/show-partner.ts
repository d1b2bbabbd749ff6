// A partner as calls show it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { timeOf } from '../../runtime/time/time-of.ts'
import type { PartnerRecord } from './partners.sql.ts'

export const showPartner = (row: PartnerRecord): AnswerOf<typeof partnersCalls.getPartner> => ({
  id: row.id, name: row.name, code: row.code, mayActForCustomers: row.mayActForCustomers, deepLink: row.deepLink,
  frameAncestors: [...row.frameAncestors], version: row.version, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})
