// Every call of identity and the file that answers it.
import { completeAsDummy } from './checks/complete-as-dummy.ts'
import { completeKg } from './checks/complete-kg.ts'
import { initKg } from './checks/init-kg.ts'
import { getIdentityTokenPerson, validateIdentityToken } from './checks/read-tokens.ts'
import { resetDevice } from './devices/reset-device.ts'
import { setDevice } from './devices/set-device.ts'
import type { IdentityParts } from './identity-parts.ts'
import { ping } from './who/ping.ts'
import { authContext, whoAmI } from './who/reads.ts'
import { changePassword } from './recovery/change-password.ts'
import { findUsername } from './recovery/find-username.ts'
import { resetPassword } from './recovery/reset-password.ts'
import { setFirstPassword } from './recovery/set-first-password.ts'
import { completeSecondFactor } from './second-factor/complete-second-factor.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { setUpSecondFactor } from './second-factor/set-up-second-factor.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from './sessions/own-sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { listAccessLogs } from './users/list-access-logs.ts'
import {
  endUserSessions, listUserSessions, resetUserDevice, resetUserPassword, resetUserSecondFactor, restrictUser,
  unlockUser, unrestrictUser,
} from './users/office-acts.ts'
import { getUser, listUsers } from './users/reads.ts'

export const identityHandlers = (parts: IdentityParts) => ({
  ping,
  whoAmI,
  authContext: authContext(parts),
  signIn: signIn(parts),
  signOut,
  findUsername: findUsername(parts),
  resetPassword: resetPassword(parts),
  setDevice: setDevice(parts),
  resetDevice: resetDevice(parts),
  initKg: initKg(parts),
  completeKg: completeKg(parts),
  completeAsDummy: completeAsDummy(parts),
  validateIdentityToken: validateIdentityToken(parts),
  getIdentityTokenPerson: getIdentityTokenPerson(parts),
  listUsers,
  getUser: getUser(parts),
  listOwnSessions,
  endOwnSession,
  endOwnSessions,
  changePassword: changePassword(parts),
  setFirstPassword: setFirstPassword(parts),
  setUpSecondFactor: setUpSecondFactor(parts),
  confirmSecondFactor: confirmSecondFactor(parts),
  completeSecondFactor: completeSecondFactor(parts),
  removeSecondFactor: removeSecondFactor(parts),
  listUserSessions,
  endUserSessions,
  restrictUser,
  unrestrictUser,
  unlockUser: unlockUser(parts),
  resetUserPassword: resetUserPassword(parts),
  resetUserDevice,
  resetUserSecondFactor,
  listAccessLogs,
})
