// Numbers of dashboards as people read them: in full, and as short marks at the side of a chart.
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useShortly } from '../../../ui/format/use-shortly.ts'
import type { Change, MetricKind } from './metric.ts'

const nothing = '–'
const tenth = (value: number): string => value.toFixed(1)

export const useMetricWords = () => {
  const say = useText('numbers')
  const format = useFormat()
  const compact = useShortly()
  return {
    full: (kind: MetricKind, value: number | null): string => {
      if (value === null) return nothing
      if (kind === 'won') return format.price(value)
      if (kind === 'rate') return format.percent(value)
      return kind === 'decimal' ? tenth(value) : format.number(value)
    },
    shortly: (kind: MetricKind, value: number): string => (kind === 'rate' ? format.percent(value) : compact(value)),
    change: ({ by, isPoints }: Change): string => {
      const sign = by > 0 ? '+' : by < 0 ? '−' : '±'
      const size = tenth(Math.abs(by) * 100)
      return isPoints ? say('points', { by: `${sign}${size}` }) : `${sign}${size}%`
    },
  }
}
