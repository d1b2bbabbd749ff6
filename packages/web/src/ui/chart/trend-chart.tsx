// One number over time beside the same number of the time before: as bars or as a line. A table should stand behind it.
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { useWide } from '../use-wide.ts'
import { type Axis, axisOf } from './axis.ts'

export interface TrendPoint {
  readonly key: string
  /** Short, under the point. */
  readonly label: string
  /** What it is of, in full. */
  readonly name: string
  /** Nothing where there was nothing to divide by. */
  readonly now: number | null
  readonly earlier: number | null
}

interface TrendChartProps {
  readonly label: string
  readonly shape: 'bars' | 'line'
  readonly points: readonly TrendPoint[]
  /** A line that begins close below its least value, so that one sees it move. */
  readonly isClose?: boolean | undefined
  readonly nowName: string
  readonly earlierName: string
  /** The scale of a chart that shows nothing. */
  readonly least: number
  readonly full: (value: number | null) => string
  /** For the marks at the side: as short as can be. */
  readonly shortly: (value: number) => string
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly labels: number
}

const frames: Readonly<Record<'wide' | 'narrow', Frame>> = {
  wide: { width: 1120, height: 280, left: 60, labels: 12 }, narrow: { width: 358, height: 220, left: 50, labels: 5 },
}
const bottom = 30
const above = 10

interface Drawing {
  readonly frame: Frame
  readonly slot: number
  readonly x: (place: number) => number
  readonly y: (value: number) => number
}

const drawingOf = (frame: Frame, count: number, { low, top }: Axis): Drawing => {
  const slot = (frame.width - frame.left) / Math.max(count, 1)
  const room = frame.height - bottom - above
  return {
    frame, slot, x: (place) => frame.left + slot * (place + 0.5),
    y: (value) => frame.height - bottom - (room * (value - low)) / (top - low),
  }
}

/** Parted where there is nothing to show; a single point becomes a dot by its round ends. */
const linePath = (values: readonly (number | null)[], { x, y }: Drawing): string => {
  let path = ''
  let isDrawing = false
  values.forEach((value, place) => {
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`
    if (value !== null && !isDrawing) path += 'h0.01'
    isDrawing = value !== null
  })
  return path
}

const Marks = ({ axis, drawing: { frame, y }, shortly }: {
  readonly axis: Axis; readonly drawing: Drawing; readonly shortly: TrendChartProps['shortly']
}) => axis.marks.map((mark) => (
  <g key={mark}>
    <line
      x1={frame.left} x2={frame.width} y1={y(mark)} y2={y(mark)}
      className={mark === axis.low ? 'stroke-line-strong' : 'stroke-line'}
    />
    <text x={frame.left - 8} y={y(mark) + 4} textAnchor="end" className="figures fill-ink-faint text-xs">
      {shortly(mark)}
    </text>
  </g>
))

const Labels = ({ points, drawing: { frame, x } }: {
  readonly points: readonly TrendPoint[]; readonly drawing: Drawing
}) => {
  const every = Math.ceil(points.length / frame.labels)
  return points.map(({ key, label }, place) => place % every === 0 && (
    <text
      key={key} x={x(place)} y={frame.height - 9} textAnchor="middle" className="figures fill-ink-soft text-xs"
    >
      {label}
    </text>
  ))
}

const Bars = ({ points, drawing: { x, y, slot } }: {
  readonly points: readonly TrendPoint[]; readonly drawing: Drawing
}) => {
  const width = Math.max(2, Math.min(30, slot * 0.6))
  return points.map(({ key, now }, place) => now !== null && now !== 0 && (
    <rect
      key={key} x={x(place) - width / 2} y={Math.min(y(now), y(0))} width={width}
      height={Math.max(Math.abs(y(0) - y(now)), 1)} rx={Math.min(3, width / 3)} className="fill-action"
    />
  ))
}

const Legend = ({ point, nowName, earlierName, full }: Pick<TrendChartProps, 'nowName' | 'earlierName' | 'full'> & {
  readonly point: TrendPoint | undefined
}) => (
  <figcaption className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-ink-soft md:min-h-6">
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-action" />
      {nowName}
      {point !== undefined && <b className="figures text-ink">{full(point.now)}</b>}
    </span>
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" width="18" height="4"><line
        x1="1" x2="17" y1="2" y2="2" strokeWidth="2" strokeDasharray="4 3" className="stroke-ink-faint"
      /></svg>
      {earlierName}
      {point !== undefined && <b className="figures text-ink">{full(point.earlier)}</b>}
    </span>
    {point !== undefined && <span className="figures ml-auto text-ink-faint">{point.name}</span>}
  </figcaption>
)

export const TrendChart = (props: TrendChartProps) => {
  const { label, shape, points, isClose = false, nowName, earlierName, least, full, shortly } = props
  const frame = frames[useWide() ? 'wide' : 'narrow']
  const [pointed, setPointed] = useState<number | null>(null)
  const known = points.flatMap(({ now, earlier }) => [now, earlier]).filter((value) => value !== null)
  const axis = axisOf(known, least, !isClose || known.length === 0)
  const drawing = drawingOf(frame, points.length, axis)
  const { x, slot } = drawing
  const path = (values: readonly (number | null)[]): string => linePath(values, drawing)
  return (
    <figure className="flex flex-col gap-2">
      <Legend point={pointed === null ? undefined : points[pointed]} {...{ nowName, earlierName, full }} />
      <svg
        role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`} className="h-auto w-full"
        onPointerLeave={() => setPointed(null)}
      >
        <Marks {...{ axis, drawing, shortly }} />
        <Labels points={points} drawing={drawing} />
        {shape === 'bars' && <Bars points={points} drawing={drawing} />}
        {points.some(({ earlier }) => earlier !== null && earlier !== 0) && (
          <path
            d={path(points.map(({ earlier }) => earlier))} strokeWidth={2} strokeDasharray="5 4" strokeLinecap="round"
            fill="none" className="stroke-ink-faint"
          />
        )}
        {shape === 'line' && (
          <path
            d={path(points.map(({ now }) => now))} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round"
            fill="none" className="stroke-action"
          />
        )}
        {shape === 'line' && points.map(({ key, now }, place) => now !== null && (
          <circle key={key} cx={x(place)} cy={drawing.y(now)} r={4} className="fill-action" />
        ))}
        {points.map(({ key }, place) => (
          <rect
            key={key} x={x(place) - slot / 2} y={0} width={slot} height={frame.height - bottom} rx={4}
            className={classNames(pointed === place ? 'fill-action opacity-10' : 'fill-transparent')}
            onPointerEnter={() => setPointed(place)} onPointerDown={() => setPointed(place)}
          />
        ))}
      </svg>
    </figure>
  )
}
