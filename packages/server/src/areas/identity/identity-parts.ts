// What the acts on identity need beside the database.
import type { IdentityProvider } from '../../providers/identity/identity-provider.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'

export interface IdentityParts {
  readonly sandbox: boolean
  readonly personal: PersonalData
  readonly identity: IdentityProvider
}
