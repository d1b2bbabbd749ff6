// The numbers of the house that matter most, each as it follows from what was counted.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { reportsCalls } from '@bidyard/contract/calls/reports'
import { type Metric, over } from '../parts/metric.ts'

export type OfficeNumbers = ReceivedOf<typeof reportsCalls.getOfficeNumbers>
export type OfficeFigures = OfficeNumbers['total']['now']

export type OfficeMetricName =
  | 'closed' | 'sellThrough' | 'bidsEach' | 'volume' | 'ofGuide' | 'done' | 'fallen' | 'revenue'

export const officeMetrics: readonly Metric<OfficeFigures, OfficeMetricName>[] = [
  { name: 'closed', kind: 'count', value: ({ closed }) => closed, more: 'good' },
  { name: 'sellThrough', kind: 'rate', value: ({ sold, closed }) => over(sold, closed), more: 'good' },
  { name: 'bidsEach', kind: 'decimal', value: ({ bids, closed }) => over(bids, closed), more: 'good' },
  { name: 'volume', kind: 'won', value: ({ awardsWon }) => awardsWon, more: 'good' },
  { name: 'ofGuide', kind: 'rate', value: ({ guidedWon, guideWon }) => over(guidedWon, guideWon), isClose: true },
  { name: 'done', kind: 'count', value: ({ done }) => done, more: 'good' },
  { name: 'fallen', kind: 'count', value: ({ fallen }) => fallen, more: 'bad' },
  { name: 'revenue', kind: 'won', value: ({ revenueWon }) => revenueWon, more: 'good' },
]
