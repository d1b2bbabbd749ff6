// The port of pushes: hands a short secret text to the service that reaches a browser, and tells what became of it.

/** Where a browser listens, as it told us itself. */
export interface PushAddress {
  readonly endpoint: string
  /** Its point on P-256, uncompressed. */
  readonly key: Uint8Array
  readonly secret: Uint8Array
}

export interface PushKeys {
  /** An uncompressed point on P-256; browsers ask for it before they listen. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
}

export interface Push {
  readonly to: PushAddress
  readonly text: string
  /** A newer one under the same topic takes the place of one that waits. */
  readonly topic: string
}

export type PushOutcome =
  | { readonly kind: 'accepted' }
  /** Nobody listens there any more. */
  | { readonly kind: 'gone' }
  /** Whoever listens there was asked under another key than ours: nothing of ours ever gets there. */
  | { readonly kind: 'stranger'; readonly said: string }
  /** They will never take this one. */
  | { readonly kind: 'refused'; readonly said: string }
  | { readonly kind: 'notYet'; readonly why: string }

export interface Pusher {
  send(push: Push, keys: PushKeys): Promise<PushOutcome>
  /** Whether that is a service that we may call at all: whoever subscribes names the address. */
  mayCall(endpoint: string): boolean
}
