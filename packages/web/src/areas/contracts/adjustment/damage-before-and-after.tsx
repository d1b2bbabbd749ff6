// The damage map before the bids and as the buyer found the car: beside each other, on a phone one within the other.
import { damagePosition, damageValue, type DamagePosition, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { DamageDrawing } from '../../../ui/damage-map/damage-drawing.tsx'
import { DamageWords } from '../../../ui/damage-map/damage-words.tsx'
import { drawings, type View, viewOf } from '../../../ui/damage-map/views.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { ThumbRow } from '../parts/thumb-row.tsx'
import { compareDamage, type ComparedDamage } from './compared-damage.ts'
import { AskedLine } from './cut-lines.tsx'
import { type Told, useToldDamage } from './told-damage.ts'
import type { Adjustment } from './use-adjustment.ts'

interface Comparing {
  readonly adjustment: Adjustment
  readonly told: Told
  readonly compared: ComparedDamage
}

const none: readonly DamageValue[] = []

const useNames = ({ toldOf, newOf }: ComparedDamage) => {
  const say = useText('contracts')
  const map = useText('damageMap')
  const word = useWord()
  const wordsOf = (values: readonly DamageValue[]) =>
    inOrder(values).map((value) => word(damageValue, value)).join(', ')
  const named = (position: DamagePosition, damages: string) =>
    map('partWith', { part: word(damagePosition, position), damages: damages || map('noDamage') })
  return {
    before: (position: DamagePosition) => named(position, wordsOf(toldOf(position))),
    after: (position: DamagePosition) => {
      const [found, told] = [wordsOf(newOf(position)), wordsOf(toldOf(position))]
      return named(position, [
        ...(found === '' ? [] : [say('damageNew', { damages: found })]),
        ...(told === '' ? [] : [say('damageKnown', { damages: told })]),
      ].join(', '))
    },
  }
}

const ToldPart = ({ told, position }: { readonly told: Told; readonly position: DamagePosition }) => {
  const say = useText('contracts')
  const word = useWord()
  const damage = told.damages.find((one) => one.position === position)
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-semibold text-ink-faint">{say('damageBefore')}</p>
      {damage === undefined ? <p className="text-md text-ink-soft">{say('damageNotTold')}</p>
        : <DamageWords values={damage.values} />}
      {damage !== undefined && damage.note !== '' && <p lang="ko" className="text-md">{damage.note}</p>}
      <ThumbRow label={say('damageBeforePhotos')} photos={told.photosOf(position, word(damagePosition, position))} />
    </section>
  )
}

const ClaimedPart = ({ adjustment: { lines, caps }, compared, position }: Omit<Comparing, 'told'> & {
  readonly position: DamagePosition
}) => {
  const say = useText('contracts')
  const about = lines.filter(({ damages }) => damages.some((damage) => damage.position === position))
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-semibold text-ink-faint">{say('damageAfter')}</p>
      {about.length === 0 ? <p className="text-md text-ink-soft">{say('damageNothingNew')}</p>
        : <DamageWords values={compared.newOf(position)} />}
      {about.map((line) => <AskedLine key={line.id} line={line} caps={caps} />)}
    </section>
  )
}

/** Whoever does not see the drawing chooses here. */
const ClaimedParts = ({ compared: { claimed, newOf }, chosen, onChoose }: Pick<Comparing, 'compared'> & {
  readonly chosen: DamagePosition | null
  readonly onChoose: (position: DamagePosition) => void
}) => {
  const say = useText('contracts')
  const word = useWord()
  if (claimed.length === 0) return <p className="text-md text-ink-soft">{say('damageNoPlace')}</p>
  return (
    <ul aria-label={say('damageClaimed')} className="flex flex-wrap gap-2">
      {claimed.map((position) => (
        <li key={position}>
          <button
            type="button" aria-pressed={position === chosen} onClick={() => onChoose(position)}
            className={position === chosen
              ? 'flex min-h-11 items-center gap-3 rounded-md border border-action bg-action-soft px-3 text-left'
              : 'flex min-h-11 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 text-left'
                + ' hover:border-line-control'}
          >
            <span className="text-md font-medium">{word(damagePosition, position)}</span>
            <DamageWords values={newOf(position)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface DrawnProps {
  readonly compared: ComparedDamage
  readonly view: View
  readonly chosen: DamagePosition | null
  readonly onChoose: (position: DamagePosition) => void
}

const Drawn = ({ compared: { toldOf, foundOf }, compared, view, chosen, onChoose }: DrawnProps) => {
  const say = useText('contracts')
  const map = useText('damageMap')
  const names = useNames(compared)
  const { parts, lines, height, label } = drawings[view]
  const given = { parts, lines, height, chosen, onChoose }
  const figure = 'flex min-w-0 flex-col gap-2'
  const caption = 'text-center text-sm font-semibold text-ink-soft'
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <figure className={`${figure} max-md:hidden`}>
        <figcaption className={caption}>{say('damageBefore')}</figcaption>
        <DamageDrawing
          {...given} label={`${say('damageBefore')}: ${map(label)}`} valuesOf={toldOf} knownOf={() => none}
          nameOf={names.before}
        />
      </figure>
      <figure className={figure}>
        <figcaption className={caption}>{say('damageAfter')}</figcaption>
        <DamageDrawing
          {...given} label={`${say('damageAfter')}: ${map(label)}`} valuesOf={foundOf} knownOf={toldOf}
          nameOf={names.after}
        />
      </figure>
    </div>
  )
}

const Compared = (comparing: Comparing) => {
  const { compared, adjustment, told } = comparing
  const say = useText('contracts')
  const map = useText('damageMap')
  const word = useWord()
  const wide = useWide()
  const first = compared.claimed[0] ?? null
  const [chosen, setChosen] = useState<DamagePosition | null>(null)
  const [view, setView] = useState<View>(first === null ? 'outer' : viewOf(first))
  const shown = chosen ?? (wide ? first : null)
  const choose = (position: DamagePosition): void => {
    setChosen(position)
    setView(viewOf(position))
  }
  const parts = shown !== null && (
    <>
      <ToldPart told={told} position={shown} />
      <ClaimedPart adjustment={adjustment} compared={compared} position={shown} />
    </>
  )
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-col">
          <h3 className="text-base font-bold">{say('damageCompared')}</h3>
          <p className="text-sm text-ink-faint">{say('damageComparedNote')}</p>
        </div>
        <SegmentedControl
          label={map('view')} value={view} onValueChange={setView}
          segments={[{ value: 'outer', label: map('outer') }, { value: 'inner', label: map('inner') }]}
        />
      </div>
      <Drawn compared={compared} view={view} chosen={shown} onChoose={choose} />
      <ClaimedParts compared={compared} chosen={shown} onChoose={choose} />
      {wide && shown !== null && (
        <div aria-live="polite" className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
          <h4 className="text-md font-bold">{word(damagePosition, shown)}</h4>
          <div className="grid grid-cols-2 gap-4">{parts}</div>
        </div>
      )}
      {!wide && (
        <Sheet
          open={chosen !== null} onOpenChange={(next) => !next && setChosen(null)}
          title={chosen === null ? '' : word(damagePosition, chosen)}
        >
          <div className="flex flex-col gap-5">{parts}</div>
        </Sheet>
      )}
    </section>
  )
}

export const DamageBeforeAndAfter = ({ adjustment, orderId }: {
  readonly adjustment: Adjustment
  readonly orderId: string
}) => {
  const told = useToldDamage(orderId)
  if (!told.isRead) return <Skeleton className="h-96 rounded-lg!" />
  return <Compared adjustment={adjustment} told={told} compared={compareDamage(told.damages, adjustment.lines)} />
}
