// Begins an identity check: a transaction of ours, and the form that takes the browser to the provider.
import { randomBytes } from 'node:crypto'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { returnPath } from '../../../providers/identity/return-route.ts'
import { hashToken } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { insertRequest } from './identity-requests.sql.ts'
import { askablePerson, transactionIdFrom, transactionIdLength } from './transaction-rules.ts'

const markBytes = 16
const verifierBytes = 32

export const initKg = ({ identity, personal }: IdentityParts) =>
  action(identityCalls.initKg, async ({ tx, body, request, fail }) => {
    const { usage, method } = body
    const person = body.person === undefined ? undefined : askablePerson(body.person)
    if (body.person !== undefined && person === undefined) throw fail('INVALID_IDENTIFY_PERSON')
    const { value } = await readConfiguration(tx, 'signIn')

    const transactionId = transactionIdFrom(randomBytes(transactionIdLength))
    const mark = randomBytes(markBytes).toString('base64url')
    const verifier = randomBytes(verifierBytes).toString('base64url')
    const returnUrl = `${request.origin}${returnPath}?s=${mark}`
    const endsAt = await insertRequest(tx, {
      transactionId, returnHash: hashToken(mark), verifierHash: hashToken(verifier), usage, method: method ?? null,
      serviceCode: identity.serviceCode, minutes: value.identitySessionMinutes,
      askedSealed: person === undefined ? null : personal.seal(JSON.stringify(person)),
    })
    const { url, fields } = identity.begin({ transactionId, usage, method, person, returnUrl })
    return { transactionId, verifier, form: { url, fields: { ...fields } }, endsAt: timeOf(endsAt) }
  })
