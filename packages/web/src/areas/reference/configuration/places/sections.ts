// How each key of the configuration is laid out on the screen: its sections, and in them its places in order.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { unpaidAwardFee } from '@bidyard/contract/enums/finance'
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { TextOfArea } from '../../../../text/areas.ts'
import { choice, count, line, price, share, timeOfDay, won, type Amount, type Place } from './amount.ts'
import { deadlineSections } from './deadline-sections.ts'
import type { PathOf } from './paths.ts'

export type SectionTitle = Extract<keyof TextOfArea<'configuration'>, `section.${string}`>

export interface FieldsSection {
  readonly kind: 'fields'
  readonly title: SectionTitle
  readonly places: readonly Place[]
}

/** Rows and columns of places; the last word of a cell's path is its column. */
export interface GridSection {
  readonly kind: 'grid'
  readonly title: SectionTitle
  readonly columns: readonly string[]
  readonly rows: readonly { readonly path: string; readonly cells: readonly (Place | null)[] }[]
}

/** Parts of a value with a layout of their own. */
export interface OwnSection {
  readonly kind: 'feeScales' | 'caps' | 'documents' | 'sanctions'
  readonly title: SectionTitle
  readonly path: string
}

export type Section = FieldsSection | GridSection | OwnSection

/** Only ways that the key's shape really has compile. */
export const of = <Key extends ConfigKey>(_key: Key) => {
  type Path = PathOf<ConfigurationOf<Key>>
  type Given = readonly (readonly [path: Path, amount: Amount])[]
  return {
    fields: (title: SectionTitle, given: Given): FieldsSection => ({
      kind: 'fields', title, places: given.map(([path, amount]) => ({ path, amount })),
    }),
    /** One row for each path, with the same columns under all of them. */
    grid: (title: SectionTitle, columns: readonly string[], given: Given): GridSection => ({
      kind: 'grid',
      title,
      columns,
      rows: given.map(([path, amount]) => ({
        path,
        cells: columns.map((name) => ({ path: `${path}.${name}`, amount })),
      })),
    }),
    own: (kind: OwnSection['kind'], title: SectionTitle, path: Path): OwnSection => ({ kind, title, path }),
  }
}

const kinds = contractKind.values
const grades = ['s-class', 'a-class', 'b-class', 'c-class'] as const
const [bidding, visits, screening, cuts] = [
  of('bidding'),
  of('contractTradeScheduling'),
  of('contractScreening'),
  of('contractTradeAdjustment'),
]
const [fees, shop, sanctions, signIn] = [of('fees'), of('shop'), of('sanctions'), of('signIn')]

export const sectionsOf: Readonly<Record<ConfigKey, readonly Section[]>> = {
  bidding: [
    bidding.fields('section.amounts', [
      ['unitWon', price], ['minimumWon', price], ['maximumWon', price], ['askAgainAboveGuideBasisPoints', share],
    ]),
    bidding.grid('section.lengths', kinds, [['lengthHours', count('hours')]]),
    bidding.fields('section.counts', [
      ['roundsMax', count('times')], ['candidatesMax', count('people')], ['revertsMax', count('times')],
      ['materialCorrectionHours', count('hours')],
    ]),
  ],
  deadlines: deadlineSections,
  contractTradeScheduling: [
    visits.fields('section.visits', [
      ['visitWithinDays', count('days')], ['slotMinutes', count('minutes')], ['visitFrom', timeOfDay],
      ['visitTo', timeOfDay], ['delayCountMax', count('times')],
    ]),
    visits.fields('section.delivery', [['deliveryWithinBusinessDays', count('businessDays')]]),
    visits.fields('section.yard', [['yard.address', line], ['yard.hours', line], ['yard.phone', line]]),
  ],
  contractScreening: [
    screening.own('documents', 'section.documents', 'requiredDocuments'),
    screening.fields('section.review', [['rejectionsBeforeEscalation', count('times')]]),
  ],
  contractTradeAdjustment: [
    cuts.own('caps', 'section.caps', 'lineItems'),
    cuts.fields('section.total', [['total.ratioBasisPoints', share], ['photosPerLineMin', count('photos')]]),
  ],
  fees: [
    fees.own('feeScales', 'section.feeScales', 'successBidFee'),
    fees.grid('section.otherFees', kinds, [
      ['exhibitFeeWon', won],
      ['retryAuctionFeeWon', won],
      ['failedBidFeeWon', won],
    ]),
    fees.fields('section.storage', [
      ['storage.freeDays', count('days')], ['storage.dailyWon', won], ['fuelFeeWon', won],
      ['awardFeeDueDays', count('days')], ['awardFeeWhenUnpaid', choice(unpaidAwardFee)],
      ['sellerFeeDueDays', count('days')], ['vatBasisPoints', share],
    ]),
  ],
  shop: [
    shop.fields('section.money', [
      ['depositWon.dealer', price], ['depositWon.exporter', price], ['subscriptionMonthlyWon', won],
      ['virtualAccountHours', count('hours')], ['virtualAccountEndsAt', timeOfDay],
      ['virtualAccountGraceMinutes', count('minutes')], ['subscriptionRemindDays', count('days')],
    ]),
    shop.grid('section.openAwards', grades, [['openAwardsMax', count('cars')]]),
    shop.fields('section.saved', [['favouritesMax', count('cars')], ['savedSearchesMax', count('pieces')]]),
  ],
  sanctions: [
    sanctions.fields('section.points', [
      ['pointsPerWarning', count('points')], ['pointsLiveMonths', count('months')],
      ['warningsBeforeRestriction', count('warnings')], ['restrictionDays', count('days')],
      ['warningsBeforeBan', count('warnings')], ['unhealedRestrictionDays', count('days')],
      ['appealDays', count('days')],
    ]),
    sanctions.fields('section.deduction', [
      ['deduction.ofPriceBasisPoints', share], ['deduction.floorWon', won], ['deduction.capWon', won],
    ]),
    sanctions.own('sanctions', 'section.sanctions', 'presets'),
  ],
  signIn: [
    signIn.fields('section.account', [['failuresBeforeLock', count('times')]]),
    signIn.fields('section.sessions', [['sessionIdleHours', count('hours')], ['sessionAbsoluteDays', count('days')]]),
    signIn.fields('section.identity', [
      ['identitySessionMinutes', count('minutes')], ['identityTokenMinutes', count('minutes')],
      ['webviewParametersSeconds', count('seconds')], ['webviewSessionMinutes', count('minutes')],
    ]),
  ],
}

/** What a list says about a key at a glance. */
export const headlinesOf: Readonly<Record<ConfigKey, readonly string[]>> = {
  bidding: ['unitWon', 'minimumWon'],
  deadlines: ['awardDecision.due', 'payment.self.due'],
  contractTradeScheduling: ['visitFrom', 'visitTo'],
  contractScreening: ['rejectionsBeforeEscalation'],
  contractTradeAdjustment: ['total.ratioBasisPoints'],
  fees: ['exhibitFeeWon.prime', 'storage.dailyWon'],
  shop: ['depositWon.dealer', 'subscriptionMonthlyWon'],
  sanctions: ['pointsPerWarning', 'restrictionDays'],
  signIn: ['failuresBeforeLock', 'sessionIdleHours'],
}

