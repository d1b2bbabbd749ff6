// Plays the past of the market in order of time by the acts themselves, with the clock of its transaction turned back.
import { hasStep } from '@bidyard/contract/contract-kinds'
import { toldThen } from '../../../../runtime/time/back-then.ts'
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import {
  approveMade, closeMade, noBids, openMade, prepareAuctions, returnMade, scheduleMade,
} from '../../../auctions/for-other-areas.ts'
import { bidsPort, insertMadeBids } from '../../../bidding/for-other-areas.ts'
import { cancelMade, completeMadeChecks, confirmMade } from '../../../cars/for-other-areas.ts'
import {
  askMade, awardMade, listAuctionsWithContract, offerMade, playContracts, type PlayingParts,
} from '../../../contracts/for-other-areas.ts'
import {
  arriveMade, carryMade, leaveMade, type MadeCarrier, registerMade, requestMade,
} from '../../../yard/for-other-areas.ts'
import type { MarketCar } from './make-cars.ts'
import type { MarketStand } from './market-rows.ts'
import { updateShift } from './market.sql.ts'
import { type BidderOfMarket, bidsOn } from './past-bids-rules.ts'
import { type MarketMove, marketMoves } from './past-rules.ts'

interface Moment {
  readonly at: Date
  readonly move: MarketMove
  readonly cars: readonly MarketCar[]
}

/** Cars to which the same thing happened in the same minutes are moved together. */
const momentsOf = (cars: readonly MarketCar[]): readonly Moment[] => {
  const all = cars.flatMap((car) => car.past.moves.map(({ at, move }) => ({ at, move, car })))
  const grouped = Map.groupBy(all, ({ at, move }) => `${at.getTime()} ${move}`)
  return [...grouped.values()]
    .flatMap((group) => {
      const [first] = group
      return first === undefined ? [] : [{ ...first, cars: group.map(({ car }) => car) }]
    })
    .toSorted((one, next) => one.at.getTime() - next.at.getTime()
      || marketMoves.indexOf(one.move) - marketMoves.indexOf(next.move))
}

const idsOf = (cars: readonly MarketCar[]): string[] => cars.map(({ made }) => made.id)
const bidStands: readonly MarketStand[] = [
  'closed', 'asked', 'awarded', 'agreed', 'cut', 'disputed', 'told', 'claimed', 'paid', 'handedIn', 'sentBack', 'done',
  'completed', 'offered', 'calledOff', 'unreached', 'blocked', 'takenBack',
]

export interface OfficeOfMarket {
  readonly clerkId: string
  readonly payerId: string
  readonly fleetName: string
  readonly carriers: readonly MadeCarrier[]
  readonly bidders: readonly BidderOfMarket[]
  readonly parts: PlayingParts
}

const close = async (
  given: ReactionGiven, cars: readonly MarketCar[], bidders: readonly BidderOfMarket[],
): Promise<void> => {
  const { bid = [], unsold = [] } = Object.groupBy(cars, ({ stand }) => (bidStands.includes(stand) ? 'bid' : 'unsold'))
  await insertMadeBids(given.tx, bid.flatMap((car) => bidsOn(car, bidders, given.now)))
  await closeMade(given, idsOf(bid), bidsPort({ listWithContract: listAuctionsWithContract }))
  await closeMade(given, idsOf(unsold), noBids)
}

const sendBack = async (given: ReactionGiven, cars: readonly MarketCar[], clerkId: string): Promise<void> => {
  for (const { stand, made } of cars)
    await returnMade(given, [made.id], clerkId, {
      reasons: ['photosUnclear', 'answersMissing'], isHandedIn: stand === 'resubmitted',
      note: '계기판 사진이 흐려 주행거리를 읽을 수 없습니다. 다시 찍어 주시고, 보험 처리한 사고를 적어 주세요.',
    })
}

const schedule = async (given: ReactionGiven, cars: readonly MarketCar[], clerkId: string): Promise<void> => {
  for (const { made, past } of cars)
    if (past.opensAt !== null) await scheduleMade(given, [made.id], clerkId, past.opensAt)
}

const register = async (given: ReactionGiven, cars: readonly MarketCar[]): Promise<void> => {
  const inflow = cars.filter(({ made }) => made.houseType === 'inflow')
  await registerMade(given, idsOf(inflow), 'inbound')
  await registerMade(given, idsOf(cars.filter((car) => !inflow.includes(car))), 'delivery')
}

const hasVisit = ({ made }: MarketCar): boolean => hasStep(made.kind, 'tradeResult')

const play = async (
  given: ReactionGiven, { move, cars }: Moment,
  { clerkId, payerId, fleetName, carriers, bidders, parts }: OfficeOfMarket,
): Promise<void> => {
  const ids = idsOf(cars)
  const playing = { given, parts, clerkId, payerId, fleetName }
  switch (move) {
    case 'confirm':
      await confirmMade(given, ids)
      await prepareAuctions(given, ids)
      return
    case 'register': return register(given, cars)
    case 'request': return requestMade(given, ids)
    case 'carry': return carryMade(given, ids, carriers)
    case 'arrive': return arriveMade(given, ids, clerkId)
    case 'leave': return leaveMade(given, ids, clerkId)
    case 'check': return completeMadeChecks(given, ids)
    case 'return': return sendBack(given, cars, clerkId)
    case 'approve': return approveMade(given, ids, clerkId)
    case 'schedule': return schedule(given, cars, clerkId)
    case 'open':
      await openMade(given, ids)
      return
    case 'close': return close(given, cars, bidders)
    case 'ask':
      await askMade(given, ids)
      return
    case 'offer':
      await offerMade(given, ids)
      return
    case 'award': return awardMade(given, ids)
    case 'pay':
    case 'agree':
    case 'cut':
    case 'dispute':
    case 'callOff':
    case 'blame':
    case 'block':
    case 'takeBack':
    case 'claim':
    case 'takeOver':
    case 'handIn':
    case 'sendBack':
    case 'nameAccount':
    case 'finish':
    case 'payOut':
    case 'payFee': return playContracts(playing, ids, move)
    case 'tell': return playContracts(playing, idsOf(cars.filter(hasVisit)), move)
    case 'cancel': return cancelMade(given, ids, '판매 의사를 바꾸었습니다.')
  }
}

const msASecond = 1_000

/** Nobody else sees the clock turned back: it is turned on again before the transaction ends. */
export const playPast = async (
  given: ReactionGiven, cars: readonly MarketCar[], office: OfficeOfMarket,
): Promise<void> => {
  let turned = 0
  const turnTo = async (at: Date): Promise<void> => {
    const wanted = Math.trunc((at.getTime() - given.now.getTime()) / msASecond)
    if (wanted !== turned) await updateShift(given.tx, wanted - turned)
    turned = wanted
  }
  for (const moment of momentsOf(cars)) {
    await turnTo(moment.at)
    await play(toldThen({ ...given, now: moment.at }, moment.at), moment, office)
  }
  await turnTo(given.now)
}
