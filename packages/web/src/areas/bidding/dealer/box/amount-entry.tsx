// The amount of a bid: typed in 만원 and read back in words, or put together by quick steps.
import type { BidBox } from '@bidyard/contract/shapes/bidding/rooms'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { type AmountFault, quickSteps, stepped } from './amount-rules.ts'

interface AmountEntryProps {
  readonly box: BidBox
  readonly amountWon: number | null
  readonly fault: AmountFault | null
  readonly onAmount: (amountWon: number | null) => void
  /** As the button below. */
  readonly onEnter: () => void
}

export const useFaultWords = (box: BidBox): ((fault: AmountFault) => string) => {
  const say = useText('bidding')
  const format = useFormat()
  return (fault) => {
    switch (fault) {
      case 'missing': return say('fault.missing')
      case 'belowMinimum': return say('fault.belowMinimum', { won: format.price(box.minimumWon) })
      case 'aboveMaximum': return say('fault.aboveMaximum', { won: format.price(box.maximumWon) })
      case 'notInUnit': return say('fault.notInUnit', { won: format.price(box.unitWon) })
      case 'notHigher': return say('fault.notHigher', { won: format.price(box.ownBidding?.amountWon ?? 0) })
    }
  }
}

export const AmountEntry = ({ box, amountWon, fault, onAmount, onEnter }: AmountEntryProps) => {
  const say = useText('bidding')
  const wordsOf = useFaultWords(box)
  const ownWon = box.ownBidding?.amountWon ?? null
  return (
    <div className="flex flex-col gap-2">
      <MoneyField
        large
        label={say(ownWon === null ? 'amount' : 'raiseTo')}
        value={amountWon}
        error={fault === null ? undefined : wordsOf(fault)}
        onValueChange={onAmount}
        onEnter={onEnter}
      />
      <div role="group" aria-label={say('quickSteps')} className="grid grid-cols-4 gap-1.5">
        {quickSteps.map((stepWon) => (
          <Button
            key={stepWon}
            className="figures px-0! text-sm!"
            onClick={() => onAmount(stepped(amountWon, ownWon, stepWon, box))}
          >
            {say('quickStep', { man: stepWon / 10_000 })}
          </Button>
        ))}
      </div>
    </div>
  )
}
