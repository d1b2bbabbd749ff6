// Gathers the words that others know of a person, so that no password is made of them.
import type { PersonFacts } from '../people/person-rules.ts'

export const ownWordsOf = (username: string, name: string, person: PersonFacts | undefined): string[] => [
  username, name, ...(person === undefined ? [] : [person.name, person.phone, person.birthday]),
]
