// Keeps an installed application for times without a net, and notices when a newer one has taken its place.

/** As long as a tab may be open without asking whether there is a newer application. */
const askEveryMs = 3_600_000

/** Opened from the home screen, not in a browser's tab. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Built files alone have names that stay. Only whoever installed it, and whoever has a worker already, keeps it. */
const keep = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const known = await navigator.serviceWorker.getRegistration('/')
  return known ?? (isInstalled() ? navigator.serviceWorker.register('/offline.js') : undefined)
}

/** What is kept is what this page came from: whoever has just opened the newest one has nothing to open anew. */
const isNewest = async (): Promise<boolean> => {
  const newest = (await caches.keys()).findLast((name) => name.startsWith('bidyard-shell-'))
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  if (newest === undefined || own === undefined) return false
  return (await (await caches.open(newest)).match(own, { ignoreVary: true })) !== undefined
}

/** Answers how to stop. What is open goes on with its own files: nobody loses what they are writing. */
export const watchBuilds = (onNewer: () => void): (() => void) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = async (): Promise<void> => {
    const registration = await keep()
    if (registration === undefined || signal.aborted) return
    const tell = async (): Promise<void> => {
      if (!(await isNewest().catch(() => false)) && !signal.aborted) onNewer()
    }
    let wasKept = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (wasKept) void tell()
      wasKept = true
    }, { signal })
    let askedAt = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < askEveryMs) return
      askedAt = Date.now()
      registration.update().catch(() => undefined)
    }, { signal })
  }
  // Without a net, or where a browser forbids it, there is nothing to keep.
  watch().catch(() => undefined)
  return () => stopping.abort()
}
