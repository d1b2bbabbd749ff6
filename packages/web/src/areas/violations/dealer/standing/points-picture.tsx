// The points over time as steps, with the line from which bidding is restricted; the list below says the same.
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import type { Info, Standing } from '../types.ts'

interface PointsPictureProps {
  readonly timeline: Info['timeline']
  readonly standing: Standing
}

const monthMs = 30 * 86_400_000
const edge = { left: 34, right: 8, top: 14, bottom: 24 } as const

/** From a month before the first moment until now, with a little room above the highest. */
const spanOf = ({ timeline, standing }: PointsPictureProps) => {
  const now = serverNow()
  const first = Date.parse(timeline[0]?.at ?? '')
  const from = Math.min(Number.isNaN(first) ? now : first, now - 3 * monthMs) - monthMs / 2
  const limit = standing.pointsPerWarning * standing.warningsBeforeRestriction
  return { from, now, limit, top: Math.max(limit, ...timeline.map(({ pointsAfter }) => pointsAfter)) * 1.1 }
}

export const PointsPicture = (props: PointsPictureProps) => {
  const say = useText('violations')
  const format = useFormat()
  const [width, height] = useWide() ? [560, 170] : [330, 150]
  const { from, now, limit, top } = spanOf(props)
  const x = (at: number): number => edge.left + ((at - from) / (now - from)) * (width - edge.left - edge.right)
  const y = (points: number): number => height - edge.bottom - (points / top) * (height - edge.bottom - edge.top)
  const line = props.timeline.reduce(
    (path, { at, pointsAfter }) => `${path}H${x(Date.parse(at))}V${y(pointsAfter)}`, `M${x(from)} ${y(0)}`,
  )
  const { points, restriction } = props.standing
  const tone = restriction === 'none' ? 'stroke-action' : 'stroke-closing'
  return (
    <svg
      role="img" aria-label={`${say('timeline')}: ${say('pointsOf', { points })}`}
      viewBox={`0 0 ${width} ${height}`} className="h-auto w-full"
    >
      <path
        d={`${line}H${x(now)}V${y(0)}Z`} className={restriction === 'none' ? 'fill-action-soft' : 'fill-closing-soft'}
      />
      <line x1={edge.left} x2={width - edge.right} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      <line
        x1={edge.left} x2={width - edge.right} y1={y(limit)} y2={y(limit)} strokeDasharray="4 4"
        className="stroke-closing"
      />
      <path d={`${line}H${x(now)}`} fill="none" strokeWidth={2.5} strokeLinejoin="round" className={tone} />
      <circle cx={x(now)} cy={y(points)} r={4.5} className={restriction === 'none' ? 'fill-action' : 'fill-closing'} />
      <g className="figures text-xs">
        <text x={edge.left - 6} y={y(0) + 4} textAnchor="end" className="fill-ink-faint">0</text>
        <text x={edge.left - 6} y={y(limit) + 4} textAnchor="end" className="fill-closing-ink">{limit}</text>
        <text x={edge.left} y={height - 6} className="fill-ink-faint">{format.date(from).slice(0, 7)}</text>
        <text x={width - edge.right} y={height - 6} textAnchor="end" className="fill-ink-faint">
          {format.date(now).slice(0, 10)}
        </text>
      </g>
    </svg>
  )
}
