// Keeps a known fault of the driver, and a log that nobody reads, from ending the process; other surprises do, loudly.
import type { Log } from '../runtime/log.ts'

/**
 * The driver may write to a connection in the very moment in which it was closed, from a timer of its own where nobody
 * can catch it. The query behind it was refused already, and the pool opens another connection.
 */
const isWriteAfterClose = (error: unknown): boolean =>
  error instanceof TypeError
  && /reading 'write'/.test(error.message)
  && /postgres[/\\]src[/\\]connection\.js/.test(error.stack ?? '')

/** Whoever reads the log may go before us: a pipe breaks, a terminal is closed, a disk is full. The market goes on. */
export const surviveReaders = (): void => {
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {})
}

export const surviveDriver = (log: Log): void => {
  process.on('uncaughtException', (error) => {
    if (isWriteAfterClose(error)) {
      log.warn('database connection lost while writing')
      return
    }
    log.error('uncaught', { error })
    process.stderr.write(`${error.stack ?? String(error)}\n`)
    process.exit(1)
  })
}
