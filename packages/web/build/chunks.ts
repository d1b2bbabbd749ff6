// Which modules travel together: few files of a good size, because a phone pays for each request as well.

interface Group {
  readonly name: string | ((id: string) => string | null)
  readonly debugName?: string
  readonly test?: RegExp
  readonly tags?: ['$initial']
  readonly minShareCount?: number
  /** What a group's files need comes with them, unless it has to stay where it is. */
  readonly includeDependenciesRecursively?: false
  readonly priority: number
}

/** The words of an area are one file for each language; what every screen says is one file together. */
const wordsOf = (id: string): string | null => {
  const [, area, language] = /[\\/]text[\\/]([\w-]+)[\\/](?:[\w-]+-)?(ko|en)\.ts$/.exec(id) ?? []
  if (area === undefined || language === undefined) return null
  return ['shell', 'ui', 'failure'].includes(area) ? `words-${language}` : `words-${area}-${language}`
}

/** The end of a path, with the strokes of either system. */
const ends = (paths: readonly RegExp[]): RegExp =>
  new RegExp(`(?:${paths.map(({ source }) => source).join('|')})$`.replaceAll('\\/', '[\\\\/]'))

const basics = ends([
  /web\/src\/api\/(?:fault-at|use-(?:read|call|failure-toast)|list\/use-(?:list|whole-list|endless))\.ts/,
  /web\/src\/text\/(?:use-word|use-label|car-name)\.ts/,
  /web\/src\/ui\/file\/save-from\.ts/,
  /web\/src\/ui\/(?:use-(?:title|wide)\.ts|later\.tsx)/, /web\/src\/ui\/choice\/segmented-control\.tsx/,
  /web\/src\/ui\/format\/(?:address|money|number|time-left|use-format|written-numbers)\.ts/,
  /web\/src\/ui\/navigation\/(?:(?:page-header|trail)\.tsx|use-in-sight\.ts)/,
  /web\/src\/ui\/choice\/radio-mark\.tsx/, /web\/src\/ui\/form\/field-notes\.tsx/,
  /web\/src\/ui\/photo\/later-lightbox\.tsx/,
  /web\/src\/ui\/show\/(?:avatar|badge|card|countdown|key-value-list|skeleton)\.tsx/,
  /web\/src\/ui\/state\/(?:empty-state|error-panel|inline-notice|refused)\.tsx/,
  /web\/src\/ui\/table\/use-address\.ts/, /contract\/src\/shapes\/cars\/numbers\/plate-text\.ts/,
  // The frame of everything a dealer sees.
  /web\/src\/app\/dealer\/dealer-frame\.tsx/, /web\/src\/app\/turns\/turns\.tsx/,
  /web\/src\/ui\/overlay\/(?:back\/(?:back-guard|use-back)|sheet-numbers)\.ts/,
])

/** The market: its cards, and what a car's page has in common with it. */
const market = ends([
  /auctions\/dealer\/ask-ahead\.ts/,
  /auctions\/dealer\/cards\/(?:car-card|car-words|card-grid|cover-picture|covers|loading-card)\.tsx?/,
  /auctions\/dealer\/compare\/(?:compare-place|compared)\.tsx?/,
  /auctions\/dealer\/favorites\/(?:heart-button|use-favorites)\.tsx?/,
  /auctions\/dealer\/market\/(?:market-rows|market-screen)\.tsx?/,
  /auctions\/dealer\/page\/use-car\.ts/,
  /auctions\/dealer\/search\/market-search\.ts/,
])

/** What listens to the server, after what one sees first. */
const live = ends([/api\/live\/(?:forget-touched|live|sse-parser)\.ts/, /app\/what-events-touch\.ts/])

/**
 * Small files of many screens, which would each be named in the first script once for each of these screens, and cost a
 * phone a millisecond wherever one is asked for. What they need stays where it is.
 */
const together: Group[] = Object.entries({
  forms: [
    /ui\/form\/(?:(?:control-look|email-text)\.ts|(?:field|search-field|text-(?:field|area))\.tsx)/,
    /ui\/use-soon\.ts/, /ui\/choice\/(?:group-frame|radio-group)\.tsx/,
    // Whatever asks why before it acts has a form in it.
    /(?:bidding\/office|violations\/office\/whole)\/touched\.ts/,
  ],
  // The product's words and calls that a car, its bids and its contract share.
  product: [
    /contract\/src\/enums\/(?:cars|contracts|shops|yard)\.ts/,
    /contract\/src\/calls\/(?:auctions|bidding|cars\/(?:checks|facts|orders|photos))\.ts/,
  ],
  // How a list of choices looks, wherever one opens.
  choices: [
    /ui\/choice\/(?:list-look\.ts|option-text\.tsx)/, /@base-ui\/react\/toolbar\/root\/ToolbarRootContext\.m?js/,
  ],
  // What every dialog has in common beside its frame.
  dialogs: [
    /ui\/overlay\/first-field\.ts/, /@base-ui\/react\/dialog\/(?:root\/DialogRoot|close\/DialogClose)\.m?js/,
    /api\/sign-in\/(?:over-notice|put-off-over)\.tsx?/, /ui\/overlay\/(?:use-leaving|typed|keep-focus)\.ts/,
  ],
  rows: [/ui\/table\/(?:row-(?:card|link|list)|endless-rows|find-line)\.tsx/, /ui\/show\/when\.tsx/],
  exports: [/api\/exports\/[\w-]+\.tsx/],
  bounds: [/bounds\.ts/],
  // What the office's screens of money share.
  money: [/finance\/office\/parts\/[\w-]+\.tsx?/],
  // A car's page as it comes, what a contract and a seller's car share with it, and what is said of bids afterwards.
  car: [
    /contract\/src\/enums\/(?:auctions|bidding|car-(?:check|damage|facts))\.ts/,
    /contract\/src\/calls\/(?:contracts|prints)\.ts/,
    /contract\/src\/shapes\/cars\/(?:history-doubts|numbers\/(?:keys|odometer))\.ts/,
    /api\/prints\/[\w-]+\.tsx?/, /auctions\/corrections\/[\w-]+\.tsx?/, /bidding\/dealer\/box\/cost-line\.tsx/,
  ],
  bids: [
    /contract\/src\/calls\/eligibility\.ts/,
    /ui\/form\/money-(?:input\.ts|field\.tsx)/, /bidding\/parts\/bidding-tones\.ts/,
    /bidding\/dealer\/(?:box\/use-bid|mine\/standing-rules|told\/[\w-]+)\.tsx?/,
    /bidding\/dealer\/corrected\/(?:corrected-rules|later-corrected)\.ts/,
    /contracts\/told\/[\w-]+\.tsx/,
  ],
  // How a contract goes on, and what is shown of it.
  steps: [
    /contract\/src\/(?:calls|enums)\/(?:finance|violations)\.ts/, /contract\/src\/shapes\/money\/bills\.ts/,
    /ui\/navigation\/step-rail\.tsx/,
    /ui\/show\/copy-field\.tsx/,
    /contract\/src\/(?:contract-kinds|machine|turn-words|enums\/contracts\/acts)\.ts/,
    /contract\/src\/(?:states\/contracts\/(?!falls)[\w-]+|shapes\/contracts\/(?:price-cut|traits-of))\.ts/,
  ],
  // A contract's page, without what one opens on it.
  contract: [
    /app\/dealer\/contract-page\.tsx/,
    /contracts\/page\/(?!seller-)[\w-]+\.tsx?/, /contracts\/visit\/visit-(?:picker|slots)\.tsx?/,
    /contracts\/(?:adjustment\/cut|faults\/fault|house\/house|papers\/papers|record\/record)-card\.tsx/,
    /contracts\/money\/(?:car-money-box|(?:money|seller-account)-card)\.tsx/,
    /contracts\/adjustment\/(?:cap-hint|cut-(?:lines|rules)|damage-words|use-adjustment)\.tsx?/,
    /contracts\/parts\/(?:contract-rules|file-photos|step-tones|thumb-row|use-act)\.tsx?/,
    /bidding\/dealer\/one\/decision-(?:card|costs)\.tsx/,
  ],
  // A seller's car, likewise.
  selling: [
    /app\/selling\/(?:ask-ahead|car-page)\.tsx?/,
    /contract\/src\/calls\/cars\.ts/, /contract\/src\/shapes\/cars\/(?:house-types|photo-views)\.ts/,
    /cars\/seller\/car\/(?![\w-]+-dialogs?)[\w-]+\.tsx?/, /cars\/seller\/draft\/(?:kept|offer)-form\.ts/,
    /cars\/seller\/facts\/(?:register-list\.tsx|use-facts\.ts)/, /cars\/seller\/offer\/offer-steps\.ts/,
    /cars\/seller\/(?:list\/what-next|parts\/(?:passing|seller-place|step-page|target-link|use-round-fees))\.tsx?/,
    /cars\/seller\/photos\/(?:photo-(?:pictures|queue|store)|send-photo|take-place|use-photos|waiting-photo)\.tsx?/,
    /bidding\/seller\/(?:[\w-]+-card|ask-ahead|bids-now)\.tsx?/, /bidding\/parts\/(?:choice-rules|use-choice)\.ts/,
    /contracts\/faults\/car-faults\.tsx/, /ui\/choice\/choice-cards\.tsx/, /ui\/photo\/photo-grid\.tsx/,
  ],
  dates: [
    /ui\/date\/(?:calendar(?:-frame|-keys)?|month-grid|slot-times|time-slots|use-today)\.tsx?/,
    /ui\/choice\/group-frame\.tsx/,
  ],
  sending: [
    /api\/files\/(?:send-file|upload)\.ts/, /cars\/seller\/photos\/turn-by\.ts/,
    /contract\/src\/(?:calls\/files|shapes\/unseen-letters)\.ts/,
  ],
  damage: [
    /web\/src\/ui\/damage-map\/(?!chosen-sheet)[\w-]+\.tsx?/,
    /contract\/src\/shapes\/damage-(?:map\/[\w-]+|positions)\.ts/,
  ],
}).map(([name, paths]) => ({ name, test: ends(paths), priority: 3, includeDependenciesRecursively: false }))

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
  { name: 'basics', test: basics, priority: 3 },
  { name: 'lists', test: /[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/, priority: 3 },
  { name: 'market', test: market, priority: 0 },
  { name: 'live', test: live, priority: 3 },
  // What fields, and then what menus and dialogs have in common; each of them brings its own part.
  {
    name: 'fields',
    test: /@base-ui[\\/](?:utils|react[\\/](?:internals|use-button|form|field))[\\/](?!.*(?:composite|Anchor|Scroll))/,
    minShareCount: 5, priority: 2,
  },
  ...together,
  {
    name: 'popups',
    test: /@floating-ui[\\/]|@base-ui[\\/]react[\\/](?:floating-ui-react|internals|utils)[\\/]/,
    minShareCount: 5, priority: 1,
  },
]
