// What comes next for a car whose money goes back to its buyer: the office says so with the refund.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { roundNext } from '@bidyard/contract/enums/contracts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { afterRefund, type AfterRefund, isPossible } from './next-rules.ts'

interface NextChoiceProps {
  readonly auctionId: string
  readonly value: AfterRefund
  readonly onChange: (next: AfterRefund) => void
}

export const NextChoice = ({ auctionId, value, onChange }: NextChoiceProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const { data } = useRead(contractsCalls.getSellerTradeProcess, { params: { id: auctionId } })
  return (
    <RadioGroup
      label={say('next')} value={value} onValueChange={onChange}
      options={afterRefund.map((next) => ({
        value: next, label: word(roundNext, next), disabled: !isPossible(next, data?.mayRetry),
      }))}
    />
  )
}
