// What the server may use of records.
export { dataRequests } from './audit-parts.ts'
export { eraseMembers } from './erasure/erase-members.ts'
export { openLogExport } from './exports/open-log-export.ts'
export { auditDuties } from './requests/data-request-duties.ts'
export { listDataRequestsById } from './requests/data-requests.sql.ts'
export { forgetLeavers } from './requests/forget-leavers.ts'
