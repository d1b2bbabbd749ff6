// The market that pages are measured on: the full demo world with pictures as large as photos, and one whole album.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { askAs } from '../../e2e/world/office.ts'
import type { World } from '../../e2e/world/open-world.ts'
import { startProgram, stopProgram } from '../../e2e/world/program.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import { isSmall, sized } from '../parts/sized.ts'

type Auction = ItemOf<typeof auctionsCalls.listAuctions>

const albumLeast = 6
const longestAlbumMs = 60_000
/** Hundreds of pictures are drawn until then, which whoever only wants to see that a bench runs does not need. */
const facesDrawn = sized(['Every car of the demo market'], [])

/** Albums begin with cars that the office has let go to market at a later time. */
const findPhotographed = async (world: Pick<World, 'base'>): Promise<Auction | undefined> => {
  const ask = askAs(world, 'owner')
  const { items } = await ask(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'preparation' }, openAt: { isNotNull: true } }, size: 20 },
  })
  for (const auction of items) {
    const { items: photos } = await ask(photoCalls.listCarPhotos, {
      query: { filter: { orderId: { eq: auction.orderId } }, size: 100 },
    })
    const hasAlbum = photos.length >= albumLeast && photos.every(({ images }) => images.length > 1)
    if (hasAlbum || isSmall) return auction
  }
  return undefined
}

/** Leaves the world at rest in the folder: every car has its face, and one of them a whole album. */
export const makeMarket = async (folder: string): Promise<void> => {
  const port = await freePort()
  const program = await startProgram(folder, port, { BIDYARD_DEMO: 'full' }, ...facesDrawn)
  try {
    const world = { base: `http://127.0.0.1:${port}` }
    await until(async () => await findPhotographed(world) !== undefined, longestAlbumMs)
  } finally {
    await stopProgram(program)
  }
}

/** Answers its auction, which runs from now on. */
export const openPhotographedCar = async (world: World): Promise<string> => {
  const auction = await findPhotographed(world)
  if (auction === undefined) throw new Error('no car of the demo world has its album')
  const { id, version } = auction
  await askAs(world, 'owner')(auctionsCalls.openAuction, {
    params: { id }, body: { seenVersion: version, openAt: null },
  })
  return id
}

const underWay = ['tradeScheduling', 'tradeResult', 'payment'] as const

/** A contract of this dealer that goes on. */
export const findContract = async (
  world: World, uid: string, states: readonly (typeof underWay)[number][] = underWay,
): Promise<string> => {
  const { items: [contract] } = await askAs(world, uid)(contractsCalls.listContracts, {
    query: { filter: { state: { in: [...states] } }, size: 1 },
  })
  if (contract === undefined) throw new Error(`${uid} has no contract that goes on`)
  return contract.id
}

/** A car of this seller whose auction has closed, and for which nobody has been chosen yet. */
export const findCarToChooseFor = async (world: World, uid: string): Promise<string> => {
  const ask = askAs(world, uid)
  const { items } = await ask(auctionsCalls.listAuctions, {
    query: { filter: { state: { in: ['auction', 'contract'] } }, size: 100 },
  })
  for (const { id, orderId } of items) {
    const { processStep, current, chooseUntil } = await ask(contractsCalls.getSellerTradeProcess, { params: { id } })
    if (processStep === 'awardDecision' && current === null && chooseUntil !== null) return orderId
  }
  throw new Error(`${uid} has no car to choose a buyer for`)
}
