// Whether a partner's own people may do for a customer what the customer could do; the office never does.
import type { Caller } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { findPartner } from './partners.sql.ts'

export type ActsAs = 'seller' | 'partner'

/** How somebody acts on a car: as its seller, as the partner where that is allowed, or not at all. */
export const actsOn = async (
  db: Reader, caller: Caller, exhibit: { readonly id: string; readonly partnerId: string },
): Promise<ActsAs | undefined> => {
  if (caller.roles.has('seller')) return caller.exhibitId === exhibit.id ? 'seller' : undefined
  if (!caller.roles.has('partner') || caller.companyId !== exhibit.partnerId) return undefined
  const partner = await findPartner(db, exhibit.partnerId)
  return partner?.mayActForCustomers === true ? 'partner' : undefined
}
