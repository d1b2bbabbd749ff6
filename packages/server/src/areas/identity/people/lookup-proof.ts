// Refuses to start under another lookup key than the one that everybody here is known by.
import type { Database } from '../../../runtime/database/database.ts'
import { BadConfiguration } from '../../../runtime/environment.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { getLookupProof } from './lookup-proof.sql.ts'

/** With another key nobody would be found again, and everybody could register twice without anyone noticing. */
export const refuseOtherLookupKey = async ({ primary }: Database, personal: PersonalData): Promise<void> => {
  const proof = personal.lookup('proof', 'of the key itself')
  const kept = await getLookupProof(primary, personal.lookupVersion, proof)
  if (Buffer.compare(kept, proof) !== 0)
    throw new BadConfiguration(['BIDYARD_LOOKUP_KEY: people in this database are known by another key'])
}
