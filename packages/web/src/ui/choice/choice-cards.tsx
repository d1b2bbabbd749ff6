// One of several things that are looked at closely before one is chosen: each a card with whatever it takes to tell it.
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { RadioMark } from './radio-mark.tsx'

export interface ChoiceCard {
  readonly value: string
  readonly content: ReactNode
  readonly disabled?: boolean | undefined
}

interface ChoiceCardsProps {
  readonly label: string
  readonly cards: readonly ChoiceCard[]
  readonly value: string | null
  readonly onValueChange: (value: string) => void
}

const cardLook = classNames(
  'group flex items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 hover:border-line-control',
  'has-checked:border-action has-checked:bg-action-soft has-disabled:border-line',
)

export const ChoiceCards = ({ label, cards, value: chosen, onValueChange }: ChoiceCardsProps) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-col gap-2">
      {cards.map(({ value, content, disabled }) => (
        <label key={value} className={cardLook}>
          <RadioMark
            name={name} value={value} checked={value === chosen} disabled={disabled} className="mt-1"
            onChange={() => onValueChange(value)}
          />
          {content}
        </label>
      ))}
    </div>
  )
}
