// Tabs of one browser share a session: a new one asks those that are open, and all of them end it together.
import {
  currentSession, endSession, joinSession, lastEndReason, onSessionChange, readSession, type Session,
} from '../session.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'here'; readonly session: string }
  | { readonly kind: 'ended'; readonly authorization: string; readonly isOver: boolean }

/** Whether some tab may know a session; without it nobody waits for an answer. */
const hintKey = 'bidyard.tabs'
const answerMs = 150

const hear = (message: Message, { tell }: TabChannel<Message>): void => {
  const session = currentSession()
  if (message.kind === 'ask' && session !== null) tell({ kind: 'here', session: JSON.stringify(session) })
  if (message.kind === 'here') {
    const other = readSession(message.session)
    if (other !== null) joinSession(other)
  }
  if (message.kind === 'ended' && session?.authorization === message.authorization)
    endSession(message.isOver ? 'over' : 'signedOut')
}

const tellChanges = ({ tell }: TabChannel<Message>): void => {
  let last: Session | null = currentSession()
  const note = () => {
    const next = currentSession()
    if (next !== null) localStorage.setItem(hintKey, 'open')
    if (last !== null && next === null)
      tell({ kind: 'ended', authorization: last.authorization, isOver: lastEndReason() === 'over' })
    last = next
  }
  note()
  onSessionChange(note)
}

const sessionComes = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onSessionChange(() => end())
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, answerMs)
  })

/** Comes back when the session of the other tabs is known, or nobody answered. */
export const shareSession = async (): Promise<void> => {
  const channel = openTabChannel<Message>('bidyard.session', ['ask', 'here', 'ended'], hear)
  tellChanges(channel)
  if (currentSession() !== null || localStorage.getItem(hintKey) === null) return
  channel.tell({ kind: 'ask' })
  await sessionComes()
  // The tab that left the hint is gone, and its session with it.
  if (currentSession() === null) localStorage.removeItem(hintKey)
}
