// What the acts on files need beside the database, and the machine that their states follow.
import { fileMachine } from '@bidyard/contract/states/file'
import type { PrivateLinks } from '../../providers/storage/private-links.ts'
import type { Sealer } from '../../providers/storage/sealed-content.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export interface FileParts {
  readonly storage: Storage
  readonly sealer: Sealer
  readonly privateLinks: PrivateLinks
}

export const files = stateful(fileMachine, 'files')
