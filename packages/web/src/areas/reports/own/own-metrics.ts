// The numbers that matter most to a shop, and to a partner.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { reportsCalls } from '@bidyard/contract/calls/reports'
import { type Metric, over } from '../parts/metric.ts'

export type DealerNumbers = ReceivedOf<typeof reportsCalls.getDealerNumbers>
export type PartnerNumbers = ReceivedOf<typeof reportsCalls.getPartnerNumbers>

export type DealerMetricName = 'hitRate' | 'ownBids' | 'wins' | 'spent' | 'bought' | 'fees'

export const dealerMetrics: readonly Metric<DealerNumbers['total']['now'], DealerMetricName>[] = [
  { name: 'hitRate', kind: 'rate', value: ({ wins, bids }) => over(wins, bids), more: 'good' },
  { name: 'ownBids', kind: 'count', value: ({ bids }) => bids },
  { name: 'wins', kind: 'count', value: ({ wins }) => wins, more: 'good' },
  { name: 'spent', kind: 'won', value: ({ awardsWon }) => awardsWon },
  { name: 'bought', kind: 'won', value: ({ doneWon }) => doneWon },
  { name: 'fees', kind: 'won', value: ({ feesWon }) => feesWon },
]

export type PartnerMetricName = 'offered' | 'opened' | 'awarded' | 'ownSellThrough' | 'done' | 'awardedWon'

export const partnerMetrics: readonly Metric<PartnerNumbers['total']['now'], PartnerMetricName>[] = [
  { name: 'offered', kind: 'count', value: ({ offered }) => offered, more: 'good' },
  { name: 'opened', kind: 'count', value: ({ opened }) => opened, more: 'good' },
  { name: 'awarded', kind: 'count', value: ({ awarded }) => awarded, more: 'good' },
  { name: 'ownSellThrough', kind: 'rate', value: ({ awarded, opened }) => over(awarded, opened), more: 'good' },
  { name: 'done', kind: 'count', value: ({ done }) => done, more: 'good' },
  { name: 'awardedWon', kind: 'won', value: ({ awardedWon }) => awardedWon, more: 'good' },
]
