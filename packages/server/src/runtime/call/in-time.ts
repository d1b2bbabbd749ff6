// Answers in bounded time whatever the work does.

class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT'
}

/** The work itself is not stopped: its statements and its transaction have bounds of their own. */
export const inTime = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TookTooLong(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
