// How the window of a check tells the page that began it that it is back; the two may share nothing else.
import { openTabChannel } from '../../../api/sign-in/tab-channel.ts'

interface Message {
  readonly kind: 'back' | 'taken'
  readonly transactionId: string
  /** What the way back was told; without it nobody completes the check. */
  readonly arrival?: string | undefined
}

const name = 'bidyard.identity-check'

/** For the page: answers the window, which then closes. */
export const awaitReturn = (transactionId: string, onBack: (arrival: string | undefined) => void): (() => void) =>
  openTabChannel<Message>(name, ['back'], (message, { tell }) => {
    if (message.transactionId !== transactionId) return
    tell({ kind: 'taken', transactionId })
    onBack(message.arrival)
  }).close

/** For the window: tells whether any page took the check over. */
export const announceReturn = (
  transactionId: string, arrival: string | undefined, patienceMs = 1_500,
): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = openTabChannel<Message>(name, ['taken'], (message) => {
      if (message.transactionId === transactionId) end(true)
    })
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    channel.tell({ kind: 'back', transactionId, arrival })
  })
