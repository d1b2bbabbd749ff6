// What exports need beside the database.
import type { PrivateLinks } from '../../providers/storage/private-links.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { ReadAs } from '../../runtime/list/read-as.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'

export interface ExportParts {
  readonly privateLinks: PrivateLinks
  readonly personal: PersonalData
  /** Where the papers of a shop lie. */
  readonly storage: Storage
  /** The lists of all areas, as each person sees them. */
  readonly reading: ReadAs
}
