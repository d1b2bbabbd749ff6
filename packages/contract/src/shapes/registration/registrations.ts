// Shapes of registrations: what an applicant hands in, what the applicant is told, and what the reviewer sees.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import { fileUsageType } from '../../enums/files.ts'
import {
  businessOwnerType, consentType, memberRejectType, registrationStatus, registrationType,
} from '../../enums/members.ts'
import { shopState } from '../../enums/shops.ts'
import { limits } from '../../limits.ts'
import { addressShape, companyWish, plainName } from '../companies.ts'
import { emailAddress } from '../numbers/email-address.ts'
import { passwordGiven, tokenGiven, usernameGiven } from '../identity.ts'
import { timeShape } from '../labels.ts'
import { consentShape, consentsGiven } from './consents.ts'
import { registrationDocuments } from './registration-documents.ts'

const shownText = z.string().max(limits.name)
export const businessNumber = z.string().max(limits.digitsText).meta({ examples: ['123-45-67891'] })

/** What is said of a shop that the house does not know yet. */
export const shopInfoWish = z.strictObject({
  shopName: plainName,
  companyName: plainName.nullable(),
  registrationType: registrationType.schema,
  businessNumber,
  corporateNumber: companyWish.corporateNumber,
  representativeName: companyWish.representativeName,
  phoneNumber: companyWish.phoneNumber,
  email: z.string().max(limits.email).meta({ examples: ['shop@example.com'] }),
  address: addressShape,
}).meta({ id: 'ShopInfoWish' })

export const registrationWish = z.strictObject({
  identityToken: tokenGiven,
  username: usernameGiven,
  password: passwordGiven,
  email: emailAddress.nullable().meta({ description: 'Where the outcome is told; a shop of one’s own has its own' }),
  businessOwnerType: businessOwnerType.schema,
  shop: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('existing'), businessNumber }),
    z.strictObject({ is: z.literal('new'), info: shopInfoWish }),
  ]),
  documents: z.array(z.strictObject({ usageType: z.enum(registrationDocuments), fileId: z.uuid() }))
    .max(registrationDocuments.length * 2),
  consents: consentsGiven,
})

export const shopInfoShape = z.object({
  shopName: shownText,
  companyName: shownText.nullable(),
  registrationType: registrationType.schema,
  businessNumber: shownText,
  corporateNumber: shownText.nullable(),
  representativeName: shownText,
  phoneNumber: shownText,
  email: z.string().max(limits.email),
  address: addressShape,
}).meta({ id: 'ShopInfo' })

/** So much of a shop as a stranger with its number may learn. */
export const matchedShopShape = z.object({
  shopName: shownText,
  representativeName: shownText,
  registrationType: registrationType.schema,
  state: shopState.schema,
}).meta({ id: 'MatchedShop' })

export const rejectionShape = z.object({
  rejectType: memberRejectType.schema,
  note: z.string().max(limits.note),
  reviewedAt: timeShape,
}).meta({ id: 'Rejection' })

/** What the applicant may know of the own registration. */
export const ownRegistrationShape = z.object({
  id: z.uuid(),
  state: registrationStatus.schema,
  username: shownText,
  shopName: shownText,
  submittedAt: timeShape,
  rejection: rejectionShape.nullable(),
}).meta({ id: 'OwnRegistration' })

/** What a rejected registration said, for the applicant to correct; papers and password are given anew. */
export const ownWishShape = z.object({
  email: z.string().max(limits.email).nullable(),
  businessOwnerType: businessOwnerType.schema,
  businessNumber: shownText,
  shopInfo: shopInfoShape.nullable().meta({ description: 'Of a shop that was to be founded' }),
}).meta({ id: 'OwnRegistrationWish' })

export const registrationShape = z.object({
  id: z.uuid(),
  state: registrationStatus.schema,
  uid: shownText,
  name: shownText,
  phoneNumber: shownText.meta({ description: 'Masked in the list' }),
  email: z.string().max(limits.email).nullable(),
  registrationType: registrationType.schema,
  businessOwnerType: businessOwnerType.schema,
  isNewShop: z.boolean(),
  shopId: z.uuid().nullable(),
  shopName: shownText,
  businessNumber: shownText,
  memberId: z.uuid().nullable(),
  submittedAt: timeShape,
  reviewedAt: timeShape.nullable(),
  reviewerName: shownText.nullable(),
  rejection: rejectionShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'MemberRegistration' })

export const registrationDocumentShape = z.object({
  usageType: fileUsageType.schema,
  isPrivate: z.boolean().meta({ description: 'Opened one by one with a reason; it has no link here' }),
  file: fileWithLinks,
}).meta({ id: 'RegistrationDocument' })

/** Signs that a reviewer should look twice; none of them refuses by itself. */
export const registrationHints = ['corporateNumberUnusual', 'businessKindDiffers', 'representativeDiffers'] as const

export const registrationDetailShape = registrationShape.extend({
  birthday: shownText,
  shopInfo: shopInfoShape.nullable(),
  documents: z.array(registrationDocumentShape).max(registrationDocuments.length * 2),
  consents: z.array(consentShape).max(consentType.values.length),
  hints: z.array(z.enum(registrationHints)).max(registrationHints.length),
  earlier: z.array(ownRegistrationShape).max(limits.pageSize),
}).meta({ id: 'MemberRegistrationDetail' })
