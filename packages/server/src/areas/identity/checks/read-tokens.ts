// What the holder of an identity token may see of it: that it holds, and whom it proves, masked.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { maskBirthday, maskName, maskPhone } from '@bidyard/contract/shapes/masking'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { IdentityParts } from '../identity-parts.ts'
import type { PersonFacts } from '../people/person-rules.ts'
import { peekIdentityToken } from './identity-tokens.ts'

export const maskedPerson = ({ name, birthday, phone }: PersonFacts) => ({
  name: maskName(name), birthday: maskBirthday(birthday), phone: maskPhone(phone),
})

export const validateIdentityToken = ({ personal }: IdentityParts) =>
  read(identityCalls.validateIdentityToken, async ({ db, body, fail }) => {
    const proven = await peekIdentityToken(db, personal, body)
    if (proven === undefined) throw fail('INVALID_TOKEN')
    return { usage: body.usage, endsAt: timeOf(proven.endsAt) }
  })

export const getIdentityTokenPerson = ({ personal }: IdentityParts) =>
  read(identityCalls.getIdentityTokenPerson, async ({ db, body, fail }) => {
    const proven = await peekIdentityToken(db, personal, body)
    if (proven === undefined) throw fail('INVALID_TOKEN')
    return maskedPerson(proven.facts)
  })
