// What proves that the browser which completes a check is the one that came back from the provider, or speaks with it.
import type { ReturnedCheck } from '../../../providers/identity/identity-provider.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'

/**
 * Of what was brought back, so that a browser that repeats its way back is told the same again; whoever only began
 * the check does not know what the provider gave to somebody else's browser.
 */
export const arrivalOf = (personal: PersonalData, transactionId: string, returned: ReturnedCheck): string => {
  const { resultCode, resultMsg, authRequestUrl = '', txId = '', token = '' } = returned
  const brought = JSON.stringify([transactionId, resultCode, resultMsg, authRequestUrl, txId, token])
  return Buffer.from(personal.lookup('arrival', brought)).toString('base64url')
}
