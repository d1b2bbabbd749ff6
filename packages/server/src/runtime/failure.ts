// What goes wrong on purpose: a catalogued error of the call, or one of the shared refusals with a status of its own.
import type { CallDefinition, DetailsOf, ErrorsOf } from '@bidyard/contract/call'
import type { ErrorCode, SharedErrorName } from '@bidyard/contract/errors'

export interface Issue {
  readonly path: string
  readonly message: string
}

export class Failure extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly issues: readonly Issue[] | undefined
  /** Words of somebody else that belong to this failure; they follow our own. */
  readonly said: string | undefined
  /** The id of the user whom a try was about; for the log alone. */
  readonly about: string | undefined

  constructor(code: ErrorCode, detail?: string, issues?: readonly Issue[], said?: string, about?: string) {
    super(detail === undefined ? code : `${code} ${detail}`)
    this.code = code
    this.detail = detail
    this.issues = issues
    this.said = said
    this.about = about
  }

  /** The same failure; the log names the user whom it was about, the answer does not. */
  concerning(userId: string | undefined): Failure {
    return new Failure(this.code, this.detail, this.issues, this.said, userId)
  }

  /** The same failure with what a third party said about it; as long as an answer may be. */
  saying(words: string): Failure {
    const plain = words.replace(/[\p{C}\s]+/gu, ' ').trim()
    return new Failure(this.code, this.detail, this.issues, plain === '' ? undefined : plain.slice(0, 150), this.about)
  }
}

export class Refusal extends Error {
  readonly reason: SharedErrorName
  readonly retryAfterSeconds: number | undefined

  constructor(reason: SharedErrorName, retryAfterSeconds?: number) {
    super(reason)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `throw fail('CODE', detail)`: only what the call declares compiles. */
export type Fail<C extends CallDefinition> = <Code extends ErrorsOf<C>>(
  code: Code,
  ...detail: [DetailsOf<C, Code>] extends [never] ? [] : [detail: DetailsOf<C, Code>]
) => Failure

export type Refuse = (reason: SharedErrorName) => Refusal
export const refuse: Refuse = (reason) => new Refusal(reason)
