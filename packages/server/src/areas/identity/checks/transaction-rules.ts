// What is asked of a check beforehand: a person as the provider writes people, and an id of ours as it takes ids.
import { askableName, type PersonFacts, plainPerson } from '../people/person-rules.ts'

// Without letters that people mix up, so that an id can be read over the phone.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const transactionIdLength = 20

export const transactionIdFrom = (random: Uint8Array): string =>
  Array.from(random.subarray(0, transactionIdLength), (byte) => letters[byte % letters.length]).join('')

const isDay = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}

/** Undefined when no provider could prove such a person. */
export const askablePerson = (given: PersonFacts): PersonFacts | undefined => {
  const person = plainPerson(given)
  const fits = askableName(person.name) !== undefined && isDay(person.birthday)
    && /^01[016789]\d{7,8}$/.test(person.phone)
  return fits ? person : undefined
}
