// Puts partners with keys, customers and cars into a database that lacks them; for the demo world only.
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { updateStaffPlaces } from '../../members/for-other-areas.ts'
import { insertCompany } from '../../shops/for-other-areas.ts'
import { openCustomer } from '../customers/open-customer.ts'
import { insertExhibit } from '../exhibits/exhibits.sql.ts'
import { makeKey } from '../keys/make-key.ts'
import { insertPartner } from '../partners.sql.ts'

export interface PartnerRow {
  readonly code: string
  readonly name: string
  readonly businessNumber: string
  readonly representativeName: string
  readonly phoneNumber: string
  readonly mayActForCustomers: boolean
  readonly deepLink: string | null
  readonly keyKinds: readonly ('v0' | 'v1')[]
  readonly staffUids: readonly string[]
  readonly customers: readonly {
    readonly customerKey: string
    readonly name: string
    readonly phone: string
    readonly cars: readonly { readonly exhibitKey: string; readonly carNo: string }[]
  }[]
}

/** A company that is there already is left as it is, with all that hangs on it; of two nodes at once one brings it. */
export const fillPartners = async (tx: Tx, personal: PersonalData, rows: readonly PartnerRow[]): Promise<void> => {
  for (const row of rows) {
    const { name, businessNumber, representativeName, phoneNumber } = row
    const companyId = await insertCompany(tx, 'partner', {
      name, businessNumber, representativeName, phoneNumber, corporateNumber: null, email: null, address: null,
    })
    if (companyId === undefined || !(await insertPartner(tx, { ...row, companyId, frameAncestors: [] }))) continue
    await updateStaffPlaces(tx, companyId, row.staffUids)
    for (const kind of row.keyKinds) await makeKey(tx, personal, companyId, kind)
    for (const { cars, ...customer } of row.customers) {
      const customerId = await openCustomer(tx, personal, { ...customer, partnerId: companyId })
      for (const car of cars) await insertExhibit(tx, { ...car, partnerId: companyId, customerId })
    }
  }
}
