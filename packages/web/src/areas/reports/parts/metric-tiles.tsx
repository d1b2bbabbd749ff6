// The numbers that matter most, each with what it was before; the one that is pressed is drawn over time.
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { changeOf, type Metric } from './metric.ts'
import { useMetricWords } from './use-metric-words.ts'

interface MetricTilesProps<Figures, Name extends string> {
  readonly metrics: readonly Metric<Figures, Name>[]
  readonly now: Figures
  readonly earlier: Figures
  readonly nameOf: (name: Name) => string
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

const tileLook = classNames(
  'flex min-h-24 min-w-0 flex-col items-start gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 text-left',
  'shadow-card transition-colors hover:bg-hover aria-pressed:border-action aria-pressed:bg-action-soft',
)
const tones = { good: 'text-done-ink', bad: 'text-closing-ink', neutral: 'text-ink-soft' } as const

export const MetricTiles = <Figures, Name extends string>(props: MetricTilesProps<Figures, Name>) => {
  const { metrics, now, earlier, nameOf, chosen, onChoose } = props
  const say = useText('numbers')
  const words = useMetricWords()
  return (
    <div
      role="group" aria-label={say('tiles')}
      className={classNames(
        'mb-4 grid auto-rows-fr grid-cols-2 gap-2 md:gap-3',
        metrics.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {metrics.map((metric) => {
        const { name, kind, value } = metric
        const change = changeOf(metric, now, earlier)
        return (
          <button
            key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)} className={tileLook}
          >
            <span className="text-sm text-ink-soft">{nameOf(name)}</span>
            <span className="figures text-lg font-bold wrap-normal break-keep xl:text-xl">
              {words.full(kind, value(now))}
            </span>
            <span className={classNames('figures text-sm', tones[change?.tone ?? 'neutral'])}>
              {change === null ? say('noBefore') : say('since', { change: words.change(change) })}
            </span>
          </button>
        )
      })}
    </div>
  )
}
