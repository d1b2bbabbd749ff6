// Which modules travel together: few files of a good size, because a phone pays for each request as well.

interface Group {
  readonly name: string | ((id: string) => string | null)
  readonly debugName?: string
  readonly test?: RegExp
  readonly tags?: ['$initial']
  readonly priority: number
}

/** The words of an area are one file for each language; what every screen says is one file together. */
const wordsOf = (id: string): string | null => {
  // Korean words of many areas lean on it, and it must not come with those of one.
  if (/ui[\\/]format[\\/]josa\.ts$/.test(id)) return 'words-ko'
  const [, area, language] = /[\\/]text[\\/]([\w-]+)[\\/](?:[\w-]+-)?(ko|en)\.ts$/.exec(id) ?? []
  if (area === undefined || language === undefined) return null
  return ['shell', 'ui', 'failure'].includes(area) ? `words-${language}` : `words-${area}-${language}`
}

const basics = [
  'api[\\\\/](?:use-(?:read|call)|list[\\\\/]use-(?:list|whole-list|endless))\\.ts',
  'text[\\\\/]use-word\\.ts',
  'ui[\\\\/]use-wide\\.ts',
  'ui[\\\\/]format[\\\\/](?:money|number|time-left|use-format)\\.ts',
  'ui[\\\\/]navigation[\\\\/](?:page-header|trail)\\.tsx',
  'ui[\\\\/]show[\\\\/](?:avatar|badge|card|countdown|key-value-list|skeleton)\\.tsx',
  'ui[\\\\/]state[\\\\/](?:empty-state|error-panel|inline-notice)\\.tsx',
  'ui[\\\\/]table[\\\\/]use-address\\.ts',
]

const ofDealer = [
  'ask-ahead\\.ts',
  'cards[\\\\/](?:car-words|cover-picture|covers)\\.tsx?',
  'compare[\\\\/](?:compare-place|compared)\\.tsx?',
  'favorites[\\\\/](?:heart-button|use-favorites)\\.tsx?',
  'market[\\\\/]market-rows\\.ts',
  'page[\\\\/]use-car\\.ts',
  'search[\\\\/]market-search\\.ts',
]

const webFile = (paths: readonly string[], below = ''): RegExp =>
  new RegExp(`packages[\\\\/]web[\\\\/]src[\\\\/]${below}(?:${paths.join('|')})$`)

export const chunkGroups: Group[] = [
  { name: wordsOf, debugName: 'words', priority: 5 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  {
    name: 'router',
    // What single screens need beyond that comes with them.
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history)[\\/](?!.*useBlocker)/,
    priority: 3,
  },
  {
    name: 'query',
    test: /[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(?:queriesObserver|useQueries|infinite))/i,
    priority: 3,
  },
  // What stands alone, outside of the page or before it, shares nothing.
  { name: 'shell', tags: ['$initial'], test: /^(?!.*app[\\/](?:offline|early)[\\/])/, priority: 2 },
  // What nearly every screen is made of.
  { name: 'basics', test: webFile(basics), priority: 1 },
  { name: 'lists', test: /[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/, priority: 1 },
  // Everything that the market, a car and the favourites have in common.
  { name: 'dealer', test: webFile(ofDealer, 'areas[\\\\/]auctions[\\\\/]dealer[\\\\/]'), priority: 0 },
]
