// Bars of one or more kinds for each of a few groups: a picture, and a way into each; a table should stand behind it.
import { niceTop } from '../chart/axis.ts'
import { classNames } from '../class-names.ts'
import { useWide } from '../use-wide.ts'

export interface BarSeries {
  readonly key: string
  readonly name: string
  readonly tone: 'action' | 'done' | 'waiting'
}

export interface BarGroup {
  readonly key: string
  /** Short, under the bars. */
  readonly label: string
  /** In the order of the series. */
  readonly values: readonly number[]
}

interface BarChartProps {
  readonly label: string
  readonly series: readonly BarSeries[]
  readonly groups: readonly BarGroup[]
  readonly chosen?: string | undefined
  readonly onChoose?: ((key: string) => void) | undefined
  /** For the marks at the side: as short as can be. */
  readonly shortly: (value: number) => string
}

const fills = { action: 'fill-action', done: 'fill-done', waiting: 'fill-waiting' } as const
const dots = { action: 'bg-action', done: 'bg-done', waiting: 'bg-waiting' } as const

interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly bottom: number
  readonly top: number
}

const frames: Readonly<Record<'wide' | 'narrow', Frame>> = {
  wide: { width: 560, height: 230, left: 56, bottom: 32, top: 10 },
  narrow: { width: 358, height: 220, left: 50, bottom: 30, top: 10 },
}

interface MarksProps extends Pick<BarChartProps, 'shortly'> {
  readonly frame: Frame
  readonly top: number
}

const Marks = ({ frame, top, shortly }: MarksProps) =>
  [0, 1, 2, 3, 4].map((step) => {
    const y = frame.height - frame.bottom - ((frame.height - frame.bottom - frame.top) * step) / 4
    return (
      <g key={step}>
        <line
          x1={frame.left} x2={frame.width} y1={y} y2={y}
          className={step === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
        <text x={frame.left - 8} y={y + 4} textAnchor="end" className="figures fill-ink-faint text-xs">
          {shortly((top * step) / 4)}
        </text>
      </g>
    )
  })

/** Round at the top only, so that it stands on the line. */
const barPath = (x: number, y: number, width: number, height: number): string => {
  const r = Math.min(4, height, width / 2)
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x} ${y + height}v${r - height}${corner(r, -r)}h${width - 2 * r}${corner(r, r)}v${height - r}z`
}

interface BarsProps {
  readonly frame: Frame
  readonly top: number
  readonly group: BarGroup
  readonly index: number
  readonly of: BarChartProps
}

const Bars = ({ frame, top, group, index, of: { groups, series, chosen, onChoose } }: BarsProps) => {
  const slot = (frame.width - frame.left) / groups.length
  const x = frame.left + slot * index
  const full = frame.height - frame.bottom - frame.top
  const bar = Math.min(26, (slot * 0.64) / series.length)
  const first = x + slot / 2 - (bar * series.length + 3 * (series.length - 1)) / 2
  const isChosen = chosen === group.key
  return (
    <g
      onClick={() => onChoose?.(group.key)}
      className={classNames('group', onChoose !== undefined && 'cursor-pointer')}
    >
      <rect
        x={x + 2} y={2} width={slot - 4} height={frame.height - 4} rx={8}
        className={isChosen ? 'fill-action-soft' : 'fill-transparent group-hover:fill-hover'}
      />
      {group.values.map((value, place) => {
        const height = (Math.max(0, value) / top) * full
        const { key, tone } = series[place] ?? { key: String(place), tone: 'action' }
        return height <= 0 ? null : (
          <path
            key={key}
            d={barPath(first + place * (bar + 3), frame.height - frame.bottom - height, bar, height)}
            className={fills[tone]}
          />
        )
      })}
      <text
        x={x + slot / 2} y={frame.height - 11} textAnchor="middle"
        className={classNames('figures text-sm', isChosen ? 'fill-action-ink font-bold' : 'fill-ink-soft')}
      >
        {group.label}
      </text>
    </g>
  )
}

export const BarChart = (props: BarChartProps) => {
  const { label, series, groups, shortly } = props
  const frame = frames[useWide() ? 'wide' : 'narrow']
  const top = niceTop(Math.max(0, ...groups.flatMap(({ values }) => values)))
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {series.map(({ key, name, tone }) => (
          <span key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classNames('size-2.5 rounded-full', dots[tone])} />
            {name}
          </span>
        ))}
      </figcaption>
      <svg role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`} className="h-auto w-full">
        <g><Marks frame={frame} top={top} shortly={shortly} /></g>
        {groups.map((group, index) => (
          <Bars key={group.key} frame={frame} top={top} group={group} index={index} of={props} />
        ))}
      </svg>
    </figure>
  )
}
