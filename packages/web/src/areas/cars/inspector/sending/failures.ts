// What a failed sending means: try again later, or the server has said no.
import { CallFailure, mayTryAgain } from '../../../../api/call-failure.ts'

/** Nobody knows whether it was done, or it may be done later; the same is then asked again under the same key. */
export const isForLater = (error: unknown): boolean => {
  if (!(error instanceof CallFailure)) return true
  const { kind, status = 0 } = error.facts
  return mayTryAgain(error) || kind === 'unreadable' || status === 401 || status === 429 || status >= 500
}

export const isConflict = (error: unknown): boolean => error instanceof CallFailure && error.facts.status === 409

/** The server's own sentence; the most exact one that there is. */
export const saidBy = (error: unknown): string => {
  if (!(error instanceof CallFailure)) return ''
  const [issue] = error.facts.issues ?? []
  return issue?.message ?? error.message
}
