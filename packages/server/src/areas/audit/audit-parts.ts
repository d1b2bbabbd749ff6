// What the acts on records need beside the database, and the machine of requests about personal data.
import { dataRequestMachine } from '@bidyard/contract/states/data-request'
import type { PrivateLinks } from '../../providers/storage/private-links.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const dataRequests = stateful(dataRequestMachine, 'data_requests')

export interface AuditParts {
  readonly personal: PersonalData
  readonly privateLinks: PrivateLinks
}
