// What a demo market is made of: how many cars stand where on their way, and who looks at them.
import type {
  AuctionErrorOutcome, AuctionErrorSubject, AuctionHouseType, ContractKind,
} from '@bidyard/contract/enums'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import type { MadePast } from '../../../auctions/for-other-areas.ts'

/** Where a car stands on its way, in more words than its order has. */
export const marketStands = [
  'draft', 'confirmed', 'coming', 'visit', 'missed', 'checking', 'screening', 'returned', 'resubmitted', 'approved',
  'scheduled', 'running', 'closed', 'asked', 'awarded', 'agreed', 'cut', 'disputed', 'told', 'claimed', 'paid',
  'handedIn', 'sentBack', 'done', 'completed', 'offered', 'calledOff', 'unreached', 'blocked', 'takenBack', 'declined',
  'retried', 'givenUp', 'cancelled',
] as const
export type MarketStand = (typeof marketStands)[number]

export interface CarsRow {
  readonly stand: MarketStand
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly count: number
}

export interface ReportRow {
  readonly uid: string
  readonly subject: AuctionErrorSubject
  readonly statement: string
  readonly hoursAgo: number
  readonly answer: { readonly outcome: AuctionErrorOutcome; readonly text: string } | null
}

export interface SavedRow {
  readonly uid: string
  readonly name: string
  readonly criteria: SearchCriteria
  readonly isAlerting: boolean
}

export interface MarketRows {
  readonly cars: readonly CarsRow[]
  /** How many of them have a photo of their face, and how many the others too; whether those that follow have. */
  readonly faces: number
  readonly albums: number
  readonly hasAlbums: boolean
  /** Between two albums, so that drawing them leaves the machine to those who look around. */
  readonly albumPauseSeconds: number
  /** Whose customers sell the cars that their owners show themselves. */
  readonly sellersOf: string
  /** A partner's login: the company sells cars of its own. */
  readonly fleetUid: string
  readonly fleetName: string
  readonly clerkUid: string
  /** Of the office: sends the money that the clerk approved. */
  readonly payerUid: string
  readonly inspectorUid: string
  /** Of one shop each: they bid on what closed lately. */
  readonly bidderUids: readonly string[]
  readonly slots: readonly { readonly zone: string; readonly count: number }[]
  readonly carriers: readonly {
    readonly name: string; readonly businessNumber: string; readonly drivers: readonly string[]
  }[]
  readonly favourites: readonly { readonly uid: string; readonly count: number }[]
  readonly saved: readonly SavedRow[]
  readonly reports: readonly ReportRow[]
  /** In another system, before this house. */
  readonly heldElsewhere: readonly MadePast[]
  /** A page that looks like the paper it stands for. */
  readonly paper: (name: string) => Uint8Array
}
