// Where partners know phones by their hashes, for whoever brings them under a newer key.
import type { LookupTable } from '../../../runtime/keys/lift-lookups.ts'

export const partnerLookups: readonly LookupTable[] = [
  { table: 'partner_customers', column: 'phone_hash' }, { table: 'one_time_links', column: 'phone_hash' },
]
