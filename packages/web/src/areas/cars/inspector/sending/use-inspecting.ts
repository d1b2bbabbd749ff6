// What every screen of an inspector begins: sending what is kept, and keeping the application itself for a garage.
import { useEffect } from 'react'
import { currentSession, onSessionChange } from '../../../../api/session.ts'
import { forgetSent } from '../kept/take-along.ts'
import { keeperUid, startSender } from './sender.ts'

let isPrepared = false

/** The worker came after the first fonts: they are kept by name, and it finds them. */
const keepFonts = async (): Promise<void> => {
  await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const fonts = loaded.filter((name) => name.endsWith('.woff2'))
  await (await caches.open('bidyard-fonts')).addAll(fonts)
}

/** Only built files have names that stay; while one develops there is nothing to keep. */
const keepApplication = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/offline.js').then(keepFonts).catch(() => undefined)
  // Asks the browser not to clear what is kept when room gets scarce.
  void navigator.storage.persist().catch(() => false)
}

const forget = (): void => {
  // Whose session it is comes in a moment.
  if (currentSession() !== null && keeperUid() === null) return
  void forgetSent(keeperUid()).catch(() => undefined)
}

const prepare = (): void => {
  startSender()
  if (isPrepared) return
  isPrepared = true
  keepApplication()
  forget()
  // Whoever signs out leaves nothing here but what still has to be sent.
  onSessionChange(forget)
}

export const useInspecting = (): void => useEffect(prepare, [])
