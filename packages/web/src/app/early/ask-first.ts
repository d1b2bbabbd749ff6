// Asks for what the first screen shows while the application is still on its way; the client takes the answers.
import type { EarlyAnswer, EarlyAnswers } from '../../api/wire/early.ts'

interface Pictured {
  readonly images: readonly { readonly size: string; readonly width: number; readonly url: string }[]
}

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export const firstSearch: Asked = {
  method: 'POST', path: '/auction-search-tables/search',
  body: { criteria: {}, sort: { by: 'endsAt', direction: 'asc' }, facets: [], count: false, size: 24 },
}
export const firstCovers = (orderIds: readonly string[]): Asked => ({
  method: 'GET', path: '/car-photos',
  query: { filter: { orderId: { in: orderIds }, isCover: { eq: true } }, size: 100 },
})
export const firstAuction = (id: string): Asked => ({ method: 'GET', path: `/auctions/${id}` })
export const firstPhotos = (orderId: string): Asked => ({
  method: 'GET', path: '/car-photos',
  query: { filter: { orderId: { eq: orderId } }, sort: [{ sortOrder: 'asc' }], size: 100 },
})

export const firstContract = (id: string): Asked => ({ method: 'GET', path: `/contracts/${id}` })
export const firstOrder = (id: string): Asked => ({ method: 'GET', path: `/orders/${id}` })
const newestOf = (path: string, orderId: string, size: number): Asked => ({
  method: 'GET', path, query: { filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }], size },
})
export const firstChecks = (orderId: string): Asked => newestOf('/car-checks', orderId, 20)
export const firstAuctions = (orderId: string): Asked => newestOf('/auctions', orderId, 1)
export const firstProcess = (id: string): Asked => ({ method: 'GET', path: `/auctions/${id}/seller-trade-process` })
export const firstBidders = (auctionId: string): Asked => ({
  method: 'GET', path: '/auction-bidders',
  query: { filter: { auctionId: { eq: auctionId } }, sort: [{ bidRank: 'asc' }], size: 100, count: true },
})

/** Inside a partner's app somebody else may be signed in than beside it, and a launch begins anew whose visit it is. */
const sessionNow = (): string | undefined => {
  const isLaunch = location.pathname.startsWith('/w/')
  if (isLaunch && location.search !== '') return undefined
  const key = isLaunch ? 'bidyard.launch' : 'bidyard.session'
  const text = sessionStorage.getItem(key) ?? localStorage.getItem(key)
  try {
    return (JSON.parse(text ?? '') as { readonly authorization?: string }).authorization
  } catch {
    return undefined
  }
}

/** As `api/wire/request.ts` would write it; a difference costs a second request and nothing else. */
export const onTheWire = ({ method, path, query = {}, body }: Asked) => {
  const values = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  return {
    method, address: `/bridge/public/api/v0${path}${values.length === 0 ? '' : `?${new URLSearchParams(values)}`}`,
    body: body === undefined ? null : JSON.stringify(body),
  }
}

/** What follows from the answer is asked for at once, whether the application is there by then or not. */
const asker = (authorization: string, answers: EarlyAnswers) =>
  <Data>(asked: Asked, follow: (data: Data) => void = () => undefined): void => {
    const { address, body } = onTheWire(asked)
    const response = fetch(address, {
      method: asked.method, body, credentials: 'omit', cache: asked.method === 'GET' ? 'default' : 'no-store',
      headers: {
        authorization, 'accept-language': document.documentElement.lang, referrer: location.origin + location.pathname,
        'app-namespace': document.querySelector<HTMLMetaElement>('meta[name="app-namespace"]')?.content ?? 'local',
        // As `api/wire/news.ts` counts it; read by lists alone.
        'x-list-behind-ms': String(Math.floor(performance.now())),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
    })
    const hear = async (): Promise<void> => {
      const heard = await response
      answer.heardAt = Date.now()
      follow(((await heard.clone().json()) as { readonly data: Data }).data)
    }
    // Whatever goes wrong is shown by the screen, which asks again.
    const answer: EarlyAnswer = { response, askedAt: Date.now(), followed: hear().catch(() => undefined) }
    answers.set([asked.method, address, body ?? '', authorization].join('\n'), answer)
  }

/** The picture that the screen begins with is asked for in the size that the screen will choose. */
const fetchPicture = ({ images }: Pictured, sizes: string, wanted: readonly string[]): void => {
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = sizes
  const shown = images.filter(({ size }) => wanted.includes(size))
  image.srcset = shown.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

interface OfOrder {
  readonly orderId: string
}
interface Items<Item> {
  readonly items: readonly Item[]
}
type Ask = ReturnType<typeof asker>

const askMarket = (ask: Ask): void =>
  ask<Items<OfOrder>>(firstSearch, ({ items }) => {
    const [first] = items
    if (first === undefined) return
    ask<Items<Pictured & OfOrder>>(firstCovers(items.map(({ orderId }) => orderId)), (covers) => {
      const cover = covers.items.find(({ orderId }) => orderId === first.orderId)
      if (cover !== undefined) fetchPicture(cover, cardSizes, ['small', 'middle'])
    })
  })

const askCar = (ask: Ask, id: string): void =>
  ask<OfOrder>(firstAuction(id), ({ orderId }) =>
    ask<Items<Pictured>>(firstPhotos(orderId), ({ items: [first] }) => {
      if (first !== undefined) fetchPicture(first, firstPhotoSizes, ['small', 'middle', 'large'])
    }))

/** How far a seller's car has come is told by its auction, and who may be chosen by the bids on it. */
const askOwnCar = (ask: Ask, id: string): void => {
  ask(firstOrder(id))
  ask(firstChecks(id))
  ask<Items<{ readonly id: string; readonly state: string }>>(firstAuctions(id), ({ items: [auction] }) => {
    if (auction === undefined) return
    ask(firstAuction(auction.id))
    if (auction.state !== 'contract' && auction.state !== 'done') return
    ask(firstProcess(auction.id))
    ask(firstBidders(auction.id))
  })
}

// As they stand in the market's card and in the car's gallery.
export const cardSizes = '(width < 40rem) calc(100vw - 2rem), (width < 64rem) 50vw, 20rem'
export const firstPhotoSizes = '(width < 64rem) 60vw, 64rem'

export const askFirst = (): void => {
  const authorization = sessionNow()
  if (authorization === undefined) return
  const answers: EarlyAnswers = new Map()
  globalThis.bidyardEarly = answers
  const ask = asker(authorization, answers)
  const [, path, id] = /^\/(auctions|contracts|(?:w\/[^/]+\/)?cars)\/([0-9a-f-]{36})$/.exec(location.pathname) ?? []
  if (id !== undefined && path === 'auctions') return askCar(ask, id)
  if (id !== undefined) return path !== 'contracts' ? askOwnCar(ask, id) : ask(firstContract(id))
  // Conditions are read by the screen itself.
  if (/^\/auctions\/?$/.test(location.pathname) && location.search === '') askMarket(ask)
}
