// Every call of records, and the file that answers it.
import type { AuditParts } from './audit-parts.ts'
import { exportLog } from './exports/export-log.ts'
import { listChanges } from './logs/list-changes.ts'
import { readOwnDataPart } from './own-data/read-own-data-part.ts'
import { readOwnData } from './own-data/read-own-data.ts'
import { decideDataRequest } from './requests/decide-data-request.ts'
import { getDataRequest, listDataRequests } from './requests/reads.ts'
import { submitDataRequest } from './requests/submit-data-request.ts'
import { withdrawDataRequest } from './requests/withdraw-data-request.ts'
import { confirmLogReview, getLogReview, listLogConfirmations } from './reviews/log-reviews.ts'

export const auditHandlers = (parts: AuditParts) => ({
  listChanges,
  exportLog: exportLog(parts),
  getLogReview,
  confirmLogReview,
  listLogConfirmations,
  readOwnData: readOwnData(parts),
  readOwnDataPart: readOwnDataPart(parts),
  submitDataRequest,
  withdrawDataRequest,
  listDataRequests,
  getDataRequest,
  decideDataRequest,
})
