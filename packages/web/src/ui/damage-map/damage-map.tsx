// The damage map of a car: the unfolded body and the frame, to be looked at or to be filled in.
import { damagePosition, damageValue, type DamagePosition, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { SegmentedControl } from '../choice/segmented-control.tsx'
import { classNames } from '../class-names.ts'
import { Coming } from '../later.tsx'
import { useWide } from '../use-wide.ts'
import { ChosenPart, type DamageMapProps, type PartDamage } from './chosen-part.tsx'
import { DamageDrawing } from './damage-drawing.tsx'
import { DamageLegend, DamageWords } from './damage-words.tsx'
import { drawings, type View, viewOf } from './views.ts'

const bringSheet = () => import('./chosen-sheet.tsx')
const ChosenSheet = lazy(async () => ({ default: (await bringSheet()).ChosenSheet }))

export type { PartDamage } from './chosen-part.tsx'

interface DamagedPartsProps {
  readonly damages: readonly PartDamage[]
  readonly chosen: DamagePosition | null
  readonly onChoose: (position: DamagePosition) => void
}

/** The same in words, in the order of the drawing; whoever does not see it chooses here. */
const DamagedParts = ({ damages, chosen, onChoose }: DamagedPartsProps) => {
  const say = useText('damageMap')
  const word = useWord()
  const sorted = damagePosition.values.flatMap((position) => damages.filter((damage) => damage.position === position))
  if (sorted.length === 0) return <p className="text-md text-ink-faint">{say('noneAtAll')}</p>
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-ink-faint">{say('damagedParts', { count: sorted.length })}</h3>
      <ul className="-mx-2">
        {sorted.map(({ position, values }) => (
          <li key={position}>
            <button
              type="button"
              aria-pressed={position === chosen}
              onClick={() => onChoose(position)}
              className={classNames(
                'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-2 py-1.5',
                'text-left',
                position === chosen ? 'bg-action-soft' : 'hover:bg-hover',
              )}
            >
              <span className="text-md font-medium">{word(damagePosition, position)}</span>
              <DamageWords values={values} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DrawingsProps {
  readonly view: View
  readonly onView: (view: View) => void
  readonly valuesOf: (position: DamagePosition) => readonly DamageValue[]
  readonly nameOf: (position: DamagePosition) => string
  readonly chosen: DamagePosition | null
  readonly onChoose: (position: DamagePosition) => void
}

/** Both beside each other where there is room, else one at a time. */
const Drawings = ({ view, onView, ...given }: DrawingsProps) => {
  const say = useText('damageMap')
  const wide = useWide()
  const shown: readonly View[] = wide ? ['outer', 'inner'] : [view]
  return (
    <div className="flex flex-col gap-3">
      {!wide && (
        <SegmentedControl
          label={say('view')}
          wide
          value={view}
          onValueChange={onView}
          segments={[{ value: 'outer', label: say('outer') }, { value: 'inner', label: say('inner') }]}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {shown.map((one) => {
          const { parts, lines, height, label } = drawings[one]
          return (
            <figure key={one} className="flex flex-col gap-2">
              {wide && <figcaption className="text-center text-sm font-semibold text-ink-soft">{say(one)}</figcaption>}
              <DamageDrawing label={say(label)} height={height} parts={parts} lines={lines} {...given} />
            </figure>
          )
        })}
      </div>
    </div>
  )
}

export const DamageMap = ({ damages, onChange, more }: DamageMapProps) => {
  const say = useText('damageMap')
  const word = useWord()
  const wide = useWide()
  const [chosen, setChosen] = useState<DamagePosition | null>(null)
  const [opened, setOpened] = useState(false)
  const [view, setView] = useState<View>('outer')
  const valuesOf = (position: DamagePosition): readonly DamageValue[] =>
    damages.find((damage) => damage.position === position)?.values ?? []
  const nameOf = (position: DamagePosition): string => {
    const values = inOrder(valuesOf(position)).map((value) => word(damageValue, value))
    return say('partWith', { part: word(damagePosition, position), damages: values.join(', ') || say('noDamage') })
  }
  const choose = (position: DamagePosition): void => {
    setChosen(position)
    setOpened(true)
    setView(viewOf(position))
  }
  const given = { damages, onChange, more }
  // Whoever comes near it on a phone wants it.
  const prepare = () => void (!wide && bringSheet().catch(() => undefined))
  return (
    // Beside each other only where the words have room: in a narrow pane they follow the drawings.
    <div className="@container" onPointerEnter={prepare} onFocus={prepare}>
      <div className="grid gap-5 @wide:grid-cols-[minmax(0,44rem)_minmax(14rem,1fr)]">
        <Drawings view={view} onView={setView} valuesOf={valuesOf} nameOf={nameOf} chosen={chosen} onChoose={choose} />
        <div className="flex flex-col gap-5">
          {chosen === null || !wide
            ? <p className="text-md text-ink-soft">{say(onChange === undefined ? 'chooseHint' : 'inputHint')}</p>
            : <ChosenPart {...given} position={chosen} values={valuesOf(chosen)} />}
          {chosen !== null && !wide && (
            <Suspense fallback={opened && <Coming onClose={() => setOpened(false)} />}>
              <ChosenSheet
                {...given}
                position={chosen}
                values={valuesOf(chosen)}
                open={opened}
                onClose={() => setOpened(false)}
              />
            </Suspense>
          )}
          <DamagedParts damages={damages} chosen={chosen} onChoose={choose} />
          {onChange === undefined && <div className="border-t border-line pt-4"><DamageLegend /></div>}
        </div>
      </div>
    </div>
  )
}
