// Makes a link back to a car: known by its hash alone, tied to the phone that its customer has now.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { findPartnerCustomer } from '../customers/partner-customers.sql.ts'
import type { ExhibitRecord } from '../exhibits/exhibits.sql.ts'
import { insertLink } from './one-time-links.sql.ts'

export interface IssuedLink {
  readonly id: string
  /** The token stands behind `#`, so browsers send it to nobody. */
  readonly path: string
  readonly endsAt: Date
}

export const issueLink = async (tx: Tx, exhibit: ExhibitRecord): Promise<IssuedLink> => {
  const customer = await findPartnerCustomer(tx, exhibit.customerId)
  if (customer === undefined) throw new Error(`exhibit ${exhibit.id} has no customer`)
  const token = randomBytes(32).toString('base64url')
  const { id, endsAt } = await insertLink(tx, {
    tokenHash: hashToken(token), exhibitId: exhibit.id, phoneHash: customer.phoneHash,
    lookupVersion: customer.lookupVersion,
  })
  return { id, path: `/l#${token}`, endsAt }
}
