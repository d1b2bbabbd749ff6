// Decides whether an address that came through the browser may be asked by our server: only the provider's own hosts.

/** Exactly one of the origins, nothing hidden before or after the host, and nothing that parsers read differently. */
export const isResultAddress = (text: string, origins: readonly string[]): boolean => {
  if (!/^https?:\/\/[a-z0-9.:-]+(\/[\w\-./~%?&=+]*)?$/.test(text)) return false
  const origin = origins.find((one) => text === one || text.startsWith(`${one}/`) || text.startsWith(`${one}?`))
  const url = URL.parse(text)
  return origin !== undefined && url !== null && url.origin === origin && url.username === '' && url.password === ''
    && url.hash === ''
}
