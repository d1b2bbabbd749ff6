// Every enumeration of the product, by area: what the wire calls it, and its words in Korean and in English.
import * as audit from './enums/work/audit.ts'
import * as ownData from './enums/work/own-data.ts'
import * as auctions from './enums/auctions.ts'
import * as bidding from './enums/bidding.ts'
import * as cars from './enums/cars.ts'
import * as contracts from './enums/contracts.ts'
import * as eligibility from './enums/eligibility.ts'
import * as exports from './enums/work/exports.ts'
import * as files from './enums/files.ts'
import * as finance from './enums/finance.ts'
import * as identity from './enums/identity.ts'
import * as members from './enums/members.ts'
import * as notices from './enums/notices.ts'
import * as partners from './enums/partners.ts'
import * as reference from './enums/reference.ts'
import * as reports from './enums/reports.ts'
import * as shops from './enums/shops.ts'
import * as violations from './enums/violations.ts'
import * as work from './enums/work/work.ts'
import * as yard from './enums/yard.ts'

export * from './enums/reference.ts'
export * from './enums/files.ts'
export * from './enums/identity.ts'
export * from './enums/members.ts'
export * from './enums/shops.ts'
export * from './enums/partners.ts'
export * from './enums/finance.ts'
export * from './enums/violations.ts'
export * from './enums/eligibility.ts'
export * from './enums/cars.ts'
export * from './enums/yard.ts'
export * from './enums/auctions.ts'
export * from './enums/bidding.ts'
export * from './enums/contracts.ts'
export * from './enums/work/work.ts'
export * from './enums/notices.ts'
export * from './enums/reports.ts'
export * from './enums/work/audit.ts'
export * from './enums/work/exports.ts'
export * from './enums/work/own-data.ts'

/** Whatever an area's file exports is here by itself, so that the common codes and the document lack nothing. */
export const allEnumerations = {
  ...reference,
  ...files,
  ...identity,
  ...members,
  ...shops,
  ...partners,
  ...finance,
  ...violations,
  ...eligibility,
  ...cars,
  ...yard,
  ...auctions,
  ...bidding,
  ...contracts,
  ...work,
  ...notices,
  ...reports,
  ...audit,
  ...exports,
  ...ownData,
}
export type EnumerationKey = keyof typeof allEnumerations
