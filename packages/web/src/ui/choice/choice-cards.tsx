// One of several things that are looked at closely before one is chosen: each a card with whatever it takes to tell it.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { markLook } from './mark-look.ts'

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
  'has-data-checked:border-action has-data-checked:bg-action-soft has-data-disabled:border-line',
)

export const ChoiceCards = ({ label, cards, value, onValueChange }: ChoiceCardsProps) => (
  <Base
    aria-label={label}
    value={value}
    onValueChange={(next) => next !== null && onValueChange(next)}
    className="flex flex-col gap-2"
  >
    {cards.map((card) => (
      <label key={card.value} className={cardLook}>
        <Radio.Root
          value={card.value} disabled={card.disabled ?? false} className={classNames(markLook, 'mt-1 rounded-full')}
        >
          <Radio.Indicator className="size-2 rounded-full bg-on-action" />
        </Radio.Root>
        {card.content}
      </label>
    ))}
  </Base>
)
