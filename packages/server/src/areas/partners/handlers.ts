// Every call of the partners and the file that answers it.
import { changePartner } from './change-partner.ts'
import { changePartnerCustomer } from './customers/change-partner-customer.ts'
import { createPartnerCustomer } from './customers/create-partner-customer.ts'
import { getPartnerCustomer } from './customers/get-partner-customer.ts'
import { listPartnerCustomers } from './customers/list-partner-customers.ts'
import { createExhibit } from './exhibits/create-exhibit.ts'
import { getExhibit } from './exhibits/get-exhibit.ts'
import { listExhibits } from './exhibits/list-exhibits.ts'
import { getPartner } from './get-partner.ts'
import { issuePartnerKey } from './keys/issue-partner-key.ts'
import { listPartnerKeys } from './keys/list-partner-keys.ts'
import { revokePartnerKey } from './keys/revoke-partner-key.ts'
import { rotatePartnerKey } from './keys/rotate-partner-key.ts'
import { createWebviewAuthToken } from './launch/create-webview-auth-token.ts'
import { readLaunchPartner } from './launch/read-launch-partner.ts'
import { issueOneTimeLink } from './links/issue-one-time-link.ts'
import { openOneTimeLink } from './links/open-one-time-link.ts'
import { readOneTimeLink } from './links/read-one-time-link.ts'
import { listPartners } from './list-partners.ts'
import type { PartnerParts } from './partner-parts.ts'
import { registerPartner } from './register-partner.ts'

export const partnersHandlers = (parts: PartnerParts) => ({
  createWebviewAuthToken: createWebviewAuthToken(parts),
  readLaunchPartner,
  listPartners,
  getPartner,
  registerPartner,
  changePartner,
  listPartnerKeys,
  issuePartnerKey: issuePartnerKey(parts),
  rotatePartnerKey: rotatePartnerKey(parts),
  revokePartnerKey,
  listPartnerCustomers: listPartnerCustomers(parts),
  getPartnerCustomer: getPartnerCustomer(parts),
  createPartnerCustomer: createPartnerCustomer(parts),
  changePartnerCustomer: changePartnerCustomer(parts),
  listExhibits,
  getExhibit,
  createExhibit,
  issueOneTimeLink,
  readOneTimeLink: readOneTimeLink(parts),
  openOneTimeLink: openOneTimeLink(parts),
})
