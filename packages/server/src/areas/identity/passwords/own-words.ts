// Gathers the words that others know of an account, so that no password is made of them.
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonFacts } from '../people/person-rules.ts'
import type { Login } from '../users/users.sql.ts'
import type { DescribeMember } from '../who/describe-member.ts'

export interface KnownAccount {
  readonly username: string
  readonly name: string
  readonly person: PersonFacts | undefined
  readonly email: string | null
  /** Of the shop and the company, where there is one. */
  readonly placeNames: readonly (string | undefined)[]
}

// Nobody says them of a place, so they would hide its name.
const legalForms = /주식회사|유한회사|\((?:주|유)\)/g

const wordsOfPlace = (name: string): string[] => [name, name.normalize('NFKC').replaceAll(legalForms, '')]

export const ownWordsOf = ({ username, name, person, email, placeNames }: KnownAccount): string[] => [
  username, name, ...(person === undefined ? [] : [person.name, person.phone, person.birthday]),
  ...(email === null ? [] : email.split('@').slice(0, 1)),
  ...placeNames.flatMap((place) => (place === undefined ? [] : wordsOfPlace(place))),
]

/** Those of an account that is there already, with what members know of it. */
export const listOwnWords = async (
  db: Reader, describeMember: DescribeMember, login: Login, person: PersonFacts | undefined,
): Promise<string[]> => {
  const member = login.memberId === null ? undefined : await describeMember(db, login.memberId)
  return ownWordsOf({
    username: login.uid, name: login.name, person, email: member?.email ?? null,
    placeNames: [member?.shop?.name, member?.company?.name],
  })
}
