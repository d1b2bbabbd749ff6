// What is still missing or wrong in a draft, field by field, as far as it can be told without the server.
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { isCorporateNumber } from '@bidyard/contract/shapes/numbers/corporate-number'
import { isPhoneNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import {
  type RegistrationDocument, requiredDocuments,
} from '@bidyard/contract/shapes/registration/registration-documents'
import { looksLikeEmail } from '../../../../ui/form/email-text.ts'
import type { Draft, TypedField } from './draft.ts'

export type Fault =
  | 'missing' | 'usernameForm' | 'email' | 'businessNumber' | 'corporateNumber' | 'phoneNumber' | 'postalCode'
  | 'choose' | 'paperMissing' | 'notMasked' | 'notLookedUp' | 'shopClosed'
export type Place = TypedField | 'businessOwnerType' | 'registrationType' | 'isMasked' | RegistrationDocument
export type Faults = Readonly<Partial<Record<Place, Fault>>>

/** Phones begin with a large letter, and the server reads it as a small one. */
export const plainUsername = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

export const isUsername = (text: string): boolean => /^[a-z][a-z0-9_]{4,19}$/.test(plainUsername(text))

const isEmail = (text: string): boolean => looksLikeEmail(text.trim())

const isGiven = (text: string): boolean => text.trim() !== ''

type Check = (text: string) => Fault | undefined

const must = (is: (text: string) => boolean, fault: Fault): Check => (text) => {
  if (!isGiven(text)) return 'missing'
  return is(text) ? undefined : fault
}
const may = (is: (text: string) => boolean, fault: Fault): Check => (text) =>
  !isGiven(text) || is(text) ? undefined : fault

const checks: Readonly<Record<TypedField, Check>> = {
  username: must(isUsername, 'usernameForm'),
  accountEmail: may(isEmail, 'email'),
  businessNumber: must((text) => isBusinessNumber(digitsOf(text)), 'businessNumber'),
  shopName: must(isGiven, 'missing'),
  companyName: () => undefined,
  corporateNumber: must((text) => isCorporateNumber(digitsOf(text)), 'corporateNumber'),
  representativeName: must(isGiven, 'missing'),
  phoneNumber: must((text) => isPhoneNumber(phoneDigitsOf(text)), 'phoneNumber'),
  shopEmail: must(isEmail, 'email'),
  postalCode: must((text) => /^\d{5}$/.test(text.trim()), 'postalCode'),
  road: must(isGiven, 'missing'),
  detail: () => undefined,
}

const among = (draft: Draft, fields: readonly TypedField[]): Faults =>
  Object.fromEntries(fields.flatMap((field) => {
    const fault = checks[field](draft.typed[field])
    return fault === undefined ? [] : [[field, fault]]
  }))

const newShopFields = ['shopName', 'representativeName', 'phoneNumber', 'shopEmail', 'postalCode', 'road'] as const

/** What the house said of exactly this number. */
export const foundOf = (draft: Draft): Draft['found'] =>
  draft.found?.number === digitsOf(draft.typed.businessNumber) ? draft.found : null

export const accountFaults = (draft: Draft): Faults => among(draft, ['username', 'accountEmail'])

const newShopFaults = (draft: Draft): Faults => ({
  ...(draft.registrationType === null ? { registrationType: 'choose' as const } : {}),
  ...among(draft, draft.registrationType === 'corporate' ? [...newShopFields, 'corporateNumber'] : newShopFields),
})

export const shopFaults = (draft: Draft): Faults => {
  const number = among(draft, ['businessNumber'])
  if (number.businessNumber !== undefined) return number
  const found = foundOf(draft)
  if (found === null) return { businessNumber: 'notLookedUp' }
  if (found.shop?.state === 'closed') return { businessNumber: 'shopClosed' }
  return {
    ...(draft.businessOwnerType === null ? { businessOwnerType: 'choose' as const } : {}),
    ...(found.shop === null ? newShopFaults(draft) : {}),
  }
}

/** Nothing is asked before it is known who applies for which kind of shop. */
export const neededPapers = (draft: Draft): readonly RegistrationDocument[] => {
  const found = foundOf(draft)
  const registrationType = found?.shop?.registrationType ?? draft.registrationType
  if (found === null || registrationType === null || draft.businessOwnerType === null) return []
  const { businessOwnerType } = draft
  return requiredDocuments({
    registrationType, businessOwnerType, shop: found.shop === null ? 'new' : 'existing',
  })
}

export const paperFaults = (draft: Draft): Faults => {
  const needed = neededPapers(draft)
  const missing = needed.filter((usage) => draft.papers[usage] === undefined)
  const isUnmasked = needed.includes('representativeKrRrn') && !draft.isMasked
  return {
    ...Object.fromEntries(missing.map((usage) => [usage, 'paperMissing'])),
    ...(isUnmasked ? { isMasked: 'notMasked' as const } : {}),
  }
}
