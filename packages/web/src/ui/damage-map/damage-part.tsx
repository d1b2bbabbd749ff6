// One part of the drawing: a shape to tap; and the letters of what has befallen it, pale where that was known before.
import type { DamagePosition, DamageValue } from '@bidyard/contract/enums/car-damage'
import { inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { drawingWidth, type PartOutline } from '@bidyard/contract/shapes/damage-map/part-outline'
import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { damageLook, type DamageLook } from './damage-look.ts'

type Mark = Pick<DamageLook, 'letter' | 'fill' | 'ink'> & { readonly ring?: string }

const pale = { fill: 'fill-surface', ink: 'fill-ink-soft', ring: 'stroke-line-control' }

/** What is new comes first; three at most: the gravest two, and how many more there are. */
const marksOf = (values: readonly DamageValue[], known: readonly DamageValue[]): readonly Mark[] => {
  const ordered = inOrder(values)
  const isKnown = (value: DamageValue): boolean => known.includes(value)
  const looks = [...ordered.filter((value) => !isKnown(value)), ...ordered.filter(isKnown)]
    .map((value) => (isKnown(value) ? { ...damageLook(value), ...pale } : damageLook(value)))
  if (looks.length < 4) return looks
  return [...looks.slice(0, 2), { letter: `+${looks.length - 2}`, fill: 'fill-neutral-soft', ink: 'fill-neutral-ink' }]
}

interface MarksProps {
  readonly x: number
  readonly y: number
  readonly values: readonly DamageValue[]
  readonly known: readonly DamageValue[]
}

/** They lie above all parts, and say nothing that the part's name does not. */
export const DamageMarks = ({ x, y, values, known }: MarksProps) => {
  const marks = marksOf(values, known)
  const left = x - ((marks.length - 1) * 21) / 2
  return (
    <g>
      {marks.map(({ letter, fill, ink, ring = 'stroke-surface' }, at) => (
        <g key={letter}>
          <circle cx={left + at * 21} cy={y} r={11} strokeWidth={1.5} className={classNames(fill, ring)} />
          <text
            x={left + at * 21}
            y={y + 4.8}
            textAnchor="middle"
            fontSize={letter.length > 1 ? 11 : 13}
            fontWeight={800}
            className={ink}
          >
            {letter}
          </text>
        </g>
      ))}
    </g>
  )
}

interface DamagePartProps {
  readonly part: PartOutline
  readonly name: string
  readonly values: readonly DamageValue[]
  /** Of them, what was known before: it stands back behind what is new. */
  readonly known: readonly DamageValue[]
  readonly chosen: boolean
  readonly reachable: boolean
  readonly onChoose: () => void
  readonly onKey: (event: KeyboardEvent<SVGGElement>) => void
  readonly hold: (element: SVGGElement | null) => void
}

/** Glass, lamps and tyres are darker than paint, so that the drawing reads as a car. */
const soundFill = (position: DamagePosition): string => {
  if (/glass|windshield|lamp|grille/.test(position)) return 'fill-sunken'
  return /tire/.test(position) ? 'fill-neutral-soft' : 'fill-surface'
}

const fillOf = ({ part: { position }, chosen, values, known }: DamagePartProps): string => {
  if (chosen) return 'fill-action-soft stroke-action stroke-[2.5]'
  const isNew = values.some((value) => !known.includes(value))
  const damaged = values.length === 0 ? classNames(soundFill(position), 'group-hover:fill-hover')
    : isNew ? 'fill-closing-soft' : 'fill-neutral-soft'
  return classNames(damaged, 'stroke-line-control stroke-[1.2]')
}

export const DamagePart = (props: DamagePartProps) => {
  const { part, name, chosen, reachable, onChoose, onKey, hold } = props
  return (
    <g
      ref={hold}
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
      data-part={part.position}
      onClick={onChoose}
      onKeyDown={onKey}
      className="group cursor-pointer outline-none"
    >
      <path
        d={part.path}
        fillRule="evenodd"
        strokeLinejoin="round"
        transform={part.mirrored ? `translate(${drawingWidth},0) scale(-1,1)` : undefined}
        className={classNames(
          fillOf(props),
          'transition-colors group-focus-visible:stroke-focus group-focus-visible:stroke-[4]',
        )}
      />
    </g>
  )
}
