// The port of mails: hands one over to whoever carries it, and tells what became of it.

export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly writtenAt: Date
}

export type MailOutcome =
  | { readonly kind: 'accepted' }
  /** Nobody took it, and nobody will. */
  | { readonly kind: 'refused'; readonly said: string }
  /** Nobody took it; a later try may end better. */
  | { readonly kind: 'notYet'; readonly why: string }
  /** It was handed over and no answer came, so it may be on its way. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** Somebody else has begun to hand it over. */
  | { readonly kind: 'taken' }

export interface Handing {
  readonly signal: AbortSignal
  /** Asked in the last moment before nothing can be taken back; false leaves the mail to whoever claimed it first. */
  readonly claim: () => Promise<boolean>
}

export interface Mailer {
  send(mail: Mail, handing: Handing): Promise<MailOutcome>
}
