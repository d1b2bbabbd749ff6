// Why a call gave no answer, or what the server answered instead of one.
import type { CallDefinition, DetailsOf, ErrorsOf } from '@bidyard/contract/call'
import type { ErrorCode } from '@bidyard/contract/errors'

/** answer: the server refused; the others: nobody knows whether it did what was asked. */
export type FailureKind = 'answer' | 'network' | 'timeout' | 'unreadable'

export interface Issue {
  readonly path: string
  readonly message: string
}

export interface FailureFacts {
  readonly kind: FailureKind
  readonly status?: number | undefined
  /** A code of the catalogue, or one of the shared answers such as UNAUTHORIZED. */
  readonly code?: string | undefined
  readonly detail?: string | null | undefined
  readonly requestId?: string | undefined
  readonly issues?: readonly Issue[] | undefined
  readonly retryAfterSeconds?: number | undefined
}

export class CallFailure extends Error {
  readonly facts: FailureFacts

  /** The message comes from the server, already in the viewer's language. */
  constructor(facts: FailureFacts, message = '') {
    super(message)
    this.name = 'CallFailure'
    this.facts = facts
  }
}

/** Asking again with the same idempotency key is safe and may help. */
export const mayTryAgain = (error: unknown): boolean => {
  if (!(error instanceof CallFailure)) return false
  const { kind, status } = error.facts
  return kind === 'network' || kind === 'timeout' || status === 503
}

/** Tells one of the errors that the call declares, with its detail where it has some. */
export const failedWith = <D extends CallDefinition, Code extends ErrorsOf<D> & ErrorCode>(
  error: unknown,
  _definition: D,
  code: Code,
  detail?: DetailsOf<D, Code>,
): boolean =>
  error instanceof CallFailure && error.facts.code === code && (detail === undefined || error.facts.detail === detail)
