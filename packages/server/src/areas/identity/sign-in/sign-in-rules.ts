// What stands between a right password and a session, in its order.

export interface Standing {
  readonly state: string
  readonly memberType: string | null
  readonly passwordIsFirst: boolean
  readonly hasFactor: boolean
  /** The registered device, and the one that asks; null when the browser asks. */
  readonly deviceHash: Uint8Array | null
  readonly askingHash: Uint8Array | null
}

/** What a right password must be followed by, by a ticket that is good for this alone. */
export type NextProof = 'newPasswordNeeded' | 'codeNeeded' | 'setUpNeeded'
export type Refused = 'restricted' | 'deviceNotSet' | 'deviceMismatch'
export type SignInVerdict = 'open' | Refused | NextProof

export const isRefused = (verdict: SignInVerdict): verdict is Refused =>
  verdict === 'restricted' || verdict === 'deviceNotSet' || verdict === 'deviceMismatch'

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const isOfficeType = (memberType: string | null): boolean => memberType === 'root' || memberType === 'admin'

/** The office deals with everybody's data; a house may want two proofs of all others that have a password as well. */
export type FactorOf = 'nobody' | 'office' | 'everybody'

export const mustHaveFactor = (memberType: string | null, factorOf: FactorOf): boolean => {
  if (factorOf === 'everybody') return memberType !== null && memberType !== 'partner_customer_user'
  return factorOf === 'office' && isOfficeType(memberType)
}

export const verdictOf = (standing: Standing, factorOf: FactorOf): SignInVerdict => {
  const { state, memberType, passwordIsFirst, hasFactor, deviceHash, askingHash } = standing
  if (state !== 'active') return 'restricted'
  if (askingHash !== null && deviceHash === null) return 'deviceNotSet'
  if (askingHash !== null && deviceHash !== null && !sameBytes(askingHash, deviceHash)) return 'deviceMismatch'
  // Before the factor: else whoever made the password could set the factor up as well.
  if (passwordIsFirst) return 'newPasswordNeeded'
  if (hasFactor) return 'codeNeeded'
  return mustHaveFactor(memberType, factorOf) ? 'setUpNeeded' : 'open'
}
