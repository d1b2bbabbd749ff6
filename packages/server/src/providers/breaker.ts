// Spares a third party that does not answer: after some silences in a row nobody waits for it for a while.

export interface Breaker {
  /** False: it was silent again and again, so it is not asked at all. */
  mayAsk(): boolean
  answered(): void
  silent(): void
}

export const openBreaker = (
  given: { readonly silencesMax: number; readonly restMs: number; readonly clock?: () => number },
): Breaker => {
  const { silencesMax, restMs, clock = () => performance.now() } = given
  let silences = 0
  let restsUntil = 0
  return {
    mayAsk: () => clock() >= restsUntil,
    answered: () => {
      silences = 0
    },
    silent: () => {
      silences += 1
      // After its rest one is enough to let it rest again.
      if (silences >= silencesMax) restsUntil = clock() + restMs
    },
  }
}
