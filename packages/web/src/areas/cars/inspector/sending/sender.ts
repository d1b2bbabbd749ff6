// Sends everything that is kept as soon as there is a net: in one tab at a time, and again later when it failed.
import { backOffMs } from '../../../../api/query-client.ts'
import { currentSession, onSessionChange } from '../../../../api/session.ts'
import { onAnyKept } from '../kept/held.ts'
import { listKept, readWhole } from '../kept/keeper.ts'
import { nextStep } from './next-step.ts'
import { sendCheck } from './send-check.ts'
import { openTries } from './tries.ts'

export type SenderState = 'resting' | 'sending' | 'waiting'

let state: SenderState = 'resting'
const listeners = new Set<() => void>()

export const senderNow = (): SenderState => state

export const onSender = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const become = (next: SenderState): void => {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

export const keeperUid = (): string | null => currentSession()?.viewer?.uid ?? null

/** Tells whether it was this tab's turn. */
const alone = async (work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request('bidyard-checks', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
    return lock !== null
  })

const waitingIds = async (uid: string): Promise<string[]> => {
  const ids: string[] = []
  for (const { id } of await listKept(uid)) if (nextStep(await readWhole(id)) !== null) ids.push(id)
  return ids
}

/** A moment of rest, so that five taps are one save. */
const settleMs = 600
/** Another tab sends for this one too, unless it is closed meanwhile. */
const otherTabMs = 5_000

const tries = openTries(() => performance.now())
let failures = 0
/** What is on its way is on its way for this viewer. */
let calledOff = new AbortController()
let running = false
let isAskedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined

const wakeIn = (ms: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void run(), ms)
}

const round = async (uid: string): Promise<void> => {
  const ids = await waitingIds(uid)
  if (ids.length === 0) return become('resting')
  if (!navigator.onLine) return become('waiting')
  if (tries.areDue(ids)) become('sending')
  calledOff = new AbortController()
  const { signal } = calledOff
  await tries.sendAll(ids, (id) => sendCheck(id, signal), signal)
  failures = 0
  const restMs = tries.restMs()
  if (restMs === null) return become('resting')
  become('waiting')
  wakeIn(restMs)
}

const run = async (): Promise<void> => {
  const uid = keeperUid()
  if (uid === null) return
  running = true
  try {
    if (!await alone(() => round(uid))) wakeIn(otherTabMs)
  } catch {
    become('waiting')
    wakeIn(backOffMs(failures))
    failures += 1
  } finally {
    running = false
    if (isAskedAgain) {
      isAskedAgain = false
      wakeIn(0)
    }
  }
}

/** What changes while something is on its way is looked at right after. */
export const wakeSender = (): void => {
  if (running) isAskedAgain = true
  else wakeIn(settleMs)
}

let isListening = false

/** From the first screen that keeps something until the page ends. */
export const startSender = (): void => {
  if (!isListening) {
    isListening = true
    const atOnce = (): void => {
      failures = 0
      tries.forget()
      wakeSender()
    }
    let uid = keeperUid()
    const onSession = (): void => {
      if (keeperUid() !== uid) {
        uid = keeperUid()
        calledOff.abort()
        tries.forget()
      }
      wakeSender()
    }
    addEventListener('online', atOnce)
    addEventListener('offline', wakeSender)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && atOnce())
    onAnyKept(wakeSender)
    onSessionChange(onSession)
  }
  wakeSender()
}
