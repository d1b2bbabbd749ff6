// The port of messages to phones: hands one over to whoever carries it, and asks later what became of it.

export interface PhoneMessage {
  /** Digits alone. */
  readonly to: string
  readonly title: string
  readonly text: string
  /** Which approved template of KakaoTalk the text follows; without one it goes as a text. */
  readonly template: string | undefined
}

export type PhoneOutcome =
  /** The carrier took it; whether it arrives is known later. */
  | { readonly kind: 'accepted' }
  /** Nobody took it, and nobody will. */
  | { readonly kind: 'refused'; readonly said: string }
  /** Nobody knows yet whether it was taken; the next try asks under the same name, so it never goes twice. */
  | { readonly kind: 'notYet'; readonly why: string }
  /** The carrier does not know the name any more. */
  | { readonly kind: 'unknown'; readonly why: string }

export type PhoneResult =
  | { readonly kind: 'arrived'; readonly by: 'kakao' | 'text' }
  | { readonly kind: 'refused'; readonly said: string }
  | { readonly kind: 'waiting'; readonly said: string }

export interface PhoneHanding {
  /** What the carrier calls it, from an earlier try. */
  readonly known: string | undefined
  /** Notes the carrier's name for it before anything can leave; answers the one that holds, if another was first. */
  readonly keep: (name: string) => Promise<string>
  /** Written in the moment in which it is handed over. */
  readonly message: () => Promise<PhoneMessage>
}

export interface PhoneCarrier {
  send(handing: PhoneHanding): Promise<PhoneOutcome>
  ask(name: string): Promise<PhoneResult>
}
