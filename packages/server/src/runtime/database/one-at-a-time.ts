// Lets one node at a time do what must not happen twice at once, however many of them start together.
import type { Sql } from 'postgres'
import { boundsOf } from '../bounds.ts'
import { addressesOf } from './addresses.ts'
import { openAny } from './connection.ts'

// Changing a large table takes as long as it takes, and so does waiting for the node that does it.
const patient = boundsOf({ statementMs: 0, lockMs: 0, idleTransactionMs: 0 })

/** The lock goes with the connection, so a node that dies in the middle holds nobody up. */
export const oneAtATime = async <Result>(
  url: string, lockNumber: number, work: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const connection = await openAny(addressesOf(url), { bounds: patient, onLost: () => {} })
  try {
    await connection.sql.unsafe(`select pg_advisory_lock(${lockNumber})`).simple()
    return await work(connection.sql)
  } finally {
    connection.discard()
  }
}

const beatsInSilence = 4

/**
 * Says again and again that it is there, and answers how to end it. Only one beat is open at a time: a connection that
 * is gone without a word answers none and refuses none. Where the database has not heard one, it ends the session
 * `silentMs` after the one before, so the turn counts as lost by then.
 */
const beating = (beat: () => Promise<unknown>, silentMs: number, lose: () => void): (() => void) => {
  const everyMs = silentMs / beatsInSilence
  let late: NodeJS.Timeout | undefined
  const answered = (): void => {
    clearTimeout(late)
    late = undefined
  }
  const beats = setInterval(() => {
    if (late !== undefined) return
    late = setTimeout(lose, silentMs - everyMs)
    void beat().then(answered, lose)
  }, everyMs)
  return () => {
    clearInterval(beats)
    answered()
  }
}

export interface Turn {
  readonly url: string
  readonly lockNumber: number
  /** A node that says nothing for so long loses its turn, be it frozen. */
  readonly silentMs: number
}

/**
 * Work that another node may have begun: then nothing is done, and nobody waits. The signal is aborted where the turn
 * is lost with the connection.
 */
export const whereNoOther = async (
  { url, lockNumber, silentMs }: Turn, work: (lost: AbortSignal) => Promise<void>,
): Promise<void> => {
  const lost = new AbortController()
  const connection = await openAny(addressesOf(url), { bounds: patient, onLost: () => lost.abort() })
  const say = (text: string) => connection.sql.unsafe(text).simple()
  let endBeats = (): void => {}
  try {
    await say(`set idle_session_timeout = ${silentMs}`)
    const [row] = await say(`select pg_try_advisory_lock(${lockNumber})::text as got`)
    if (row?.['got'] !== 'true') return
    endBeats = beating(() => say('select 1'), silentMs, () => lost.abort())
    await work(lost.signal)
  } finally {
    endBeats()
    connection.discard()
  }
}
