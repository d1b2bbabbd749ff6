// A partner, a key, a customer and a car, as lists of the server show them.
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ItemOf } from '@bidyard/contract/list'

export type Partner = ItemOf<typeof partnersCalls.listPartners>
export type PartnerKey = ItemOf<typeof partnersCalls.listPartnerKeys>
export type Customer = ItemOf<typeof partnersCalls.listPartnerCustomers>
export type Exhibit = ItemOf<typeof partnersCalls.listExhibits>
export type IssuedKey = ReceivedOf<typeof partnersCalls.issuePartnerKey>

/** Who looks at it: what the office may, the partner's own people may not all. */
export type Looks = 'office' | 'own'
