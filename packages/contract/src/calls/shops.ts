// Companies of the four kinds, shops with their grade and state, and the rates and drivers of transport companies.
import { z } from 'zod'
import { call } from '../call.ts'
import { registrationType } from '../enums/members.ts'
import { companyKind, companyState, shopGrade, shopState } from '../enums/shops.ts'
import { field, get, list } from '../list.ts'
import {
  companyShape, companyWish, phoneWish, plainName, shopShape, transportDriverShape, transportRates, transportRateShape,
  versionShape,
} from '../shapes/companies.ts'
import { reasonShape } from '../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const staff = { surface: 'office', who: ['staff'] } as const
const companies = { path: '/companys', who: ['dealer', 'partner', 'staff'] } as const
const shops = { path: '/shops', who: ['dealer', 'staff'] } as const
const standing = z.strictObject({ action: z.enum(['suspend', 'resume', 'close', 'reopen']), reason: reasonShape })

export const shopsCalls = {
  listCompanies: list({
    ...companies,
    summary: 'Companies; whoever is not of the office sees the own one',
    item: companyShape,
    fields: {
      kind: field.choice(companyKind), state: field.choice(companyState), name: field.text(),
      businessNumber: field.text(), phoneNumber: field.text(),
    },
    sort: ['name'],
  }),
  getCompany: get({ ...companies, summary: 'One company', item: companyShape }),
  listShops: list({
    ...shops,
    summary: 'Shops; a dealer sees the own one',
    item: shopShape,
    fields: {
      shopName: field.text(), businessNumber: field.text(), phoneNumber: field.text(), companyId: field.id(),
      state: field.choice(shopState), grade: field.choice(shopGrade),
    },
    sort: ['shopName'],
  }),
  getShop: get({ ...shops, summary: 'One shop', item: shopShape }),

  createCompany: call({
    ...staff,
    method: 'POST',
    path: '/companys',
    summary: 'Opens a company; a dealer company comes with its shop',
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('shop'), ...companyWish, shopName: plainName, registrationType: registrationType.schema,
        reason: reasonShape,
      }),
      z.strictObject({ kind: z.enum(['operator', 'partner', 'transport']), ...companyWish, reason: reasonShape }),
    ]),
    answer: companyShape,
    errors: { INVALID_BUSINESS_REGISTRATION_NUMBER: [], INVALID_SHOP_INFO_EMAIL: [], ALREADY_EXIST_SHOP: [] },
  }),
  changeCompany: call({
    ...staff,
    method: 'PATCH',
    path: '/companys/:id',
    summary: 'Changes what is known of a company',
    params: id,
    body: z.strictObject({ ...companyWish, seenVersion: versionShape, reason: reasonShape }),
    answer: companyShape,
    errors: { INVALID_BUSINESS_REGISTRATION_NUMBER: [], INVALID_SHOP_INFO_EMAIL: [], ALREADY_EXIST_SHOP: [] },
  }),
  changeCompanyState: call({
    ...staff,
    method: 'POST',
    path: '/companys/:id/state',
    summary: 'Suspends, resumes, closes or reopens a company; its shop is suspended or closed with it',
    params: id,
    body: standing,
    answer: companyShape,
  }),

  changeShop: call({
    ...staff,
    method: 'PATCH',
    path: '/shops/:id',
    summary: 'Changes the name and the kind of business of a shop',
    params: id,
    body: z.strictObject({
      name: plainName, registrationType: registrationType.schema, seenVersion: versionShape, reason: reasonShape,
    }),
    answer: shopShape,
  }),
  changeShopGrade: call({
    ...staff,
    method: 'POST',
    path: '/shops/:id/grade',
    summary: 'Puts a shop into another grade, which decides how many awards it may have open',
    params: id,
    body: z.strictObject({ grade: shopGrade.schema, seenVersion: versionShape, reason: reasonShape }),
    answer: shopShape,
  }),
  changeShopState: call({
    ...staff,
    method: 'POST',
    path: '/shops/:id/state',
    summary: 'Suspends, resumes, closes or reopens a shop',
    params: id,
    body: standing,
    answer: shopShape,
  }),

  getTransportRates: call({
    ...staff,
    method: 'GET',
    path: '/companys/:id/transport-rates',
    summary: 'What a transport company asks from one province to another',
    params: id,
    answer: z.object({ version: versionShape, rates: transportRates }),
  }),
  setTransportRates: call({
    ...staff,
    method: 'PUT',
    path: '/companys/:id/transport-rates',
    summary: 'Replaces all rates of a transport company',
    params: id,
    body: z.strictObject({
      rates: z.array(z.strictObject(transportRateShape.shape)).max(289), seenVersion: versionShape, reason: reasonShape,
    }),
    answer: z.object({ version: versionShape, rates: transportRates }),
  }),
  listTransportDrivers: list({
    ...staff,
    path: '/transport-drivers',
    summary: 'Drivers of transport companies, with masked phones',
    shows: 'transportDriver',
    item: transportDriverShape,
    fields: { companyId: field.id(), name: field.text(), isActive: field.boolean() },
    sort: ['name'],
  }),
  getTransportDriver: get({
    ...staff, path: '/transport-drivers', summary: 'One driver, unmasked; the look is written down',
    item: transportDriverShape,
  }),
  createTransportDriver: call({
    ...staff,
    method: 'POST',
    path: '/transport-drivers',
    summary: 'Makes a driver of a transport company known',
    body: z.strictObject({ companyId: z.uuid(), name: plainName, phoneNumber: phoneWish }),
    answer: transportDriverShape,
  }),
  changeTransportDriver: call({
    ...staff,
    method: 'PATCH',
    path: '/transport-drivers/:id',
    summary: 'Changes a driver, or takes one off the list of those who drive',
    params: id,
    body: z.strictObject({
      name: plainName, phoneNumber: phoneWish, isActive: z.boolean(), seenVersion: versionShape,
    }),
    answer: transportDriverShape,
  }),
}
