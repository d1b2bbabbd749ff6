// What the acts on records need beside the database.
import type { PrivateLinks } from '../../providers/storage/private-links.ts'

export interface AuditParts {
  readonly privateLinks: PrivateLinks
}
