// What the car would cost in all at this amount, and, for whoever wishes, what it leaves and how high one may go.
import type { BidBox } from '@bidyard/contract/shapes/bidding/rooms'
import { useId, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { CostLine } from './cost-line.tsx'
import { highestBidWon, type OwnPlan, reckon } from './cost-rules.ts'

const planFields = ['saleWon', 'transportWon', 'repairWon', 'taxWon', 'marginWon'] as const

interface CostPanelProps {
  readonly box: BidBox
  readonly amountWon: number | null
  readonly plan: OwnPlan
  readonly onPlan: (change: Partial<OwnPlan>) => void
  readonly onAmount: (amountWon: number) => void
}

const Highest = ({ box, plan, onAmount }: Pick<CostPanelProps, 'box' | 'plan' | 'onAmount'>) => {
  const say = useText('bidding')
  const format = useFormat()
  const highestWon = highestBidWon(box.feeScale, plan, box)
  if (plan.saleWon === null) return null
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-action-soft px-3 py-2">
      <div className="flex min-w-0 flex-col">
        <span className="text-sm text-action-ink">{say(highestWon === null ? 'noHighest' : 'highest')}</span>
        {highestWon !== null && (
          <strong className="figures text-base text-action-ink">{format.price(highestWon)}</strong>
        )}
      </div>
      {highestWon !== null && (
        <Button size="small" onClick={() => onAmount(highestWon)}>{say('useHighest')}</Button>
      )}
    </div>
  )
}

const Plan = (props: CostPanelProps) => {
  const { plan, onPlan } = props
  const say = useText('bidding')
  return (
    <div className="flex flex-col gap-3 pt-1">
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {planFields.map((key) => (
          <MoneyField
            key={key}
            label={say(`plan.${key}`)}
            value={plan[key]}
            className={key === 'saleWon' ? 'col-span-2' : undefined}
            onValueChange={(won) => onPlan({ [key]: won })}
          />
        ))}
      </div>
      <Highest {...props} />
      <p className="text-xs text-ink-faint">{say('costsNote')}</p>
    </div>
  )
}

export const CostPanel = (props: CostPanelProps) => {
  const { box, amountWon, plan } = props
  const say = useText('bidding')
  const format = useFormat()
  const id = useId()
  const [open, setOpen] = useState(false)
  const reckoned = amountWon === null ? null : reckon(amountWon, box.feeScale, plan)
  return (
    <div className="flex flex-col gap-2">
      <dl aria-live="polite" className="flex flex-col gap-1">
        <CostLine
          name={say('fee')} note={say('feeNote')} value={reckoned === null ? '–' : format.won(reckoned.feeWon)}
        />
        <CostLine name={say('allIn')} value={reckoned === null ? '–' : format.won(reckoned.allInWon)} loud />
        {open && reckoned !== null && reckoned.leftWon !== null && (
          <CostLine
            name={say('left')}
            note={reckoned.isBelowTarget ? say('belowTarget') : undefined}
            value={format.won(reckoned.leftWon)}
            bad={reckoned.isBelowTarget}
          />
        )}
      </dl>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-11 items-center justify-between rounded-md text-md font-semibold text-ink-soft md:min-h-9"
        onClick={() => setOpen(!open)}
      >
        {say('costs')}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} />
      </button>
      <div id={id} hidden={!open}>{open && <Plan {...props} />}</div>
    </div>
  )
}
