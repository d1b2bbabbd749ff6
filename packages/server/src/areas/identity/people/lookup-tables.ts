// Where identity finds people and names by hashes, for whoever brings them under a newer key.
import type { Hashes } from '../../../runtime/keys/hashes.ts'
import type { LookupTable } from '../../../runtime/keys/lift-lookups.ts'
import { liftAlike } from './lift-persons.ts'

/** Proofs of checks are good for minutes and know under which key they were made. */
export const identityLookups = (hashes: Hashes): readonly LookupTable[] => [
  {
    table: 'persons', column: 'identity_hash',
    liftAlike: (tx, identityHashes, version) => liftAlike(tx, hashes, identityHashes, version),
  },
  { table: 'sign_in_attempts', column: 'name_hash' },
]
