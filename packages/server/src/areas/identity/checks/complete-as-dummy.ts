// Proves whoever one says, where the sandbox is open; elsewhere it is as if this did not exist.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { issueIdentityToken } from './identity-tokens.ts'
import { askablePerson } from './transaction-rules.ts'

export const completeAsDummy = ({ personal, sandbox }: IdentityParts) =>
  action(identityCalls.completeAsDummy, async ({ tx, body, fail, refuse }) => {
    if (!sandbox) throw refuse('notFound')
    const { usage, ci, ...given } = body
    const facts = askablePerson(given)
    if (facts === undefined) throw fail('INVALID_COMPLETE_INPUT')
    const { value } = await readConfiguration(tx, 'signIn')
    const { token, endsAt } = await issueIdentityToken(tx, personal, {
      facts, ci, usage, minutes: value.identityTokenMinutes, requestId: null,
    })
    return { identityToken: token, usage, endsAt: timeOf(endsAt) }
  })
