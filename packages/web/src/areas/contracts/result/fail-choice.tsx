// Why a trade failed: the kinds of failure, with what follows from saying so.
import { tradeResultFailType, type TradeResultFailType } from '@bidyard/contract/enums/contracts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'

interface FailChoiceProps {
  readonly value: TradeResultFailType | null
  /** Whether it was tried already, so that what is missing may be said. */
  readonly asked: boolean
  readonly onChange: (chosen: TradeResultFailType) => void
}

export const FailChoice = ({ value, asked, onChange }: FailChoiceProps) => {
  const say = useText('contracts')
  const word = useWord()
  return (
    <>
      <RadioGroup
        label={say('resultFailType')} value={value}
        options={tradeResultFailType.values.map((one) => ({ value: one, label: word(tradeResultFailType, one) }))}
        error={asked && value === null ? say('typeMissing') : undefined}
        onValueChange={onChange}
      />
      <InlineNotice tone="waiting">{say('faultFollows')}</InlineNotice>
    </>
  )
}
