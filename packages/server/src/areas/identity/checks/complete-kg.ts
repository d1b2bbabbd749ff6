// Completes an identity check: the call-back is used up, the provider asked, its answer compared with what was asked.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type IdentityMethod, type IdentityUsage, identityMethod, identityUsage } from '@bidyard/contract/enums'
import { z } from 'zod'
import type { CheckOutcome, ReturnedCheck } from '../../../providers/identity/identity-provider.ts'
import { hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { type PersonFacts, personFactsShape, plainPerson } from '../people/person-rules.ts'
import { isArrival } from './arrival.ts'
import { lockRequest, updateStage } from './identity-requests.sql.ts'
import { issueIdentityToken } from './identity-tokens.ts'

const returnedShape = z.object({
  resultCode: z.string(), resultMsg: z.string(), authRequestUrl: z.string().optional(), txId: z.string().optional(),
  token: z.string().optional(),
})

interface Completing {
  readonly id: string
  readonly transactionId: string
  readonly usage: IdentityUsage
  readonly serviceCode: string
  readonly method: IdentityMethod | undefined
  readonly person: PersonFacts | undefined
  readonly returned: ReturnedCheck
}

type Brought = { readonly [Key in keyof ReturnedCheck]?: string | undefined }

interface Given {
  readonly transactionId: string
  readonly verifier: string
  readonly arrival?: string | undefined
  readonly returned?: Brought | undefined
}

const withoutGaps = (given: Brought): ReturnedCheck => ({
  resultCode: given.resultCode ?? '', resultMsg: given.resultMsg ?? '', authRequestUrl: given.authRequestUrl,
  txId: given.txId, token: given.token,
})

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

/**
 * What came to our own server counts before what a client says. Else whoever begins a check and has somebody else pass
 * it would complete it as that person.
 */
const broughtBack = (personal: PersonalData, sealed: Uint8Array | null, given: Given): Brought | undefined => {
  if (sealed === null) return given.returned
  const kept = returnedShape.parse(JSON.parse(personal.open(sealed)))
  return isArrival(personal, given.transactionId, withoutGaps(kept), given.arrival ?? '') ? kept : undefined
}

/** From here on nobody else completes it; only whoever began may, and only with something that came back. */
const begin = async (tx: Tx, personal: PersonalData, given: Given): Promise<Completing | 'invalid' | 'already'> => {
  const held = await lockRequest(tx, given.transactionId)
  if (held === undefined || !sameBytes(held.verifierHash, hashToken(given.verifier))) return 'invalid'
  if (held.stage !== 'open') return 'already'
  if (held.isOver) return 'invalid'
  const returned = broughtBack(personal, held.returnedSealed, given)
  if (returned === undefined) return 'invalid'
  await updateStage(tx, held.id, 'completing')
  return {
    id: held.id, transactionId: held.transactionId, usage: identityUsage.schema.parse(held.usage),
    serviceCode: held.serviceCode, returned: withoutGaps(returned),
    method: held.method === null ? undefined : identityMethod.schema.parse(held.method),
    person: held.askedSealed === null
      ? undefined : personFactsShape.parse(JSON.parse(personal.open(held.askedSealed))),
  }
}

const proofOf = async (
  tx: Tx, personal: PersonalData, { id, usage }: Completing, outcome: Extract<CheckOutcome, { kind: 'proven' }>,
) => {
  const { value } = await readConfiguration(tx, 'signIn')
  const { token, endsAt } = await issueIdentityToken(tx, personal, {
    facts: plainPerson(outcome.person), ci: outcome.ci, usage, minutes: value.identityTokenMinutes, requestId: id,
  })
  await updateStage(tx, id, 'completed', outcome.method === '' ? null : outcome.method)
  return { identityToken: token, usage, endsAt: timeOf(endsAt) }
}

export const completeKg = ({ identity, personal }: IdentityParts) =>
  inSteps(identityCalls.completeKg, async ({ step, body, fail, refuse }) => {
    const begun = await step(({ tx }) => begin(tx, personal, body))
    if (begun === 'already') throw fail('ALREADY_COMPLETED')
    if (begun === 'invalid') throw fail('INVALID_COMPLETE_INPUT')

    const outcome = await identity.finish(begun, begun.returned).catch(async (error: unknown) => {
      await step(({ tx }) => updateStage(tx, begun.id, 'open'))
      throw error
    })
    if (outcome.kind === 'proven') return step(({ tx }) => proofOf(tx, personal, begun, outcome))
    if (outcome.kind === 'unreachable') {
      // Nothing was learnt and nothing is used up: the same browser may try again.
      await step(({ tx }) => updateStage(tx, begun.id, 'open'))
      throw refuse('unavailable')
    }
    const why = outcome.kind === 'refused' ? 'refused' : outcome.why
    await step(({ tx }) => updateStage(tx, begun.id, 'failed', why))
    const failure = fail('INVALID_COMPLETE_INPUT')
    throw outcome.kind === 'refused' ? failure.saying(outcome.said) : failure
  })
