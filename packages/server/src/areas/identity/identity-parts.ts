// What the acts on identity need beside the database.
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import type { FirstConsents } from './recovery/first-consents.ts'
import type { FindApplicant } from './sign-in/applicants.ts'
import type { FactorOf } from './sign-in/sign-in-rules.ts'
import type { DescribeMember, FindRestriction } from './who/describe-member.ts'

export interface IdentityParts {
  readonly sandbox: boolean
  readonly secondFactorOf: FactorOf
  readonly personal: PersonalData
  readonly identity: IdentityProvider
  /** Later areas answer these, put together where all areas meet. */
  readonly findApplicant: FindApplicant
  readonly describeMember: DescribeMember
  readonly findRestriction: FindRestriction
  readonly firstConsents: FirstConsents
}
