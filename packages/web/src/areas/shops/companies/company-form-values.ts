// What the form of a company holds, checked before it is sent, faults told in people's words.
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { isPhoneNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import type { CompanyKind } from '@bidyard/contract/enums/shops'
import type { RegistrationType } from '@bidyard/contract/enums/members'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { SayOf } from '../../../text/areas.ts'
import { looksLikeEmail } from '../../../ui/form/email-text.ts'
import { businessNumberText, corporateNumberText, phoneText } from '../../../ui/format/written-numbers.ts'
import type { Company } from './company-rows.tsx'

export interface CompanyValues {
  readonly name: string
  readonly shopName: string
  readonly registrationType: RegistrationType
  readonly businessNumber: string
  readonly corporateNumber: string
  readonly representativeName: string
  readonly phoneNumber: string
  readonly email: string
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}
export type CompanyField = keyof CompanyValues

export const noCompany: CompanyValues = {
  name: '', shopName: '', registrationType: 'personal', businessNumber: '', corporateNumber: '',
  representativeName: '', phoneNumber: '', email: '', postalCode: '', road: '', detail: '',
}

export const valuesOf = (company: Company): CompanyValues => ({
  ...noCompany,
  name: company.name,
  businessNumber: businessNumberText(company.businessNumber),
  corporateNumber: company.corporateNumber === null ? '' : corporateNumberText(company.corporateNumber),
  representativeName: company.representativeName,
  phoneNumber: phoneText(company.phoneNumber),
  email: company.email ?? '',
  postalCode: company.address?.postalCode ?? '',
  road: company.address?.road ?? '',
  detail: company.address?.detail ?? '',
})

/** Empty fields mean that there is none. */
export const factsOf = (values: CompanyValues) => {
  const [corporate, email] = [values.corporateNumber.trim(), values.email.trim()]
  const hasAddress = values.postalCode.trim() !== '' || values.road.trim() !== ''
  return {
    name: values.name.trim(),
    businessNumber: digitsOf(values.businessNumber),
    corporateNumber: corporate === '' ? null : digitsOf(corporate),
    representativeName: values.representativeName.trim(),
    phoneNumber: phoneDigitsOf(values.phoneNumber),
    email: email === '' ? null : email,
    address: hasAddress
      ? { postalCode: values.postalCode.trim(), road: values.road.trim(), detail: values.detail.trim() }
      : null,
  }
}

type Wrong = 'missing' | 'wrongNumber' | 'wrongCorporate' | 'wrongPhone' | 'wrongEmail' | 'wrongPostal' | 'roadToo'

/** What is wrong with a field, field by field; the server has the last word. */
export const faultsIn = (
  values: CompanyValues, kind: CompanyKind, isNew: boolean,
): ReadonlyMap<CompanyField, Wrong> => {
  const faults = new Map<CompanyField, Wrong>()
  const facts = factsOf(values)
  const needed = ['name', 'representativeName', 'phoneNumber', 'businessNumber'] as const
  for (const field of isNew && kind === 'shop' ? [...needed, 'shopName'] as const : needed)
    if (values[field].trim() === '') faults.set(field, 'missing')
  if (!faults.has('businessNumber') && !isBusinessNumber(facts.businessNumber))
    faults.set('businessNumber', 'wrongNumber')
  if (!faults.has('phoneNumber') && !isPhoneNumber(facts.phoneNumber)) faults.set('phoneNumber', 'wrongPhone')
  if (facts.corporateNumber !== null && !/^\d{13}$/.test(facts.corporateNumber))
    faults.set('corporateNumber', 'wrongCorporate')
  if (facts.email !== null && !looksLikeEmail(facts.email)) faults.set('email', 'wrongEmail')
  if (facts.address !== null && !/^\d{5}$/.test(facts.address.postalCode)) faults.set('postalCode', 'wrongPostal')
  if (facts.address !== null && facts.address.road === '') faults.set('road', 'roadToo')
  return faults
}

export const companyResolver = (say: SayOf<'shops'>, kind: CompanyKind, isNew: boolean): Resolver<CompanyValues> =>
  (values) => {
    const faults = faultsIn(values, kind, isNew)
    if (faults.size === 0) return { values, errors: {} }
    const errors: FieldErrors<CompanyValues> = Object.fromEntries(
      [...faults].map(([field, wrong]) => [field, { type: wrong, message: say(wrong) }]),
    )
    return { values: {}, errors }
  }

const byCode: Readonly<Record<string, CompanyField>> = {
  INVALID_BUSINESS_REGISTRATION_NUMBER: 'businessNumber', ALREADY_EXIST_SHOP: 'businessNumber',
  INVALID_SHOP_INFO_EMAIL: 'email',
}

/** The field that an answer of the server is about. */
export const fieldOf = (code: string | undefined, path: string | undefined): CompanyField | undefined => {
  if (code !== undefined && byCode[code] !== undefined) return byCode[code]
  const last = path?.split('.').at(-1)
  return (Object.keys(noCompany) as CompanyField[]).find((field) => field === last)
}
