// Partners: their settings, keys, customers and cars, and how their customers come in from the partner's app.
import { z } from 'zod'
import { call } from '../call.ts'
import { partnerKeyKind, partnerKeyState } from '../enums/partners.ts'
import { limits } from '../limits.ts'
import { field, get, list } from '../list.ts'
import { carNumberShape } from '../shapes/car-number.ts'
import { versionShape } from '../shapes/companies.ts'
import { timeShape } from '../shapes/labels.ts'
import {
  exhibitShape, exhibitWish, issuedKeyShape, linkToken, partnerCodeShape, partnerCustomerChange, partnerCustomerShape,
  partnerCustomerWish, partnerKeyShape, partnerSettings, partnerShape, sellerSessionShape, wayBack,
} from '../shapes/partners.ts'
import { reasonShape } from '../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const office = { surface: 'office' } as const
const forPartners = { ...office, who: ['partner', 'staff'] } as const
const forSellers = { ...office, who: ['partner', 'seller', 'staff'] } as const

export const partnersCalls = {
  createWebviewAuthToken: call({
    method: 'POST',
    path: '/webview-auth-token',
    summary: 'Exchanges the encrypted parameters of a launch, once, for a short session that covers one car',
    who: 'anyone',
    body: z.strictObject({
      partnerCode: z.string().min(1).max(limits.code),
      keyId: z.string().min(1).max(limits.code),
      parameters: z.string().min(1).max(limits.cursorText),
    }),
    answer: sellerSessionShape,
    errors: {
      INVALID_ENCRYPTION: [],
      INVALID_WEBVIEW_PARAMS: [],
      EXPIRED_WEBVIEW_PARAMS: [],
      PARTNER_CUSTOMER_NOT_FOUND: [],
      EXHIBIT_NOT_FOUND: [],
    },
    idempotency: 'none',
    // One address may stand for a whole carrier, so this bounds guessing and not people.
    perMinute: 240,
  }),

  readLaunchPartner: call({
    ...office,
    method: 'POST',
    path: '/launch-partners/read',
    summary: 'Whose app an address of a launch belongs to, and the way back into it, for launches that failed',
    who: 'anyone',
    body: z.strictObject({ partnerCode: z.string().min(1).max(limits.code) }),
    answer: z.object({
      partner: z.object({ code: partnerCodeShape, name: z.string().max(limits.name), backLink: wayBack }).nullable(),
    }),
    idempotency: 'none',
    perMinute: 240,
  }),

  listPartners: list({
    ...forPartners,
    path: '/partners',
    summary: 'Partners and their settings; a partner sees its own',
    item: partnerShape,
    fields: { name: field.text(), code: field.text(), mayActForCustomers: field.boolean() },
    sort: ['name', 'code'],
  }),
  getPartner: get({ ...forPartners, path: '/partners', summary: 'One partner with its settings', item: partnerShape }),
  registerPartner: call({
    ...office,
    method: 'POST',
    path: '/partners',
    summary: 'Gives a partner company its code and its first settings',
    who: ['staff'],
    body: z.strictObject({ companyId: z.uuid(), code: partnerCodeShape, ...partnerSettings, reason: reasonShape }),
    answer: partnerShape,
  }),
  changePartner: call({
    ...office,
    method: 'PATCH',
    path: '/partners/:id',
    summary: 'Changes what a partner may do, its way back and who may frame our pages',
    who: ['staff'],
    params: id,
    body: z.strictObject({ ...partnerSettings, seenVersion: versionShape, reason: reasonShape }),
    answer: partnerShape,
  }),

  listPartnerKeys: list({
    ...forPartners,
    path: '/partner-keys',
    summary: 'The keys of partners, without their secrets',
    item: partnerKeyShape,
    fields: {
      partnerId: field.id(), keyId: field.text(), kind: field.choice(partnerKeyKind),
      state: field.choice(partnerKeyState), endsAt: field.time(), lastUsedAt: field.time(),
    },
    sort: ['endsAt', 'lastUsedAt'],
  }),
  issuePartnerKey: call({
    ...forPartners,
    method: 'POST',
    path: '/partner-keys',
    summary: 'Makes a key and shows its secret, this once; the legacy kind is for the office to give',
    body: z.strictObject({ partnerId: z.uuid(), kind: partnerKeyKind.schema }),
    answer: issuedKeyShape,
    idempotency: 'none',
  }),
  rotatePartnerKey: call({
    ...forPartners,
    method: 'POST',
    path: '/partner-keys/:id/rotate',
    summary: 'Puts a new key beside an old one, which still opens for as long as is said',
    params: id,
    body: z.strictObject({ overlapHours: z.int().min(0).max(limits.keyOverlapHours) }),
    answer: issuedKeyShape,
    idempotency: 'none',
  }),
  revokePartnerKey: call({
    ...forPartners,
    method: 'POST',
    path: '/partner-keys/:id/revoke',
    summary: 'Ends a key at once',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: partnerKeyShape,
  }),

  listPartnerCustomers: list({
    ...forPartners,
    path: '/partner-customers',
    summary: 'Customers of partners, masked; a partner sees its own',
    shows: 'partnerCustomer',
    item: partnerCustomerShape,
    fields: { partnerId: field.id(), customerKey: field.text() },
    sort: ['customerKey'],
  }),
  getPartnerCustomer: get({
    ...forPartners, path: '/partner-customers', summary: 'One customer, unmasked; the look is written down',
    item: partnerCustomerShape,
  }),
  createPartnerCustomer: call({
    ...forPartners,
    method: 'POST',
    path: '/partner-customers',
    summary: 'Makes a customer of a partner known',
    body: partnerCustomerWish,
    answer: partnerCustomerShape,
  }),
  changePartnerCustomer: call({
    ...forPartners,
    method: 'PATCH',
    path: '/partner-customers/:id',
    summary: 'Puts the name or the phone of a customer right; links that went to another phone open no more',
    params: id,
    body: partnerCustomerChange,
    answer: partnerCustomerShape,
  }),

  listExhibits: list({
    ...forSellers,
    path: '/exhibits',
    summary: 'Cars that partners present; a partner sees its own, a seller the one of the session',
    item: exhibitShape,
    fields: { partnerId: field.id(), customerId: field.id(), exhibitKey: field.text(), carNo: field.text() },
    sort: ['exhibitKey', 'carNo'],
  }),
  getExhibit: get({ ...forSellers, path: '/exhibits', summary: 'One car of a partner', item: exhibitShape }),
  createExhibit: call({
    ...forPartners,
    method: 'POST',
    path: '/exhibits',
    summary: 'Presents a car of a customer',
    body: exhibitWish,
    answer: exhibitShape,
    errors: { PARTNER_CUSTOMER_NOT_FOUND: [] },
  }),

  issueOneTimeLink: call({
    ...forPartners,
    method: 'POST',
    path: '/exhibits/:id/one-time-links',
    summary: 'Makes a link back to a car, for its customer alone and for one time',
    params: id,
    answer: z.object({ url: z.string().max(limits.url), endsAt: timeShape }),
    idempotency: 'none',
    perMinute: 60,
  }),
  readOneTimeLink: call({
    ...office,
    method: 'POST',
    path: '/one-time-links/read',
    summary: 'What a link is for, masked, so that its customer knows it before proving who they are',
    who: 'anyone',
    body: z.strictObject({ token: linkToken }),
    answer: z.object({
      partner: z.object({ code: partnerCodeShape, name: z.string().max(limits.name) }),
      carNo: carNumberShape,
      phone: z.string().max(20),
      endsAt: timeShape,
    }),
    errors: { EXPIRED_WEBVIEW_PARAMS: [] },
    idempotency: 'none',
    perMinute: 30,
  }),
  openOneTimeLink: call({
    ...office,
    method: 'POST',
    path: '/one-time-links/open',
    summary: 'Uses a link up: the person of the identity check must be its customer, on the same phone',
    who: 'anyone',
    body: z.strictObject({ token: linkToken, identityToken: z.string().min(1).max(limits.code) }),
    answer: sellerSessionShape,
    errors: { EXPIRED_WEBVIEW_PARAMS: [], INVALID_IDENTIFY_TOKEN: [], INVALID_IDENTIFY_PERSON: [] },
    idempotency: 'none',
    perMinute: 30,
  }),
}
