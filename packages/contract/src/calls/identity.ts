// Identity: signing in and out, second factors, devices, recovery, checks of a person, users as the office sees them.
import { z } from 'zod'
import { call } from '../call.ts'
import { identityMethod, identityUsage, userRole, userState } from '../enums/identity.ts'
import { limits } from '../limits.ts'
import { field, get, list } from '../list.ts'
import {
  accessShape, authContextShape, deviceUidGiven, identityTokenShape, maskedPersonShape, oneTimeCode, openedSessionShape,
  passwordGiven, personGiven, returnedCheckGiven, secondFactorShape, sessionsShape, signedInShape,
  tokenGiven, usernameGiven, userShape, userWithPersonShape, whoAmIShape,
} from '../shapes/identity.ts'
import { timeShape } from '../shapes/labels.ts'
import { consentsGiven, consentsInForce, consentWanted } from '../shapes/registration/consents.ts'
import { reasonShape } from '../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const office = { surface: 'office' } as const
// What is answered here may open a door, so it is never stored.
const post = { method: 'POST', who: 'anyone', idempotency: 'none' } as const
const own = { ...office, method: 'POST', who: 'signedIn', idempotency: 'none' } as const
const byStaff = {
  ...office, method: 'POST', who: ['staff'], params: id, body: z.strictObject({ reason: reasonShape }),
} as const
const listedUsers = { path: '/users', who: 'signedIn' } as const
const listedAccess = { ...office, path: '/access-logs', who: ['staff'] } as const

const credentials = { username: usernameGiven, password: passwordGiven }
const standing = {
  INVALID_CREDENTIALS: [],
  SIGNUP_UNDER_REVIEW: [],
  SIGNUP_REJECTED: [],
  ACCOUNT_LOCKED_BY_PASSWORD_ERROR: [],
  ACCOUNT_RESTRICTED: [],
} as const
const wrongCode = { INVALID_CREDENTIALS: [], ACCOUNT_LOCKED_BY_PASSWORD_ERROR: [] } as const

export const identityCalls = {
  ping: call({
    method: 'GET', path: '/auth/ping', summary: 'Answers when the API can be reached', who: 'anyone',
    answer: z.literal('pong'),
  }),
  whoAmI: call({
    method: 'GET', path: '/auth/who-am-i', summary: 'The user of this session and their place in a company',
    who: 'signedIn', answer: whoAmIShape,
  }),
  authContext: call({
    method: 'GET', path: '/auth/auth-context',
    summary: 'Who I am, with shop, permissions, restrictions and what is switched on', who: 'signedIn',
    answer: authContextShape,
  }),
  signIn: call({
    ...post,
    path: '/auth/credentials/sign-in',
    summary: 'Begins a session; the app sends its device in x-mobile-app-device-uid',
    body: z.strictObject(credentials),
    answer: signedInShape,
    errors: { ...standing, MOBILE_APP_DEVICE_UID_MISMATCH: [], MOBILE_APP_DEVICE_UID_NOT_SET: [] },
    // A whole office may stand behind one address.
    perMinute: 60,
  }),
  signOut: call({
    method: 'POST', path: '/auth/credentials/sign-out', summary: 'Ends this session on all nodes', who: 'signedIn',
    answer: z.null(), idempotency: 'none',
  }),
  findUsername: call({
    ...post,
    path: '/auth/credential/recovery/find-username',
    summary: 'The masked username of the person that an identity check proved; the token stays good',
    body: z.strictObject({ identityToken: tokenGiven }),
    answer: z.object({
      username: z.string().max(limits.name).meta({ examples: ['han****'] }),
      consents: z.array(consentWanted).max(consentsInForce.length)
        .meta({ description: 'Wanted with the first password; nothing of whoever has one, or has agreed' }),
    }),
    errors: { INVALID_IDENTIFY_TOKEN: [], MEMBER_NOT_FOUND: [], AMBIGUOUS_TO_DETERMINE: [] },
    perMinute: 10,
  }),
  resetPassword: call({
    ...post,
    path: '/auth/credential/recovery/reset-password',
    summary: 'Sets a new password for the proven person, unlocks the account and ends its sessions',
    body: z.strictObject({
      identityToken: tokenGiven, password: passwordGiven,
      username: usernameGiven.optional().meta({ description: 'Not needed: a person has one account' }),
      consents: consentsGiven.optional()
        .meta({ description: 'Needed for the first password of whoever has not agreed yet' }),
    }),
    answer: z.object({ username: z.string().max(limits.name) }),
    errors: {
      INVALID_IDENTIFY_TOKEN: [], INVALID_IDENTIFY_PERSON: [], MEMBER_NOT_FOUND: [], AMBIGUOUS_TO_DETERMINE: [],
      INVALID_PASSWORD_FORMAT: [], CONSENT_NEEDED: [],
    },
    perMinute: 20,
  }),
  setDevice: call({
    ...post,
    path: '/auth/credentials/mobile-app-device-uid/set',
    summary: 'Registers the one device of an account, by its password and its owner’s identity check',
    body: z.strictObject({ ...credentials, identityToken: tokenGiven, deviceUid: deviceUidGiven }),
    answer: z.object({ setAt: timeShape }),
    errors: { ...standing, INVALID_TOKEN: [], TOKEN_NOT_BELONG_TO_USER: [], DEVICE_UID_ALREADY_SET: [] },
    perMinute: 20,
  }),
  resetDevice: call({
    ...post,
    path: '/auth/credentials/mobile-app-device-uid/reset',
    summary: 'Takes the device off an account by its owner’s identity check; sessions of the app end',
    body: z.strictObject({ username: usernameGiven, identityToken: tokenGiven }),
    answer: z.null(),
    errors: {
      INVALID_TOKEN: [], TOKEN_NOT_BELONG_TO_USER: [], AMBIGUOUS_TO_DETERMINE: [], DEVICE_UID_NOT_SET: [],
    },
    perMinute: 20,
  }),

  initKg: call({
    ...post,
    path: '/identity/kg/init',
    summary: 'Begins an identity check: the form that the browser sends to the provider',
    body: z.strictObject({
      usage: identityUsage.schema, method: identityMethod.schema.optional(),
      person: personGiven.optional().meta({ description: 'Only this person is let through' }),
    }),
    answer: z.object({
      transactionId: z.string().max(limits.transactionId),
      verifier: tokenGiven.meta({ description: 'Known to the browser that began; without it nobody completes' }),
      form: z.object({
        url: z.string().max(limits.url),
        fields: z.record(z.string().max(limits.code), z.string().max(limits.url)),
      }),
      endsAt: timeShape,
    }),
    errors: { INVALID_IDENTIFY_PERSON: [] },
    perMinute: 20,
  }),
  completeKg: call({
    ...post,
    path: '/identity/kg/complete',
    summary: 'Fetches the result of a check, once, and answers the token that proves it',
    body: z.strictObject({
      transactionId: z.string().min(1).max(limits.transactionId), verifier: tokenGiven,
      arrival: tokenGiven.optional().meta({
        description: 'Stands in the address that the provider’s call-back led to; needed when it came to our server',
      }),
      returned: returnedCheckGiven.optional().meta({ description: 'Not needed when the call-back came to our server' }),
    }),
    answer: identityTokenShape,
    errors: { INVALID_COMPLETE_INPUT: [], ALREADY_COMPLETED: [] },
    perMinute: 30,
  }),
  completeAsDummy: call({
    ...post,
    path: '/identity/kg/complete-as-dummy',
    summary: 'Proves whoever one says; in local and develop only',
    body: personGiven.extend({ usage: identityUsage.schema, ci: z.string().min(1).max(limits.tokenText).optional() }),
    answer: identityTokenShape,
    errors: { INVALID_COMPLETE_INPUT: [] },
  }),
  validateIdentityToken: call({
    ...post,
    path: '/identity-tokens/validate',
    summary: 'Tells whether an identity token still holds for its usage',
    body: z.strictObject({ token: tokenGiven, usage: identityUsage.schema }),
    answer: z.object({ usage: identityUsage.schema, endsAt: timeShape }),
    errors: { INVALID_TOKEN: [] },
    perMinute: 60,
  }),
  getIdentityTokenPerson: call({
    ...post,
    path: '/identity-tokens/person',
    summary: 'The person that an identity token proves, masked',
    body: z.strictObject({ token: tokenGiven, usage: identityUsage.schema }),
    answer: maskedPersonShape,
    errors: { INVALID_TOKEN: [] },
    perMinute: 60,
  }),

  listUsers: list({
    ...listedUsers,
    summary: 'Users: the office sees all, others themselves',
    shows: 'user',
    item: userShape,
    fields: {
      uid: field.text(), state: field.choice(userState), name: field.text(), role: field.choice(userRole),
      lastSignedInAt: field.time(),
    },
    sort: ['uid', 'name', 'lastSignedInAt'],
  }),
  getUser: get({ ...listedUsers, summary: 'One user with the masked person behind it', item: userWithPersonShape }),

  listOwnSessions: call({
    ...office, method: 'GET', path: '/auth/sessions', summary: 'Where I am signed in', who: 'signedIn',
    answer: sessionsShape,
  }),
  endOwnSession: call({
    ...own, path: '/auth/sessions/:id/end', summary: 'Ends one of my sessions', params: id, answer: z.null(),
  }),
  endOwnSessions: call({
    ...own, path: '/auth/sessions/end-all', summary: 'Signs me out everywhere',
    body: z.strictObject({ keepCurrent: z.boolean() }),
    answer: z.object({ ended: z.int().min(0).max(limits.number) }),
  }),
  changePassword: call({
    ...own, path: '/auth/password/change', summary: 'Sets a new password by the old one; other sessions end',
    body: z.strictObject({ password: passwordGiven, newPassword: passwordGiven }),
    answer: z.null(),
    errors: { ...wrongCode, INVALID_PASSWORD_FORMAT: [] },
    perMinute: 20,
  }),
  setFirstPassword: call({
    ...office, ...post, path: '/auth/password/set-first',
    summary: 'Sets one’s own password in the place of one that somebody else made; then the sign-in goes on',
    body: z.strictObject({ ticket: tokenGiven, newPassword: passwordGiven }),
    answer: signedInShape,
    errors: { INVALID_PASSWORD_FORMAT: [] },
    perMinute: 20,
  }),
  setUpSecondFactor: call({
    ...office, ...post, path: '/auth/second-factor/set-up',
    summary: 'A new second factor, shown once: by ticket or password, and where one is confirmed only by its own code',
    body: z.strictObject({
      ticket: tokenGiven.optional(), password: passwordGiven.optional(), code: oneTimeCode.optional(),
    }),
    answer: secondFactorShape,
    errors: wrongCode,
    perMinute: 20,
  }),
  confirmSecondFactor: call({
    ...office, ...post, path: '/auth/second-factor/confirm',
    summary: 'Switches the new second factor on by its first code; with a ticket the sign-in is complete',
    body: z.strictObject({ ticket: tokenGiven.optional(), code: oneTimeCode }),
    answer: z.object({ opened: openedSessionShape.nullable() }),
    errors: wrongCode,
    perMinute: 20,
  }),
  completeSecondFactor: call({
    ...office, ...post, path: '/auth/second-factor/complete',
    summary: 'Completes a sign-in by the code of the second factor',
    body: z.strictObject({ ticket: tokenGiven, code: oneTimeCode }),
    answer: openedSessionShape,
    errors: wrongCode,
    perMinute: 60,
  }),
  removeSecondFactor: call({
    ...own, path: '/auth/second-factor/remove', summary: 'Switches my second factor off, where I may be without one',
    body: z.strictObject({ code: oneTimeCode }),
    answer: z.null(),
    errors: wrongCode,
    perMinute: 20,
  }),

  listUserSessions: call({
    ...office, method: 'GET', path: '/users/:id/sessions', summary: 'Where a user is signed in', who: ['staff'],
    params: id, answer: sessionsShape,
  }),
  endUserSessions: call({
    ...byStaff, path: '/users/:id/sessions/end-all', summary: 'Signs a user out everywhere',
    answer: z.object({ ended: z.int().min(0).max(limits.number) }),
  }),
  restrictUser: call({
    ...byStaff, path: '/users/:id/restrict', summary: 'Keeps a user out; all sessions end at once', answer: userShape,
  }),
  unrestrictUser: call({
    ...byStaff, path: '/users/:id/unrestrict', summary: 'Lets a restricted user sign in again', answer: userShape,
  }),
  unlockUser: call({
    ...byStaff, path: '/users/:id/unlock', summary: 'Forgets a user’s wrong passwords', answer: userShape,
  }),
  resetUserDevice: call({
    ...byStaff, path: '/users/:id/reset-device', summary: 'Takes the device off a user’s account', answer: userShape,
    errors: { DEVICE_UID_NOT_SET: [] },
  }),
  resetUserSecondFactor: call({
    ...byStaff, who: ['root'], path: '/users/:id/reset-second-factor',
    summary: 'Takes a lost second factor off an account; all sessions end', answer: userShape,
  }),
  resetUserPassword: call({
    ...byStaff, path: '/users/:id/reset-password',
    summary: 'Gives an account that no identity check knows another first password; all sessions end',
    body: z.strictObject({ password: passwordGiven, reason: reasonShape }),
    answer: userShape,
    errors: { INVALID_PASSWORD_FORMAT: [] },
  }),
  listAccessLogs: list({
    ...listedAccess,
    summary: 'Who looked at whose data, when, from where and why',
    item: accessShape,
    fields: {
      userId: field.id(), uid: field.text(), act: field.text(), subject: field.text(), subjectId: field.text(),
    },
    sort: [],
  }),
}
