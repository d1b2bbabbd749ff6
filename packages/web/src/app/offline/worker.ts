// Opens the application without a net, keeps the parts that work outside needs, and shows pushes. It stands alone.

/** As much of a service worker as is used here; the page's own types know none of it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushing extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Tapping extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}
interface Tab {
  readonly url: string
  focus(): Promise<Tab>
  navigate(url: string): Promise<Tab | null>
}
interface Worker {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(name: 'push', hear: (event: Pushing) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Tapping) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(wish: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<Tab | null>
  }
  readonly registration: {
    showNotification(title: string, wish: {
      readonly body: string; readonly tag: string; readonly data: string
    }): Promise<void>
  }
}

/** The build writes in which files there are, and a name that changes with them. */
declare const offlineFiles: { readonly name: string; readonly paths: readonly string[] }

{
  const worker = globalThis as unknown as Worker
  const page = '/'
  const prefix = 'bidyard-shell-'
  const cacheName = prefix + offlineFiles.name
  /** Longer than this nobody waits at a car without a net. */
  const patienceMs = 4_000
  // What programs ask, and pages that are none of the application's.
  const isElsewhere = /^\/(bridge|files|openapi|reference|simulators|k|l|w)\b/

  const keepShell = async (): Promise<void> => {
    const cache = await caches.open(cacheName)
    await cache.addAll([page, ...offlineFiles.paths].map((path) => new Request(path, { cache: 'no-cache' })))
    await worker.skipWaiting()
  }

  /** The last one stays: pages that it opened may still ask for its parts. */
  const forgetOld = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
    await worker.clients.claim()
  }

  const openPage = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    } catch (error) {
      const kept = await (await caches.open(cacheName)).match(page)
      if (kept === undefined) throw error
      return kept
    }
  }

  const hasHash = (pathname: string): boolean => pathname.startsWith('/assets/')

  /** A file whose name holds a hash never changes; of the others each worker has its own. */
  const openPart = async (request: Request): Promise<Response> => {
    const own = await caches.open(cacheName)
    // Whatever a proxy says of how it packed them: each name has one content.
    const kept = await (hasHash(new URL(request.url).pathname) ? caches : own).match(request, { ignoreVary: true })
    if (kept !== undefined) return kept
    const response = await fetch(request)
    if (response.ok) await own.put(request, response.clone())
    return response
  }

  interface Told {
    readonly title: string
    readonly body: string
    readonly path: string
    readonly tag: string
  }

  const show = ({ title, body, path, tag }: Told): Promise<void> =>
    worker.registration.showNotification(title, { body, tag, data: path })

  /** In a tab that is there already, if there is one. */
  const open = async (path: string): Promise<void> => {
    const address = new URL(path, location.origin).href
    if (!address.startsWith(`${location.origin}/`)) return
    const [tab] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // A tab that this worker does not hold yet, as right after it was installed, lets itself be led nowhere.
    const led = tab === undefined ? null : await (await tab.focus()).navigate(address).catch(() => null)
    if (led === null) await worker.clients.openWindow(address)
  }

  worker.addEventListener('push', (event) => {
    if (event.data !== null) event.waitUntil(show(event.data.json() as Told))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
  worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOld()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin || isElsewhere.test(pathname)) return
    if (request.mode === 'navigate') event.respondWith(openPage(request))
    else if (hasHash(pathname) || offlineFiles.paths.includes(pathname))
      event.respondWith(openPart(request))
  })
}
