// Answers that were asked for before the application was there: the page's first script begins, the client takes them.

export interface EarlyAnswer {
  readonly response: Promise<Response>
  readonly askedAt: number
  heardAt?: number
  /** Done when what follows from the answer is asked for as well, so that nobody else asks for it. */
  readonly followed: Promise<unknown>
}

/** By the request as a whole; who asked is a part of it. */
export type EarlyAnswers = Map<string, EarlyAnswer>

declare global {
  var bidyardEarly: EarlyAnswers | undefined
}

const freshMs = 10_000

export const earlyKey = (address: string, init: Pick<RequestInit, 'method' | 'body'>, who: string | null): string =>
  // Only texts can be asked ahead; a file is nobody's first question.
  [init.method, address, typeof init.body === 'string' ? init.body : '', who ?? ''].join('\n')

/** Each is good once, and not for long. */
export const takeEarly = (key: string): EarlyAnswer | undefined => {
  const found = globalThis.bidyardEarly?.get(key)
  if (found === undefined) return undefined
  globalThis.bidyardEarly?.delete(key)
  return Date.now() - found.askedAt < freshMs ? found : undefined
}
