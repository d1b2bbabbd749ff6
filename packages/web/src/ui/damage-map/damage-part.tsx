// One part of the drawing: a shape to tap, and the letters of what has befallen it.
import type { DamageValue } from '@bidyard/contract/enums/car-damage'
import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { damageLooks, inOrder } from './damage-look.ts'
import { drawingWidth, type PartOutline } from './part-outline.ts'

const Marks = ({ x, y, values }: { readonly x: number; readonly y: number; readonly values: readonly DamageValue[] }) => {
  const shown = inOrder(values).slice(0, 2)
  const left = x - ((shown.length - 1) * 21) / 2
  return (
    <g className="pointer-events-none" aria-hidden="true">
      {shown.map((value, at) => (
        <g key={value}>
          <circle cx={left + at * 21} cy={y} r={11} strokeWidth={1.5} className={classNames(damageLooks[value].fill, 'stroke-surface')} />
          <text
            x={left + at * 21}
            y={y + 4.8}
            textAnchor="middle"
            fontSize={13}
            fontWeight={800}
            className={damageLooks[value].ink}
          >
            {damageLooks[value].letter}
          </text>
        </g>
      ))}
      {values.length > 2 && (
        <text x={x} y={y + 23} textAnchor="middle" fontSize={11} fontWeight={700} className="fill-ink-soft">
          {`+${values.length - 2}`}
        </text>
      )}
    </g>
  )
}

interface DamagePartProps {
  readonly part: PartOutline
  readonly name: string
  readonly values: readonly DamageValue[]
  readonly chosen: boolean
  readonly reachable: boolean
  readonly onChoose: () => void
  readonly onKey: (event: KeyboardEvent<SVGGElement>) => void
  readonly hold: (element: SVGGElement | null) => void
}

const fillOf = (chosen: boolean, values: readonly DamageValue[]): string => {
  if (chosen) return 'fill-action-soft stroke-action stroke-[2.5]'
  const damaged = values.length === 0 ? 'fill-surface group-hover:fill-hover' : 'fill-closing-soft'
  return classNames(damaged, 'stroke-line-control stroke-[1.2]')
}

export const DamagePart = (props: DamagePartProps) => {
  const { part, name, values, chosen, reachable, onChoose, onKey, hold } = props
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
          fillOf(chosen, values),
          'transition-colors group-focus-visible:stroke-focus group-focus-visible:stroke-[4]',
        )}
      />
      {values.length > 0 && <Marks x={part.x} y={part.y} values={values} />}
    </g>
  )
}
