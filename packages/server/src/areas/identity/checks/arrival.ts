// What proves that the browser which completes a check is the one that came back from the provider, or speaks with it.
import { timingSafeEqual } from 'node:crypto'
import type { ReturnedCheck } from '../../../providers/identity/identity-provider.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { oldestOf } from '../people/lift-hashes.ts'

/**
 * Of what was brought back, so that a browser that repeats its way back is told the same again; whoever only began
 * the check does not know what the provider gave to somebody else's browser.
 */
const arrivalUnder = (
  personal: PersonalData, transactionId: string, returned: ReturnedCheck, version: number,
): string => {
  const { resultCode, resultMsg, authRequestUrl = '', txId = '', token = '' } = returned
  const brought = JSON.stringify([transactionId, resultCode, resultMsg, authRequestUrl, txId, token])
  return Buffer.from(personal.lookup('arrival', brought, version)).toString('base64url')
}

export const arrivalOf = (personal: PersonalData, transactionId: string, returned: ReturnedCheck): string =>
  arrivalUnder(personal, transactionId, returned, oldestOf(personal))

/** A node whose oldest key is another one may have told it. */
export const isArrival = (
  personal: PersonalData, transactionId: string, returned: ReturnedCheck, told: string,
): boolean => {
  const given = Buffer.from(told)
  return personal.known.some((version) => {
    const arrival = Buffer.from(arrivalUnder(personal, transactionId, returned, version))
    return arrival.length === given.length && timingSafeEqual(arrival, given)
  })
}
