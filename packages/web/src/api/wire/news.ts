// Remembers when this page last learnt something: no list that it asks for may be older than that.

/** By the page's own stopwatch, which begins with the page: whatever was there by then may be known from before. */
let learntAt = 0

/** An event came, or an answer to what was done here. */
export const noteNews = (): void => void (learntAt = performance.now())

/** Rounded down: rather a list that is too new. */
export const newsAgoMs = (): number => Math.floor(performance.now() - learntAt)
