// Whom a buyer visits: nobody receives two at once.
import type { Reader } from '../../../runtime/database/database.ts'
import { findExhibit } from '../../partners/for-other-areas.ts'

/** The house itself, of cars that nobody presented. */
const house = '00000000-0000-0000-0000-000000000000'

/** Assumed: one person receives buyers for a customer, for a partner's own cars, and for the house's. */
export const visitedOf = async (
  db: Reader, { partnerId, exhibitId }: { readonly partnerId: string | null; readonly exhibitId: string | null },
): Promise<string> => {
  const exhibit = exhibitId === null ? undefined : await findExhibit(db, exhibitId)
  return exhibit?.customerId ?? partnerId ?? house
}
