// The port of the identity provider: how a check begins in the browser, and what came out of it.
import type { IdentityMethod, IdentityUsage } from '@bidyard/contract/enums'

export interface ProviderPerson {
  readonly name: string
  /** Eight digits. */
  readonly birthday: string
  /** Digits only. */
  readonly phone: string
}

export interface CheckWish {
  readonly transactionId: string
  readonly usage: IdentityUsage
  /** Only this way is offered. */
  readonly method: IdentityMethod | undefined
  /** Only this person is let through. */
  readonly person: ProviderPerson | undefined
  /** Where the browser comes back to, whatever the outcome. */
  readonly returnUrl: string
}

/** A form that the browser sends to the provider by itself. */
export interface CheckForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** What the browser brought back, as the provider wrote it. */
export interface ReturnedCheck {
  readonly resultCode: string
  readonly resultMsg: string
  readonly authRequestUrl: string | undefined
  readonly txId: string | undefined
  readonly token: string | undefined
}

export interface AskedCheck {
  readonly transactionId: string
  readonly serviceCode: string
  readonly method: IdentityMethod | undefined
  readonly person: ProviderPerson | undefined
}

export type CheckOutcome =
  | {
    readonly kind: 'proven'
    readonly person: ProviderPerson
    /** Not every way tells it. */
    readonly ci: string | undefined
    /** The provider's own word for the way; newer ones than ours may come. */
    readonly method: string
  }
  /** The provider says no, in its own words. */
  | { readonly kind: 'refused'; readonly said: string }
  /** The answer does not belong to what was asked, or cannot be read; the words are for the log. */
  | { readonly kind: 'mismatch'; readonly why: string }
  /** Nobody answered in time, so nothing is known. */
  | { readonly kind: 'unreachable' }

export interface IdentityProvider {
  readonly serviceCode: string
  begin(wish: CheckWish): CheckForm
  finish(asked: AskedCheck, returned: ReturnedCheck): Promise<CheckOutcome>
}
