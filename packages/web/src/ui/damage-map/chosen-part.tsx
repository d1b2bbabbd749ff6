// One part of the car with its damages: to be looked at or filled in, beside the drawing.
import { damagePosition, type DamagePosition, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { damagePlaces } from '@bidyard/contract/shapes/damage-positions'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { DamageChoice, DamageWords } from './damage-words.tsx'

export interface PartDamage {
  readonly position: DamagePosition
  readonly values: readonly DamageValue[]
}

export interface DamageMapProps {
  readonly damages: readonly PartDamage[]
  /** With it the map is filled in; without it, it is only looked at. */
  readonly onChange?: ((damages: readonly PartDamage[]) => void) | undefined
  /** What else there is of a part: its photos, say. */
  readonly more?: ((position: DamagePosition) => ReactNode) | undefined
}

const changed = (
  damages: readonly PartDamage[], position: DamagePosition, values: readonly DamageValue[],
): readonly PartDamage[] => {
  const others = damages.filter((damage) => damage.position !== position)
  return values.length === 0 ? others : [...others, { position, values }]
}

export const useRankWord = (): ((position: DamagePosition) => string) => {
  const say = useText('damageMap')
  return (position) => {
    const { rank } = damagePlaces[position]
    if (rank === null) return say('noRank')
    return rank === '1' || rank === '2' ? say('rankOuter', { rank }) : say('rankFrame', { rank })
  }
}

export interface ChosenPartProps extends DamageMapProps {
  readonly position: DamagePosition
  readonly values: readonly DamageValue[]
}

export const PartDetail = ({ position, values, damages, onChange, more }: ChosenPartProps) => {
  const say = useText('damageMap')
  const word = useWord()
  const shown = values.length === 0
    ? <p className="text-md text-ink-soft">{say('noDamage')}</p>
    : <DamageWords values={values} />
  return (
    <div className="flex flex-col gap-3">
      {onChange === undefined ? shown : (
        <DamageChoice
          label={say('damagesOf', { part: word(damagePosition, position) })}
          values={values}
          onChange={(next) => onChange(changed(damages, position, next))}
        />
      )}
      {more?.(position)}
    </div>
  )
}

export const ChosenPart = (props: ChosenPartProps) => {
  const word = useWord()
  const rankWord = useRankWord()
  return (
    <section aria-live="polite" className="flex flex-col gap-3">
      <div>
        <h3 className="text-base font-bold">{word(damagePosition, props.position)}</h3>
        <p className="text-sm text-ink-faint">{rankWord(props.position)}</p>
      </div>
      <PartDetail {...props} />
    </section>
  )
}
