// What the calls about one's own data answer.
import type { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ItemOf } from '@bidyard/contract/list'

export type OwnData = ReceivedOf<typeof auditCalls.readOwnData>
export type OwnPart = OwnData['parts'][number]
export type DataRequest = ItemOf<typeof auditCalls.listDataRequests>
export type DataRequestDetail = ReceivedOf<typeof auditCalls.getDataRequest>
