// Damages in words: the letter in its colour, and what it means.
import { damageValue, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { damageOrder, inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { useWord } from '../../text/use-word.ts'
import { classNames } from '../class-names.ts'
import { damageLook } from './damage-look.ts'

const Letter = ({ value }: { readonly value: DamageValue }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-extrabold',
      damageLook(value).chip,
    )}
  >
    {damageLook(value).letter}
  </span>
)

export const DamageWords = ({ values }: { readonly values: readonly DamageValue[] }) => {
  const word = useWord()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {inOrder(values).map((value) => (
        <li key={value} className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Letter value={value} />
          {word(damageValue, value)}
        </li>
      ))}
    </ul>
  )
}

/** Which letter means what. */
export const DamageLegend = () => <DamageWords values={damageOrder} />

interface DamageChoiceProps {
  readonly label: string
  readonly values: readonly DamageValue[]
  readonly onChange: (values: readonly DamageValue[]) => void
}

/** Every kind of damage as a button that is on or off. */
export const DamageChoice = ({ label, values, onChange }: DamageChoiceProps) => {
  const word = useWord()
  return (
    <div role="group" aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2">
      {damageOrder.map((value) => {
        const isOn = values.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? values.filter((one) => one !== value) : inOrder([...values, value]))}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-md border px-3 py-1.5 text-left text-md font-medium',
              'transition-colors',
              isOn
                ? 'border-action bg-action-soft text-action-ink'
                : 'border-line-strong bg-surface text-ink-soft hover:border-line-control hover:text-ink',
            )}
          >
            <Letter value={value} />
            {word(damageValue, value)}
          </button>
        )
      })}
    </div>
  )
}
