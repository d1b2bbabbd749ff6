// The proof of an identity check: issued after it, looked at, and used up by the one thing that it is for.
import { randomBytes } from 'node:crypto'
import type { IdentityUsage } from '@bidyard/contract/enums'
import { hashToken } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { type PersonFacts, personFactsShape } from '../people/person-rules.ts'
import { ensurePerson, followPerson, hashesOf, type IdentifiedPerson } from '../people/persons.ts'
import { updateNamesOf } from '../users/users.sql.ts'
import type { PersonHashes } from '../people/persons.sql.ts'
import { findToken, insertToken, updateTokenUsed } from './identity-tokens.sql.ts'

export interface GivenToken {
  readonly token: string
  readonly usage: IdentityUsage
}

export interface ProvenPerson extends PersonHashes {
  readonly facts: PersonFacts
  readonly endsAt: Date
}

type Held = NonNullable<Awaited<ReturnType<typeof findToken>>>

const provenBy = (personal: PersonalData, held: Held): ProvenPerson => ({
  facts: personFactsShape.parse(JSON.parse(personal.open(held.personSealed))),
  identityHash: held.identityHash, ciHash: held.ciHash, lookupVersion: held.lookupVersion, endsAt: held.endsAt,
})

const keyOf = ({ token, usage }: GivenToken) => ({ hash: hashToken(token), usage })

/** Who was proven, as long as the token holds for this usage; it stays good. */
export const peekIdentityToken = async (
  db: Reader, personal: PersonalData, given: GivenToken,
): Promise<ProvenPerson | undefined> => {
  const held = await findToken(db, keyOf(given))
  return held === undefined ? undefined : provenBy(personal, held)
}

/** Uses the token up without making a person of a stranger. */
export const useIdentityToken = async (
  tx: Tx, personal: PersonalData, given: GivenToken,
): Promise<ProvenPerson | undefined> => {
  const held = await updateTokenUsed(tx, keyOf(given))
  return held === undefined ? undefined : provenBy(personal, held)
}

/** Uses the token up and answers its person; undefined when it is unknown, used, over, or for something else. */
export const takeIdentityToken = async (
  tx: Tx, personal: PersonalData, given: GivenToken,
): Promise<IdentifiedPerson | undefined> => {
  const proven = await useIdentityToken(tx, personal, given)
  if (proven === undefined) return undefined
  return { personId: await ensurePerson(tx, personal, proven.facts, proven), ...proven.facts }
}

/** Of a member who may have another number or name by now; answers whether what the CI proves was news. */
export const followProven = async (tx: Tx, personal: PersonalData, proven: ProvenPerson): Promise<boolean> => {
  const personId = await followPerson(tx, personal, proven.facts, proven)
  if (personId !== undefined) await updateNamesOf(tx, personId, proven.facts.name)
  return personId !== undefined
}

/** The token is known to whoever gets it and to nobody else: only its hash is kept. */
export const issueIdentityToken = async (tx: Tx, personal: PersonalData, given: {
  readonly facts: PersonFacts; readonly ci: string | undefined; readonly usage: IdentityUsage
  readonly minutes: number; readonly requestId: string | null
}): Promise<{ readonly token: string; readonly endsAt: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const { facts: { name, birthday, phone }, ci, usage, minutes, requestId } = given
  const facts = { name, birthday, phone }
  const endsAt = await insertToken(tx, {
    hash: hashToken(token), requestId, usage, minutes,
    personSealed: personal.seal(JSON.stringify(facts)), hashes: hashesOf(personal, facts, ci),
  })
  return { token, endsAt }
}
