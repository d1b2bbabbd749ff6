// When everything befell a car of the demo market, from where it stands now: each moment lies before the next.
import type { AuctionHouseType, ContractKind } from '@bidyard/contract/enums'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Chance } from '../../../../providers/car-data/simulator/chance.ts'
import type { MarketStand } from './market-rows.ts'
import { yardMoments } from './yard-past-rules.ts'

export const marketMoves = [
  'confirm', 'register', 'request', 'carry', 'arrive', 'check', 'return', 'approve', 'schedule', 'open', 'close',
  'ask', 'offer', 'award', 'agree', 'tell', 'cut', 'dispute', 'callOff', 'blame', 'block', 'takeBack',
  'claim', 'pay', 'leave', 'takeOver', 'handIn', 'sendBack', 'nameAccount', 'finish', 'payOut', 'payFee',
  'cancel',
] as const
export type MarketMove = (typeof marketMoves)[number]

export interface MarketPast {
  readonly bornAt: Date
  readonly confirmedAt: Date | null
  readonly checkedAt: Date | null
  /** When it shall open; of one that runs, when it opened. */
  readonly opensAt: Date | null
  readonly moves: readonly { readonly move: MarketMove; readonly at: Date }[]
}

type Hours = readonly [from: number, until: number]

/**
 * How long ago its auction ended. Away from midnight, and by its grain, it may have been up to five and a half hours
 * more, and of what is long ago fifteen: what is waited for within a day, or three, is not late then either.
 */
const endedHoursAgo: Readonly<Partial<Record<MarketStand, Hours>>> = {
  closed: [1, 40], asked: [3, 12], offered: [3, 12], awarded: [16, 31], agreed: [26, 38], cut: [40, 51],
  disputed: [42, 54], told: [40, 51], claimed: [44, 51], paid: [60, 96], handedIn: [74, 110], sentBack: [80, 110],
  done: [150, 240], completed: [150, 640], calledOff: [30, 90], unreached: [30, 60], blocked: [40, 120],
  takenBack: [30, 120], declined: [3, 90], retried: [1, 18],
}
/** How long ago the last thing befell a car that has not been on the market. */
const restingHours: Readonly<Partial<Record<MarketStand, Hours>>> = {
  draft: [0.5, 220], confirmed: [1, 40], coming: [3, 60], visit: [2, 50], missed: [6, 60], checking: [8, 60],
  screening: [0.4, 16], returned: [2, 30], resubmitted: [3, 20], approved: [0.3, 3], scheduled: [0.3, 6],
  givenUp: [40, 400], cancelled: [20, 200],
}
const isChecked: readonly MarketStand[] = ['screening', 'returned', 'resubmitted', 'approved', 'scheduled']
const isApproved: readonly MarketStand[] = ['approved', 'scheduled']
type Later = readonly (readonly [MarketMove, hours: number])[]
const bought: Later = [['award', 8], ['agree', 14], ['tell', 34], ['pay', 40]]
const finished: Later = [...bought, ['takeOver', 60], ['handIn', 64], ['nameAccount', 66], ['finish', 90]]
const afterClose: Readonly<Partial<Record<MarketStand, Later>>> = {
  asked: [['ask', 1]], offered: [['offer', 1]], awarded: [['award', 14]], agreed: [['award', 6], ['agree', 22]],
  cut: [['award', 6], ['agree', 12], ['cut', 34]],
  disputed: [['award', 6], ['agree', 12], ['cut', 34], ['dispute', 37]],
  told: [['award', 6], ['agree', 12], ['tell', 34]],
  claimed: [['award', 6], ['agree', 12], ['tell', 34], ['claim', 38]],
  paid: bought, handedIn: [...bought, ['takeOver', 58], ['handIn', 64]],
  sentBack: [...bought, ['takeOver', 58], ['handIn', 64], ['sendBack', 68]],
  calledOff: [['award', 6], ['agree', 12], ['callOff', 16]], unreached: [['award', 6], ['blame', 22]],
  blocked: [['award', 6], ['block', 28]], takenBack: [['award', 6], ['takeBack', 18]],
  done: finished, completed: [...finished, ['payOut', 114], ['payFee', 130]],
}

const hourMs = 3_600_000
const seoulAheadHours = 9

const within = (chance: Chance, [from, until]: Hours): number => from + chance.part() * (until - from)

/** Nothing ends around midnight in Seoul, when banks rest; what would have ended then opened two hours earlier. */
const awayFromMidnight = (endMs: number): number => {
  const hour = ((endMs / hourMs + seoulAheadHours) % 24 + 24) % 24
  return hour > 22.5 || hour < 1.5 ? endMs - 3.5 * hourMs : endMs
}

interface Given {
  readonly stand: MarketStand
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  /** Its place among those that stand where it stands, from 0 to 1: their auctions end one after another. */
  readonly share: number
  readonly lengthHours: number
  readonly now: Date
  readonly chance: Chance
}

/** Milliseconds of the opening and the end, where there were any. */
const auctionOf = (given: Given): readonly [openMs: number, endMs: number] | undefined => {
  const { stand, share, lengthHours, now, chance } = given
  const lengthMs = lengthHours * hourMs
  if (stand === 'running') {
    const opened = beginOf(now.getTime() - lengthMs * (0.02 + 0.94 * share), lengthHours)
    return [opened, opened + lengthMs]
  }
  const ended = endedHoursAgo[stand]
  if (ended === undefined) return undefined
  const endMs = grainAt(now.getTime())(awayFromMidnight(now.getTime() - within(chance, ended) * hourMs)).getTime()
  return [endMs - lengthMs, endMs]
}

// Moves of many cars that fall into the same minutes are one; of what is long ago, those of the same hours. Each grain
// is made of the one before, so that what came first stays first.
const grainsMs = [[26 * hourMs, hourMs / 2], [80 * hourMs, 2 * hourMs], [Infinity, 12 * hourMs]] as const

const grainAt = (nowMs: number) => (ms: number): Date => {
  const [, grainMs] = grainsMs.find(([age]) => nowMs - ms < age) ?? grainsMs[0]
  return new Date(Math.floor(ms / grainMs) * grainMs)
}
const whole = (ms: number): Date => new Date(Math.floor(ms / 1_000) * 1_000)
const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000)
/** Auctions begin on the half hour; those that are over soon begin in between. */
const beginOf = (ms: number, lengthHours: number): number => {
  const grainMs = lengthHours > 6 ? hourMs / 2 : hourMs / 12
  return Math.floor(ms / grainMs) * grainMs
}

const untilOpen = (given: Given, lastMs: number): Omit<MarketPast, 'opensAt'> => {
  const { stand, kind, chance } = given
  const grained = grainAt(given.now.getTime())
  const isOpened = stand === 'running' || endedHoursAgo[stand] !== undefined
  const isGood = isOpened || isApproved.includes(stand)
  const approvedMs = isOpened ? lastMs - within(chance, [0.3, 3]) * hourMs : lastMs
  const sentBackMs = isGood ? approvedMs : lastMs
  const checkedMs = isOpened || isChecked.includes(stand) ? sentBackMs - within(chance, [0.5, 9]) * hourMs : lastMs
  const confirmedMs = checkedMs - within(chance, traitsOf(kind).checkedBy === 'seller' ? [0.4, 5] : [16, 60]) * hourMs
  const wasConfirmed = stand !== 'draft' && stand !== 'givenUp'
  const isSentBack = stand === 'returned' || stand === 'resubmitted'
  const hasCheck = isOpened || isChecked.includes(stand)
  const beginMs = hasCheck ? confirmedMs : lastMs
  return {
    bornAt: grained(beginMs - within(chance, [0.3, 20]) * hourMs),
    confirmedAt: wasConfirmed ? grained(beginMs) : null,
    checkedAt: hasCheck ? grained(checkedMs) : null,
    moves: [
      ...(wasConfirmed ? [{ move: 'confirm' as const, at: grained(beginMs) }] : []),
      ...(hasCheck ? [{ move: 'check' as const, at: grained(checkedMs) }] : []),
      ...(isSentBack ? [{ move: 'return' as const, at: grained(sentBackMs) }] : []),
      ...(isGood ? [{ move: 'approve' as const, at: grained(approvedMs) }] : []),
    ],
  }
}

export const pastOf = (given: Given): MarketPast => {
  const { stand, now, chance } = given
  const grained = grainAt(now.getTime())
  const auction = auctionOf(given)
  const [openMs, endMs] = auction ?? [0, 0]
  const lastMs = auction === undefined ? now.getTime() - within(chance, restingHours[stand] ?? [1, 2]) * hourMs : openMs
  const before = untilOpen(given, lastMs)
  const scheduledMs = stand === 'scheduled' ? now.getTime() + within(chance, [0.5, 22]) * hourMs : undefined
  const opensAt = auction === undefined
    ? scheduledMs === undefined ? null : new Date(beginOf(scheduledMs + hourMs / 2, 24)) : whole(openMs)
  const isOver = endedHoursAgo[stand] !== undefined
  const endedAt = whole(endMs)
  const yard = yardMoments({
    ...given, nowMs: now.getTime(), endMs, confirmedMs: (before.confirmedAt ?? before.bornAt).getTime(),
    checkedMs: before.checkedAt?.getTime() ?? null,
  })
  return {
    ...before,
    opensAt,
    moves: [
      ...before.moves,
      ...yard.map(({ move, ms }) => ({ move, at: grained(ms) })),
      ...(scheduledMs === undefined ? [] : [{ move: 'schedule' as const, at: grained(lastMs) }]),
      ...(auction === undefined ? [] : [{ move: 'open' as const, at: whole(openMs) }]),
      ...(isOver ? [{ move: 'close' as const, at: later(endedAt, 1) }] : []),
      ...(afterClose[stand] ?? []).map(([move, hours]) => ({
        // A coarse grain must not reach back behind the end.
        move, at: new Date(Math.max(grained(endMs + hours * hourMs).getTime(), later(endedAt, 2).getTime())),
      })),
      ...(stand === 'givenUp' || stand === 'cancelled'
        ? [{ move: 'cancel' as const, at: grained(lastMs + (now.getTime() - lastMs) * 0.7) }] : []),
    ],
  }
}
