// Brings the postmaster up, and up again at the same address whenever it dies without having been asked to.
import { setTimeout as pause } from 'node:timers/promises'
import { clearLeftovers } from './clear-leftovers.ts'
import { choosePort, rememberPort } from '../folder/choose-port.ts'
import { PostgresError, plainSentence } from '../postgres-error.ts'
import { startPostmaster, type Postmaster, type PostmasterOrder } from './postmaster.ts'

export type StopMode = 'fast' | 'immediate'

export interface Supervised {
  readonly port: number
  readonly pid: () => number
  readonly stop: (mode: StopMode) => Promise<void>
  /** Resolves after a stop, or with a sentence when it could not be kept running. */
  readonly ended: Promise<string | undefined>
}

type Wanted = Omit<PostmasterOrder, 'port'> & {
  readonly port: number | undefined
  readonly restartDelaysMs: readonly number[] | undefined
}

const isPortTaken = (output: string): boolean => /could not (?:bind|create any TCP\/IP)/.test(output)
const isStillInUse = (output: string): boolean =>
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(output)

const portTries = 10
const survivorPatienceMs = 15_000
// Together a minute and a half: time to free a full disk, not to keep a dead program looking alive.
const restartDelays = [0, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 20_000, 30_000]

/** Survivors of a killed postmaster leave within moments; a port may be lost to a faster program. */
const bringUp = async (wanted: Wanted): Promise<{ postmaster: Postmaster; port: number }> => {
  const { folder } = wanted.place.reach
  const patienceEnd = performance.now() + survivorPatienceMs
  for (let portTry = 1; ; ) {
    const port = wanted.port ?? (await choosePort(folder, portTry === 1))
    const attempt = await startPostmaster({ ...wanted, port })
    if (attempt.succeeded) return { postmaster: attempt.postmaster, port }
    const mayWait = isStillInUse(attempt.output) && performance.now() < patienceEnd
    const mayMove = isPortTaken(attempt.output) && wanted.port === undefined && portTry++ < portTries
    if (!mayWait && !mayMove) throw new PostgresError(plainSentence(attempt.output, { folder, port }))
    if (mayWait) {
      await pause(100)
      // One that its parent started with its last breath shows itself only now.
      await clearLeftovers(wanted.place.reach, wanted.log)
    }
  }
}

const pauseUnlessStopped = async (delayMs: number, stopping: AbortSignal): Promise<void> => {
  try {
    await pause(delayMs, undefined, { signal: stopping })
  } catch {
    // Told to stop: the caller looks at the signal.
  }
}

const bringUpAgain = async (wanted: Wanted, stopping: AbortSignal): Promise<Postmaster | string> => {
  let complaint = ''
  for (const delayMs of wanted.restartDelaysMs ?? restartDelays) {
    await pauseUnlessStopped(delayMs, stopping)
    if (stopping.aborted) return ''
    try {
      return (await bringUp(wanted)).postmaster
    } catch (cause) {
      complaint = cause instanceof Error ? cause.message : String(cause)
      wanted.log(complaint)
    }
  }
  return complaint
}

export const keepRunning = async (wanted: Wanted): Promise<Supervised> => {
  const { postmaster: first, port } = await bringUp(wanted)
  rememberPort(wanted.place.reach.folder, port)
  let current = first
  let stopMode: StopMode | undefined
  const stopping = new AbortController()

  const endWhenAsked = (): void => {
    if (stopMode) current.signal(stopMode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  }

  const supervise = async (): Promise<string | undefined> => {
    for (;;) {
      const way = await current.ended
      if (stopMode) return undefined
      wanted.log(`The database ended by itself (${way}); it is being started again`)
      const next = await bringUpAgain({ ...wanted, port }, stopping.signal)
      if (typeof next === 'string') return next || undefined
      current = next
      endWhenAsked()
    }
  }

  const ended = supervise()
  const stop = async (mode: StopMode): Promise<void> => {
    // A second, more urgent wish is passed on; a second gentle one only waits along.
    const isNew = stopMode === undefined || (mode === 'immediate' && stopMode === 'fast')
    if (isNew) {
      stopMode = mode
      stopping.abort()
      endWhenAsked()
    }
    await ended
  }
  return { port, pid: () => current.pid, stop, ended }
}
