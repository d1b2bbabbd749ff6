// A partner's car as calls show it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { ExhibitRecord } from './exhibits.sql.ts'

export const showExhibit = (row: ExhibitRecord): AnswerOf<typeof partnersCalls.getExhibit> => ({
  id: row.id, partnerId: row.partnerId, customerId: row.customerId, exhibitKey: row.exhibitKey, carNo: row.carNo,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
