// Gives a customer of a partner a login without a password, a place at the partner, and the partner's name for them.
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../runtime/database/database.ts'
import { lockLookupVersion } from '../../../runtime/keys/used-keys.sql.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { insertUser } from '../../identity/for-other-areas.ts'
import { insertMember } from '../../members/for-other-areas.ts'
import { insertPartnerCustomer } from './partner-customers.sql.ts'

export interface CustomerWish {
  readonly partnerId: string
  readonly customerKey: string
  readonly name: string
  readonly phone: string
}

export const openCustomer = async (tx: Tx, personal: PersonalData, wish: CustomerWish): Promise<string> => {
  const { partnerId, customerKey, name, phone } = wish
  const userId = await insertUser(tx, { uid: `customer-${randomUUID()}`, name, passwordHash: null, personId: null })
  if (userId === undefined) throw new Error('a random name was taken')
  await insertMember(tx, { userId, type: 'partner_customer_user', companyId: partnerId })
  const lookupVersion = await lockLookupVersion(tx)
  return insertPartnerCustomer(tx, {
    partnerId, customerKey, userId, lookupVersion, phoneSealed: personal.seal(phone),
    phoneHash: personal.lookup('phone', phone, lookupVersion),
  })
}
