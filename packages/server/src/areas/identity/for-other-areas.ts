// What later areas and the runtime may use of identity.
export { openCallers } from './callers.ts'
export {
  type GivenToken, peekIdentityToken, type ProvenPerson, takeIdentityToken,
} from './checks/identity-tokens.ts'
export { askablePerson } from './checks/transaction-rules.ts'
export { openReceiveReturn } from './checks/receive-return.ts'
export { hashPassword, isPassword } from './passwords/hash-password.ts'
export {
  passwordProblem, type PasswordProblem, plainUsername, usernameProblem,
} from './passwords/password-rules.ts'
export type { PersonFacts } from './people/person-rules.ts'
export { findPersonOf, type IdentifiedPerson, listKnownPersons, readPerson, writePerson } from './people/persons.ts'
export { rolesOf } from './role-rules.ts'
export { endSessions, openSession, type OpenedSession } from './sessions/open-session.ts'
export { openSessionTouches } from './sessions/session-touches.ts'
export { takeAttempt } from './sign-in/attempts.ts'
export { isOfficeType } from './sign-in/sign-in-rules.ts'
export type { Applicant, FindApplicant } from './sign-in/applicants.ts'
export { refuseOtherLookupKey } from './people/lookup-proof.ts'
export { identityJobs } from './upkeep/sweep-identity.ts'
export type { DescribedMember, DescribeMember } from './who/describe-member.ts'
export { isLastRoot } from './users/office-rules.ts'
export { lockRoots } from './users/roots.sql.ts'
export { updatePersonBehind } from './users/users.sql.ts'
export { createUser, restrictUsers, unrestrictUsers, users } from './users/users.ts'
