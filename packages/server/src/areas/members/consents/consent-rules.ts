// Whether what somebody agreed to is enough: every text in force, in its version or a newer one.

export interface Agreed {
  readonly consent: string
  readonly version: number
}

/** Another node may know a newer text already. */
export const isAgreed = (agreed: readonly Agreed[], inForce: readonly Agreed[]): boolean =>
  inForce.every(({ consent, version }) => agreed.some((one) => one.consent === consent && one.version >= version))
