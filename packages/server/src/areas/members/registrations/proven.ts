// Who asks, by the proof of an identity check for signing up; it stays good for the next question.
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { listKnownPersons, peekIdentityToken, type ProvenPerson } from '../../identity/for-other-areas.ts'

export const usage = 'sign-up'

export const peekApplicant = (
  db: Reader, personal: PersonalData, token: string,
): Promise<ProvenPerson | undefined> => peekIdentityToken(db, personal, { token, usage })

export const personIdsOf = (db: Reader, personal: PersonalData, proven: ProvenPerson): Promise<string[]> =>
  listKnownPersons(db, personal, proven)
