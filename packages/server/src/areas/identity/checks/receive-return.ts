// Keeps what a browser brought back from the provider, sealed, until whoever began the check completes it.
import type { ReceiveReturn } from '../../../providers/identity/return-route.ts'
import { hashToken } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { arrivalOf } from './arrival.ts'
import { findReturned, updateReturned } from './identity-requests.sql.ts'

export const openReceiveReturn = (database: Database, personal: PersonalData): ReceiveReturn =>
  async (mark, returned) => {
    const hash = hashToken(mark)
    if (returned !== undefined)
      await updateReturned(database.primary, hash, personal.seal(JSON.stringify(returned)))
    const found = await findReturned(database.primary, hash)
    if (found === undefined) return undefined
    const arrival = returned === undefined ? undefined : arrivalOf(personal, found.transactionId, returned)
    return { transactionId: found.transactionId, arrival }
  }
