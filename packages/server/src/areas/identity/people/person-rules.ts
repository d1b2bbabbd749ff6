// What makes two checks the same person: name, birthday and phone, written in one way.
import { withoutUnseen } from '@bidyard/contract/shapes/unseen-letters'
import { z } from 'zod'

export interface PersonFacts {
  readonly name: string
  /** Eight digits: year, month, day. */
  readonly birthday: string
  /** Digits only. */
  readonly phone: string
}

/** As it is sealed and opened again. */
export const personFactsShape = z.object({ name: z.string(), birthday: z.string(), phone: z.string() })

/**
 * Letters that nobody sees would make another person of the same name, or turn it around on a screen; half of one, as
 * somebody else may cut it, the database would not keep.
 */
export const plainName = (name: string): string =>
  withoutUnseen(name.toWellFormed().normalize('NFC').replace(/\s+/g, ' ')).trim()
const digitsOf = (text: string): string => text.replace(/\D/g, '')

export const plainPerson = ({ name, birthday, phone }: PersonFacts): PersonFacts => ({
  name: plainName(name), birthday: digitsOf(birthday), phone: digitsOf(phone),
})

const nameBytesMax = 25

/** Written as providers take names; undefined where none could prove it. */
export const askableName = (name: string): string | undefined => {
  const plain = plainName(name)
  return plain !== '' && new TextEncoder().encode(plain).length <= nameBytesMax ? plain : undefined
}

/** Providers write latin names in any case; nothing else of a name is theirs to change. */
export const identityText = ({ name, birthday, phone }: PersonFacts): string =>
  `${name.toUpperCase()}|${birthday}|${phone}`
