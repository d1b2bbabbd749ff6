// Members and their profiles, registrations from the first question to the review, and the accounts of the office.
import { z } from 'zod'
import { call } from '../call.ts'
import {
  businessOwnerType, consentType, memberGrade, memberPart, memberRejectType, memberState, memberType,
  registrationStatus, registrationType, staffPart,
} from '../enums/members.ts'
import { shopGrade } from '../enums/shops.ts'
import { limits } from '../limits.ts'
import { field, get, list } from '../list.ts'
import { plainName, versionShape } from '../shapes/companies.ts'
import { passwordGiven, tokenGiven, usernameGiven } from '../shapes/identity.ts'
import { memberDetailShape, memberProfileShape, memberShape } from '../shapes/members.ts'
import { emailAddress } from '../shapes/numbers/email-address.ts'
import {
  businessNumber, matchedShopShape, ownRegistrationShape, ownWishShape, registrationDetailShape, registrationShape,
  registrationWish, rejectionShape,
} from '../shapes/registration/registrations.ts'
import { termsShape } from '../shapes/registration/consents.ts'
import { reasonShape, textOf } from '../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const office = { surface: 'office' } as const
const members = { path: '/members', who: 'signedIn' } as const
const registrations = { path: '/member-registrations', who: ['staff'], parts: ['registration'] } as const
/** Guessing is bounded here; the proof of a person bounds it once more. */
const oracle = { method: 'POST', who: 'anyone', idempotency: 'none', perMinute: 20 } as const
const proven = z.strictObject({ identityToken: tokenGiven })
const account = {
  uid: usernameGiven, name: plainName, password: passwordGiven, email: emailAddress.nullable(),
  reason: reasonShape,
}
const accountErrors = {
  INVALID_USERNAME_FORMAT: [], INVALID_USERNAME_DUPLICATED: [], INVALID_PASSWORD_FORMAT: [],
} as const

export const membersCalls = {
  listMembers: list({
    ...members,
    summary: 'Members; a dealer sees those of the own shop, everybody at least themselves',
    shows: 'member',
    item: memberShape,
    fields: {
      memberNo: field.text(), state: field.choice(memberState), companyId: field.id(), shopId: field.id(),
      type: field.choice(memberType), grade: field.choice(memberGrade), name: field.text(),
      uid: field.only(['staff'], field.text()), phoneNumber: field.only(['staff'], field.sealed()),
      staffPart: field.only(['staff'], field.choice(staffPart)),
    },
    sort: ['name'],
  }),
  getMember: get({ ...members, summary: 'One member', item: memberDetailShape }),
  getMemberProfile: call({
    method: 'GET',
    path: '/members/:id/profile',
    summary: 'The profile of a member: one’s own whole, a colleague’s masked; a look of the office is written down',
    who: 'signedIn',
    params: id,
    answer: memberProfileShape,
  }),
  changeMemberProfile: call({
    method: 'PATCH',
    path: '/members/:id/profile',
    summary: 'Changes one’s own profile',
    who: 'signedIn',
    params: id,
    body: z.strictObject({
      profileImageUrl: z.string().max(limits.url).nullable().optional()
        .meta({ description: 'The address of an upload of one’s own, as getFile has it; null takes the picture away' }),
      email: emailAddress.nullable().optional(),
    }),
    answer: memberProfileShape,
    errors: { INVALID_PROFILE_IMAGE_URL: [] },
  }),

  readTerms: call({
    method: 'GET',
    path: '/terms',
    summary: 'The texts in force that people agree to, for a page that is older than they are',
    who: 'anyone',
    answer: z.object({ terms: z.array(termsShape).max(consentType.values.length) }),
  }),
  checkSubmittable: call({
    ...oracle,
    path: '/member-registrations/check-submittable',
    summary: 'Whether the proven person may hand in a registration, and why the last one was rejected',
    body: proven,
    answer: z.object({
      name: z.string().max(limits.name), phoneNumber: z.string().max(limits.name),
      lastRejection: rejectionShape.nullable(),
    }),
    errors: {
      INVALID_IDENTIFY_TOKEN: [], REGISTRATION_UNDER_REVIEW: [], REGISTRATION_ALREADY_APPROVED: [],
      ALREADY_EXIST_MEMBER: [],
    },
  }),
  checkUsernameDuplicated: call({
    ...oracle,
    path: '/member-registrations/check-username-duplicated',
    summary: 'Whether a username is free for the proven person',
    body: proven.extend({ username: usernameGiven }),
    answer: z.null(),
    errors: { INVALID_IDENTIFY_TOKEN: [], INVALID_USERNAME_FORMAT: [], INVALID_USERNAME_DUPLICATED: [] },
  }),
  findMatchedShop: call({
    ...oracle,
    path: '/member-registrations/find-matched-shop',
    summary: 'The shop of a business number, masked; none when the house does not know it',
    body: proven.extend({ businessNumber }),
    answer: z.object({ shop: matchedShopShape.nullable(), likelyType: registrationType.schema.nullable() }),
    errors: { INVALID_IDENTIFY_TOKEN: [], INVALID_BUSINESS_REGISTRATION_NUMBER: [] },
  }),
  submitRegistration: call({
    method: 'POST',
    path: '/member-registrations/submit',
    summary: 'Hands in a registration and uses the proof of the person up',
    who: 'anyone',
    body: registrationWish,
    answer: ownRegistrationShape,
    errors: {
      INVALID_IDENTIFY_TOKEN: [], ...accountErrors, INVALID_BUSINESS_REGISTRATION_NUMBER: [],
      INVALID_SHOP_INFO_EMAIL: [], INVALID_SHOP_INFO_DOCUMENT: [], SHOP_NOT_FOUND: [], REGISTRATION_UNDER_REVIEW: [],
      REGISTRATION_ALREADY_APPROVED: [], ALREADY_EXIST_SHOP: [], ALREADY_EXIST_MEMBER: [],
    },
    idempotency: 'required',
    // Each try costs a proof of a person, so this only bounds a flood from behind one address.
    perMinute: 120,
  }),
  findOwnRegistration: call({
    ...oracle,
    ...office,
    path: '/member-registrations/find-own',
    summary: 'Where the newest registration of the proven person stands',
    body: proven,
    answer: z.object({
      registration: ownRegistrationShape.nullable(),
      wish: ownWishShape.nullable().meta({ description: 'Of a rejected one: what was said, to be corrected' }),
    }),
    errors: { INVALID_IDENTIFY_TOKEN: [] },
  }),

  listRegistrations: list({
    ...registrations,
    summary: 'The queue of registrations, for those who review them',
    shows: 'memberRegistration',
    item: registrationShape,
    fields: {
      shopName: field.text(), businessNumber: field.text(), phoneNumber: field.sealed(), uid: field.text(),
      state: field.choice(registrationStatus), name: field.text(), isNewShop: field.boolean(),
      registrationType: field.choice(registrationType), businessOwnerType: field.choice(businessOwnerType),
      submittedAt: field.time(), reviewedAt: field.time(),
    },
    sort: ['submittedAt', 'reviewedAt', 'shopName'],
  }),
  getRegistration: get({
    ...registrations, summary: 'One registration with its papers; the look is written down',
    item: registrationDetailShape,
  }),
  approveRegistration: call({
    ...registrations,
    method: 'POST',
    path: '/member-registrations/:id/approve',
    summary: 'Makes the applicant a member, and the shop too when it is new',
    params: id,
    body: z.strictObject({
      grade: memberGrade.schema.optional().meta({ description: 'Else as who applies suggests' }),
      part: memberPart.schema.nullable().optional(),
      shopGrade: shopGrade.schema.optional().meta({ description: 'Of a new shop' }),
    }),
    answer: registrationShape,
    errors: {
      ALREADY_APPROVED: [], ALREADY_REJECTED: [], ALREADY_EXIST_SHOP: [], ALREADY_EXIST_MEMBER: [],
      INVALID_USERNAME_DUPLICATED: [], SHOP_NOT_FOUND: [],
    },
  }),
  rejectRegistration: call({
    ...registrations,
    method: 'POST',
    path: '/member-registrations/:id/reject',
    summary: 'Rejects a registration with a reason that the applicant reads; the next try is a new one',
    params: id,
    body: z.strictObject({ rejectType: memberRejectType.schema, note: textOf(2, limits.note) }),
    answer: registrationShape,
    errors: { ALREADY_APPROVED: [], ALREADY_REJECTED: [] },
  }),

  changeMember: call({
    ...office,
    method: 'PATCH',
    path: '/members/:id',
    summary: 'Changes the grade, the part and the standing of a dealer in the shop',
    who: ['staff'],
    params: id,
    body: z.strictObject({
      grade: memberGrade.schema, part: memberPart.schema.nullable(), businessOwnerType: businessOwnerType.schema,
      seenVersion: versionShape, reason: reasonShape,
    }),
    answer: memberShape,
    errors: { MEMBER_IS_NOT_SHOP_MEMBER: [] },
  }),
  changeMemberState: call({
    ...office,
    method: 'POST',
    path: '/members/:id/state',
    summary: 'Suspends a member, lets one come back, or ends a membership; the sessions end with it',
    who: ['staff'],
    params: id,
    body: z.strictObject({ action: z.enum(['suspend', 'resume', 'leave']), reason: reasonShape }),
    answer: memberShape,
  }),
  setBidPermission: call({
    ...office,
    method: 'POST',
    path: '/members/:id/bid-permission',
    summary: 'Lets an employee bid for the shop, or not any more; for its owner and the office',
    who: ['dealer', 'staff'],
    params: id,
    body: z.strictObject({ mayBid: z.boolean() }),
    answer: memberShape,
    errors: { SHOP_MEMBER_NOT_FOUND: [], SHOP_MEMBER_INVALID: [] },
  }),

  createStaffAccount: call({
    ...office,
    method: 'POST',
    path: '/staff-accounts',
    summary: 'Makes an account for somebody of the office; the second factor is set at the first sign-in',
    who: ['root'],
    body: z.strictObject({ ...account, type: z.enum(['admin', 'root']), staffPart: staffPart.schema.nullable() }),
    answer: memberShape,
    errors: accountErrors,
    idempotency: 'none',
  }),
  changeStaffAccount: call({
    ...office,
    method: 'PATCH',
    path: '/staff-accounts/:id',
    summary: 'Changes the rank and the part of somebody of the office',
    who: ['root'],
    params: id,
    body: z.strictObject({
      type: z.enum(['admin', 'root']), staffPart: staffPart.schema.nullable(), seenVersion: versionShape,
      reason: reasonShape,
    }),
    answer: memberShape,
  }),
  createPartnerAccount: call({
    ...office,
    method: 'POST',
    path: '/partner-accounts',
    summary: 'Makes an account for somebody of a partner company',
    who: ['staff'],
    body: z.strictObject({ ...account, companyId: z.uuid() }),
    answer: memberShape,
    errors: accountErrors,
    idempotency: 'none',
  }),
}
