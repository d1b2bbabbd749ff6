// What the acts on records need beside the database.
import type { PrivateLinks } from '../../providers/storage/private-links.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'

export interface AuditParts {
  readonly personal: PersonalData
  readonly privateLinks: PrivateLinks
}
