// Reminds a proven person of their username, masked; nobody else can ask, and nobody often.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { maskUsername } from '@bidyard/contract/shapes/masking'
import { read } from '../../../runtime/handler.ts'
import { peekIdentityToken } from '../checks/identity-tokens.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { consentsWantedOf } from './first-consents.ts'
import { findOwned } from './owners.ts'

export const findUsername = ({ personal, firstConsents }: IdentityParts) =>
  read(identityCalls.findUsername, async ({ db, body, fail }) => {
    const given = { token: body.identityToken, usage: 'ID/password-recovery' } as const
    const proven = await peekIdentityToken(db, personal, given)
    if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const owned = await findOwned(db, personal, proven)
    if (owned === 'several') throw fail('AMBIGUOUS_TO_DETERMINE')
    if (typeof owned === 'string') throw fail('MEMBER_NOT_FOUND')
    const consents = await consentsWantedOf(db, firstConsents, owned.login)
    return { username: maskUsername(owned.login.uid), consents: [...consents] }
  })
