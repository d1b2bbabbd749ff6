// Answers in bounded time whatever the work does, and keeps what comes too late from taking effect.

class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Throws once the client has been answered without the work. */
export type StillInTime = () => void

/** The work itself is not stopped: its statements and its transaction have bounds of their own. */
export const inTime = async <Result>(
  ms: number, work: (stillInTime: StillInTime) => Promise<Result>,
): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  let isLate = false
  const tooLong = (): TookTooLong => new TookTooLong(`no answer within ${ms} ms`)
  const timer = setTimeout(() => {
    isLate = true
    late.reject(tooLong())
  }, ms)
  try {
    return await Promise.race([work(() => {
      if (isLate) throw tooLong()
    }), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
