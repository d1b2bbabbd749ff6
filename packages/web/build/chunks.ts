// Which modules travel together: few files of a good size, because a phone pays for each request as well.

interface Group {
  readonly name: string | ((id: string) => string | null)
  readonly debugName?: string
  readonly test?: RegExp
  readonly tags?: ['$initial']
  readonly minShareCount?: number
  readonly priority: number
}

/** The words of an area are one file for each language; what every screen says is one file together. */
const wordsOf = (id: string): string | null => {
  const [, area, language] = /[\\/]text[\\/]([\w-]+)[\\/](?:[\w-]+-)?(ko|en)\.ts$/.exec(id) ?? []
  if (area === undefined || language === undefined) return null
  return ['shell', 'ui', 'failure'].includes(area) ? `words-${language}` : `words-${area}-${language}`
}

const basics = [
  'api[\\\\/](?:use-(?:read|call)|list[\\\\/]use-(?:list|whole-list|endless))\\.ts',
  'text[\\\\/](?:use-word|use-label|car-name)\\.ts',
  'ui[\\\\/]file[\\\\/]save-from\\.ts',
  'ui[\\\\/]use-wide\\.ts',
  'ui[\\\\/]format[\\\\/](?:address|money|number|time-left|use-format|written-numbers)\\.ts',
  'ui[\\\\/]navigation[\\\\/](?:page-header|trail)\\.tsx',
  'ui[\\\\/]show[\\\\/](?:avatar|badge|card|countdown|key-value-list|skeleton)\\.tsx',
  'ui[\\\\/]state[\\\\/](?:empty-state|error-panel|inline-notice)\\.tsx',
  'ui[\\\\/]table[\\\\/]use-address\\.ts',
]

/** The market: its frame, its cards, and what a car's page has in common with it. */
const ofMarket = [
  'app[\\\\/]dealer[\\\\/]dealer-frame\\.tsx',
  ...[
    'ask-ahead\\.ts',
    'cards[\\\\/](?:car-card|car-words|card-grid|cover-picture|covers|loading-card)\\.tsx?',
    'compare[\\\\/](?:compare-place|compared)\\.tsx?',
    'favorites[\\\\/](?:heart-button|use-favorites)\\.tsx?',
    'market[\\\\/](?:market-rows|market-screen)\\.tsx?',
    'page[\\\\/]use-car\\.ts',
    'search[\\\\/]market-search\\.ts',
  ].map((path) => `areas[\\\\/]auctions[\\\\/]dealer[\\\\/]${path}`),
]

const webFile = (paths: readonly string[]): RegExp =>
  new RegExp(`packages[\\\\/]web[\\\\/]src[\\\\/](?:${paths.join('|')})$`)

/** Files that every page has already when it asks for more. */
export const ofShell = (name: string): boolean => /^assets\/(?:rolldown-runtime|vendor|index)-[\w-]+\.js$/.test(name)

export const chunkGroups: Group[] = [
  { name: wordsOf, debugName: 'words', priority: 5 },
  {
    name: 'vendor',
    // What single screens need beyond that comes with them; Korean words of nearly every area lean on the last one.
    test: new RegExp([
      /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      /@tanstack[\\/](?:react-router|router-core|history)[\\/](?!.*useBlocker)/,
      /@tanstack[\\/](?:react-query|query-core)[\\/](?!.*(?:[qQ]ueriesObserver|useQueries|[iI]nfinite))/,
      /ui[\\/]format[\\/]josa\.ts$/,
    ].map(({ source }) => source).join('|')),
    priority: 6,
  },
  // What stands alone, outside of the page or before it, shares nothing.
  { name: 'shell', tags: ['$initial'], test: /^(?!.*app[\\/](?:offline|early)[\\/])/, priority: 4 },
  // What nearly every screen is made of.
  { name: 'basics', test: webFile(basics), priority: 3 },
  { name: 'lists', test: /[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/, priority: 3 },
  { name: 'market', test: webFile(ofMarket), priority: 0 },
  // What listens to the server, after what one sees first.
  {
    name: 'live',
    test: webFile(['api[\\\\/]live[\\\\/](?:forget-touched|live|sse-parser)\\.ts', 'app[\\\\/]what-events-touch\\.ts']),
    priority: 3,
  },
  // What fields, and then what menus and dialogs have in common; each of them brings its own part.
  {
    name: 'fields',
    test: /@base-ui[\\/](?:utils|react[\\/](?:internals|use-button|form|field))[\\/](?!.*(?:composite|Anchor|Scroll))/,
    minShareCount: 5, priority: 2,
  },
  // Names of files that many screens need are written down in the first script once for each of these screens.
  {
    name: 'forms', priority: 3,
    test: webFile(['ui[\\\\/]form[\\\\/](?:control-look\\.ts|field\\.tsx|text-(?:field|area)\\.tsx)']),
  },
  {
    name: 'rows', priority: 3,
    test: webFile([
      'ui[\\\\/]table[\\\\/](?:row-(?:card|link|list)|endless-rows)\\.tsx', 'ui[\\\\/]show[\\\\/]when\\.tsx',
    ]),
  },
  { name: 'exports', priority: 3, test: webFile(['api[\\\\/]exports[\\\\/][\\w-]+\\.tsx']) },
  {
    name: 'popups',
    test: /@floating-ui[\\/]|@base-ui[\\/]react[\\/](?:floating-ui-react|internals|utils)[\\/]/,
    minShareCount: 5, priority: 1,
  },
]
