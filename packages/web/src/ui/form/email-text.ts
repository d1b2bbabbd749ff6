// Whether what is typed looks like an e-mail address; the server decides.

/** One sign `@`, and behind it words with dots between them. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
