// When launch parameters may be used: a short life by the partner's clock, and a little patience with that clock.

export interface LaunchTimes {
  readonly issuedAt: Date
  readonly endsAt: Date
}

/** How far the partner's clock may be off, in either direction. */
export const clockSkewSeconds = 60

/** A life that is none, or longer than agreed, is a mistake of the program and not a question of the clock. */
export const hasSoundLife = ({ issuedAt, endsAt }: LaunchTimes, lifeSecondsMax: number): boolean => {
  const lifeMs = endsAt.getTime() - issuedAt.getTime()
  return lifeMs > 0 && lifeMs <= lifeSecondsMax * 1_000
}

/** After this moment they are refused by the clock, so nobody need remember that they were used. */
export const forgottenAt = ({ endsAt }: LaunchTimes): Date => new Date(endsAt.getTime() + clockSkewSeconds * 1_000)

export const isInTime = (times: LaunchTimes, now: Date): boolean =>
  times.issuedAt.getTime() - clockSkewSeconds * 1_000 <= now.getTime() && now < forgottenAt(times)
