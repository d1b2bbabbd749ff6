// Which scripts a page loads before one sees it, as the built page itself says: its own, and those of its address.

type Part = readonly [at: string, files: readonly string[], ko: readonly string[], en: readonly string[]]

const partsIn = (html: string): readonly Part[] => {
  const [, parts = '[]'] = /data-parts="([^"]*)"/.exec(html) ?? []
  return JSON.parse(parts.replaceAll('&quot;', '"')) as readonly Part[]
}

/** Without an address: what every page loads, its words included. People here read Korean. */
export const scriptsOfPage = (html: string, address = ''): readonly string[] => {
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const fitting = partsIn(html).filter(([at]) => new RegExp(at).test(address))
  return [...new Set([...named, ...fitting.flatMap(([, files, ko]) => [...files, ...ko])])]
}
