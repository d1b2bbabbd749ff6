// What stands between a right password and a session, in its order.

export interface Standing {
  readonly state: string
  readonly memberType: string | null
  readonly hasFactor: boolean
  /** The registered device, and the one that asks; null when the browser asks. */
  readonly deviceHash: Uint8Array | null
  readonly askingHash: Uint8Array | null
}

export type SignInVerdict = 'open' | 'restricted' | 'deviceNotSet' | 'deviceMismatch' | 'codeNeeded' | 'setUpNeeded'

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const isOfficeType = (memberType: string | null): boolean => memberType === 'root' || memberType === 'admin'

/** The office deals with everybody's data, so its people need two proofs wherever the data is real. */
export const mustHaveFactor = (memberType: string | null, sandbox: boolean): boolean =>
  !sandbox && isOfficeType(memberType)

export const verdictOf = (standing: Standing, sandbox: boolean): SignInVerdict => {
  const { state, memberType, hasFactor, deviceHash, askingHash } = standing
  if (state !== 'active') return 'restricted'
  if (askingHash !== null && deviceHash === null) return 'deviceNotSet'
  if (askingHash !== null && deviceHash !== null && !sameBytes(askingHash, deviceHash)) return 'deviceMismatch'
  if (hasFactor) return 'codeNeeded'
  return mustHaveFactor(memberType, sandbox) ? 'setUpNeeded' : 'open'
}
