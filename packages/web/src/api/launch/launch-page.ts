// Pages that a partner's app opens: what their address carries is taken out of it before anything else happens.

export interface LaunchParameters {
  readonly partnerCode: string
  readonly keyId: string
  readonly parameters: string
}

const { pathname, search, hash } = globalThis.location ?? { pathname: '', search: '', hash: '' }
const code = /^\/w\/([^/]+)/.exec(pathname)?.[1]
const isLink = /^\/l\/?$/.test(pathname)

/** Whoever is here comes from a partner's app and is somebody else than in the rest of the browser. */
export const isLaunchPage = code !== undefined || isLink

const launchIn = (): LaunchParameters | null => {
  const given = new URLSearchParams(search)
  const [keyId, parameters] = [given.get('key'), given.get('parameters')]
  return code === undefined || keyId === null || parameters === null ? null : { partnerCode: code, keyId, parameters }
}

let launch = launchIn()

let link = isLink && hash.length > 1 ? hash.slice(1) : null

/** Each says anew whose visit it is: what the last one left is nobody's any more, from the first moment on. */
export const isNewVisit = launch !== null || link !== null

// Neither the address bar, nor the history, nor a request that names its page may hold them.
if (code !== undefined && (search !== '' || hash !== '')) history.replaceState(history.state, '', pathname)
if (link !== null) history.replaceState(history.state, '', pathname + search)

/** Once: they open nothing a second time. */
export const takeLaunch = (): LaunchParameters | null => {
  const taken = launch
  launch = null
  return taken
}

/** The secret of a one-time link. */
export const takeLink = (): string | null => {
  const taken = link
  link = null
  return taken
}
