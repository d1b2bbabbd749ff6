// Answers in bounded time whatever the work does, and keeps what comes too late from taking effect.

class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Throws once the client has been answered without the work. */
export type StillInTime = () => void

export type InTime = <Result>(work: (stillInTime: StillInTime) => Promise<Result>) => Promise<Result>

/** The work itself is not stopped: its statements and its transaction have bounds of their own. */
export const openInTime = (ms: number): InTime => {
  const tooLong = (): TookTooLong => new TookTooLong(`no answer within ${ms} ms`)
  return (work) => new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(tooLong())
    }, ms)
    work(() => {
      if (isLate) throw tooLong()
    }).then((result) => {
      clearTimeout(timer)
      resolve(result)
    }, (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    })
  })
}
