// What keeps something from arriving only for now: it waits here, and nobody is told that it was refused.
import { CallFailure, mayTryAgain } from '../../../../api/call-failure.ts'

/** A visit that is over begins again in the partner's app, and too many at once are fewer a minute later. */
const passing: readonly unknown[] = [401, 429]

export const isPassing = (error: unknown): boolean =>
  mayTryAgain(error) || (error instanceof CallFailure && passing.includes(error.facts.status))
