// A drawing of many parts: tapped by a finger, or walked over with the arrow keys from part to part.
import type { DamagePosition, DamageValue } from '@bidyard/contract/enums/car-damage'
import { drawingWidth, type PartOutline } from '@bidyard/contract/shapes/damage-map/part-outline'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../text/use-text.ts'
import { DamageMarks, DamagePart } from './damage-part.tsx'
import { nextPart } from './next-part.ts'

interface DamageDrawingProps {
  readonly label: string
  readonly height: number
  readonly parts: readonly PartOutline[]
  readonly lines: readonly string[]
  readonly valuesOf: (position: DamagePosition) => readonly DamageValue[]
  /** What of them was known before, where two times are compared. */
  readonly knownOf?: ((position: DamagePosition) => readonly DamageValue[]) | undefined
  readonly nameOf: (position: DamagePosition) => string
  readonly chosen: DamagePosition | null
  readonly onChoose: (position: DamagePosition) => void
}

const room = 20
const nothing: readonly DamageValue[] = []
const knowsNothing = (): readonly DamageValue[] => nothing

const Sides = ({ height }: { readonly height: number }) => {
  const say = useText('damageMap')
  const half = drawingWidth / 2
  return (
    <g
      aria-hidden="true"
      fontSize={11}
      fontWeight={600}
      textAnchor="middle"
      className="pointer-events-none fill-ink-faint"
    >
      <text x={half} y={-6}>{say('front')}</text>
      <text x={half} y={height + 13}>{say('rear')}</text>
      <text x={34} y={-6}>{say('leftSide')}</text>
      <text x={drawingWidth - 34} y={-6}>{say('rightSide')}</text>
    </g>
  )
}

/** Drawn on the left, mirrored on the right. */
const Seams = ({ lines }: { readonly lines: readonly string[] }) => (
  <g aria-hidden="true" className="pointer-events-none fill-none stroke-line-strong" strokeWidth={1}>
    {lines.map((path) => <path key={path} d={path} />)}
    <g transform={`translate(${drawingWidth},0) scale(-1,1)`}>
      {lines.map((path) => <path key={path} d={path} />)}
    </g>
  </g>
)

export const DamageDrawing = (props: DamageDrawingProps) => {
  const { label, height, parts, lines, valuesOf, knownOf = knowsNothing, nameOf, chosen, onChoose } = props
  const elements = useRef(new Map<DamagePosition, SVGGElement>())
  const [walked, setWalked] = useState<DamagePosition | null>(null)
  // One stop for the Tab key; the arrows go on from there.
  const stop = parts.find(({ position }) => position === (walked ?? chosen))?.position ?? parts[0]?.position
  const keyOn = (part: PartOutline, event: KeyboardEvent<SVGGElement>): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(part.position)
      return
    }
    const next = nextPart(parts, part, event.key)
    if (next === undefined) return
    event.preventDefault()
    setWalked(next.position)
    elements.current.get(next.position)?.focus()
  }
  return (
    <svg
      viewBox={`0 ${-room} ${drawingWidth} ${height + 2 * room}`}
      role="group"
      aria-label={label}
      className="mx-auto block w-full max-w-88 touch-manipulation select-none"
    >
      <Sides height={height} />
      {parts.map((part) => (
        <DamagePart
          key={part.position}
          part={part}
          name={nameOf(part.position)}
          values={valuesOf(part.position)}
          known={knownOf(part.position)}
          chosen={part.position === chosen}
          reachable={part.position === stop}
          onChoose={() => {
            setWalked(part.position)
            onChoose(part.position)
          }}
          onKey={(event) => keyOn(part, event)}
          hold={(element) => {
            if (element === null) elements.current.delete(part.position)
            else elements.current.set(part.position, element)
          }}
        />
      ))}
      <Seams lines={lines} />
      <g aria-hidden="true" className="pointer-events-none">
        {parts.map(({ position, x, y }) => {
          const values = valuesOf(position)
          return values.length > 0
            && <DamageMarks key={position} x={x} y={y} values={values} known={knownOf(position)} />
        })}
      </g>
    </svg>
  )
}
