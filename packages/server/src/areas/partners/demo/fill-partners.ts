// Puts partners with keys, customers and cars into a database that lacks them; for the demo world only.
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { createUser } from '../../identity/for-other-areas.ts'
import { createMember } from '../../members/for-other-areas.ts'
import { openCompany } from '../../shops/for-other-areas.ts'
import { insertPartnerCustomer } from '../customers/partner-customers.sql.ts'
import { insertExhibit } from '../exhibits/exhibits.sql.ts'
import { makeKey } from '../keys/make-key.ts'
import { insertPartner } from '../partners.sql.ts'
import { lockDemo, updateStaffPlaces } from './demo.sql.ts'

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

const fillCustomer = async (
  tx: Tx, personal: PersonalData, partnerId: string, row: PartnerRow['customers'][number],
): Promise<void> => {
  const { customerKey, name, phone, cars } = row
  const userId = await createUser(tx, { uid: `customer-${randomUUID()}`, name, passwordHash: null, personId: null })
  if (userId === undefined) throw new Error(`${name} was not written`)
  await createMember(tx, { userId, type: 'partner_customer_user', companyId: partnerId })
  const customerId = await insertPartnerCustomer(tx, {
    partnerId, customerKey, userId, phoneSealed: personal.seal(phone), phoneHash: personal.lookup('phone', phone),
  })
  for (const car of cars) await insertExhibit(tx, { ...car, partnerId, customerId })
}

/** A company that is there already is left as it is, with all that hangs on it. */
export const fillPartners = async (tx: Tx, personal: PersonalData, rows: readonly PartnerRow[]): Promise<void> => {
  await lockDemo(tx)
  for (const row of rows) {
    const { name, businessNumber, representativeName, phoneNumber } = row
    const companyId = await openCompany(tx, 'partner', {
      name, businessNumber, representativeName, phoneNumber, corporateNumber: null, email: null, address: null,
    })
    if (companyId === undefined || !(await insertPartner(tx, { ...row, companyId, frameAncestors: [] }))) continue
    await updateStaffPlaces(tx, companyId, row.staffUids)
    for (const kind of row.keyKinds) await makeKey(tx, personal, companyId, kind)
    for (const customer of row.customers) await fillCustomer(tx, personal, companyId, customer)
  }
}
