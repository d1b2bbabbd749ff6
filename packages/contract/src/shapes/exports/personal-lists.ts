// Which lists hold people by name, with their phones or their accounts: whoever takes them says why.
import type { ExportedList } from '../../enums/work/exports.ts'

export const personalLists: readonly ExportedList[] = [
  'shops', 'members', 'virtualAccounts', 'payouts', 'unmatchedPayments', 'sellerPayouts', 'violations',
]
