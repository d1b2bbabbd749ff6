// Shapes of identity: who one is and what one may do, sessions, second factors and proofs of a person.
import { z } from 'zod'
import { roles } from '../call.ts'
import { identityUsage, userRole, userState } from '../enums/identity.ts'
import { memberGrade, memberPart, memberType, staffPart } from '../enums/members.ts'
import { companyKind, companyState, shopGrade, shopState } from '../enums/shops.ts'
import { limits } from '../limits.ts'
import { timeShape } from './labels.ts'

const shownText = z.string().max(limits.name)

/** Of names and passwords only the size is bounded here: their rules answer with words of their own. */
export const usernameGiven = z.string().min(1).max(limits.name).meta({ examples: ['hanbit01'] })
export const passwordGiven = z.string().min(1).max(limits.passwordText).meta({ examples: ['비오는날엔파전과막걸리'] })
export const tokenGiven = z.string().min(1).max(limits.tokenText)
export const deviceUidGiven = z.string().regex(/^[\w.:-]{16,200}$/).max(limits.deviceUid)
  .meta({ examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'] })
export const oneTimeCode = z.string().regex(/^\d{6}$/).max(limits.oneTimeCode).meta({ examples: ['287082'] })

export const userShape = z.object({
  id: z.uuid(),
  uid: shownText,
  name: shownText,
  role: userRole.schema,
  state: userState.schema,
  memberType: memberType.schema.nullable(),
  hasSecondFactor: z.boolean(),
  deviceSetAt: timeShape.nullable(),
  passwordChangedAt: timeShape.nullable(),
  lastSignedInAt: timeShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'User' })

/** What the office does to a login, each by a call of its own. */
export const userActs = [
  'restrict', 'unrestrict', 'unlock', 'endSessions', 'resetDevice', 'resetFactor', 'resetPassword',
] as const

export const maskedPersonShape = z.object({
  name: shownText.meta({ examples: ['홍*동'] }),
  birthday: z.string().max(limits.code).meta({ examples: ['1990-**-**'] }),
  phone: z.string().max(limits.code).meta({ examples: ['010-****-5678'] }),
}).meta({ id: 'MaskedPerson' })

export const userWithPersonShape = userShape.extend({
  person: maskedPersonShape.nullable().meta({ description: 'As the identity check told; masked' }),
  isLocked: z.boolean().meta({ description: 'Too many wrong passwords: no new sign-in until recovery' }),
}).meta({ id: 'UserWithPerson' })

const ownUser = z.object({ id: z.uuid(), uid: shownText, name: shownText, role: userRole.schema })
const ownMember = z.object({
  id: z.uuid(), type: memberType.schema, companyId: z.uuid().nullable(), shopId: z.uuid().nullable(),
})

export const whoAmIShape = z.object({
  user: ownUser,
  member: ownMember.nullable(),
  session: z.object({ id: z.uuid(), endsAt: timeShape }),
}).meta({ id: 'WhoAmI' })

/** Why a person may do less than their place would allow. */
export const restrictionReasons = [
  'noMember', 'bidNotPermitted', 'bidRestricted', 'barred', 'shopNotActive', 'companyNotActive',
] as const

export const authContextShape = whoAmIShape.extend({
  member: ownMember.extend({
    grade: memberGrade.schema.nullable(), part: memberPart.schema.nullable(), staffPart: staffPart.schema.nullable(),
  }).nullable(),
  company: z.object({
    id: z.uuid(), name: shownText, kind: companyKind.schema, state: companyState.schema,
  }).nullable(),
  shop: z.object({ id: z.uuid(), name: shownText, grade: shopGrade.schema, state: shopState.schema }).nullable(),
  permissions: z.object({ roles: z.array(z.enum(roles)).max(roles.length), mayBid: z.boolean() }),
  restrictions: z.array(z.enum(restrictionReasons)).max(restrictionReasons.length),
  features: z.object({
    sandbox: z.boolean(), hasSecondFactor: z.boolean(), mustHaveSecondFactor: z.boolean(), hasDevice: z.boolean(),
  }),
}).meta({ id: 'AuthContext' })

const openedShape = z.object({
  step: z.literal('signedIn'), tokenType: z.literal('Bearer'), token: tokenGiven, endsAt: timeShape,
})

/** A right password may want another in its place, or its second factor; the ticket is good for that step alone. */
export const signedInShape = z.discriminatedUnion('step', [
  openedShape,
  z.object({ step: z.literal('newPasswordNeeded'), ticket: tokenGiven, endsAt: timeShape }),
  z.object({ step: z.literal('codeNeeded'), ticket: tokenGiven, endsAt: timeShape }),
  z.object({ step: z.literal('setUpNeeded'), ticket: tokenGiven, endsAt: timeShape }),
]).meta({ id: 'SignedIn' })

export const openedSessionShape = openedShape.meta({ id: 'OpenedSession' })

export const sessionShape = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  device: shownText.nullable().meta({ examples: ['Chrome · Android'] }),
  address: z.string().max(limits.code).nullable().meta({ examples: ['203.0.113.7'] }),
  fromApp: z.boolean(),
  createdAt: timeShape,
  usedAt: timeShape,
  endsAt: timeShape,
}).meta({ id: 'Session' })

export const sessionsShape = z.object({ items: z.array(sessionShape).max(limits.ownSessions) })

export const secondFactorShape = z.object({
  secret: z.string().max(limits.code).meta({ examples: ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'] }),
  uri: z.string().max(limits.url).meta({ examples: ['otpauth://totp/Bidyard:hanbit01?secret=GEZDGNBV'] }),
}).meta({ id: 'SecondFactor' })

export const identityTokenShape = z.object({
  identityToken: tokenGiven, usage: identityUsage.schema, endsAt: timeShape,
}).meta({ id: 'IdentityToken' })

export const personGiven = z.strictObject({
  name: z.string().trim().min(1).max(limits.name),
  birthday: z.string().min(1).max(limits.code).meta({ examples: ['19900101'] }),
  phone: z.string().min(1).max(limits.code).meta({ examples: ['01012345678'] }),
})

/** The fields as the provider writes them, for apps that catch the call-back themselves. */
export const returnedCheckGiven = z.strictObject({
  resultCode: z.string().min(1).max(limits.code).meta({ examples: ['0000'] }),
  resultMsg: z.string().max(limits.url).optional(),
  authRequestUrl: z.string().max(limits.url).optional(),
  txId: z.string().max(limits.code).optional(),
  token: z.string().max(limits.tokenText).optional(),
})

export const accessShape = z.object({
  id: z.int().min(1).max(limits.number),
  userId: z.uuid().nullable(),
  uid: shownText.nullable(),
  address: z.string().max(limits.code).nullable().meta({ examples: ['203.0.113.7'] }),
  act: z.string().max(limits.title),
  subject: z.string().max(limits.title),
  subjectId: z.string().max(limits.title).nullable(),
  reason: z.string().max(limits.reason).nullable(),
  /** Of a list or an export: how many rows it showed. */
  shownCount: z.int().min(0).nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Access' })
