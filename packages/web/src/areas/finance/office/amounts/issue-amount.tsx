// Writes down a fee that a shop has to pay.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { feeType, type FeeType } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { addDays, instantAt, type Day } from '../../../../ui/format/seoul-day.ts'
import { ChooseShop } from '../parts/choose-shop.tsx'
import { MoneyAct } from '../parts/money-act.tsx'

/** The whole day is there to pay. */
export const endOf = (day: Day | null): string | null =>
  day === null ? null : new Date(instantAt(addDays(day, 1)).getTime() - 1_000).toISOString()

/** What a fee costs where the house has a number for it: fuel, by each car that somebody drives over. */
const usePriceOf = () => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'fees' } })
  const fuelWon = data?.key === 'fees' ? data.value.fuelFeeWon : null
  return (fee: FeeType | null): number | null => (fee === 'fuelFee' ? fuelWon : null)
}

export const IssueAmount = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('money')
  const word = useWord()
  const navigate = useNavigate()
  const [shopId, setShopId] = useState<string | null>(null)
  const [fee, setFee] = useState<FeeType | null>(null)
  const [totalWon, setTotalWon] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [due, setDue] = useState<Day | null>(null)
  const [billsAtOnce, setBillsAtOnce] = useState(true)
  const priceOf = usePriceOf()
  // It is expected only where the shop asks for its month.
  const isMonth = fee === 'subscriptionFee'
  const isBilled = billsAtOnce || isMonth
  const choose = (next: FeeType | null): void => {
    setFee(next)
    setTotalWon((typed) => (typed === null || typed === priceOf(fee) ? priceOf(next) : typed))
  }
  return (
    <MoneyAct
      definition={financeCalls.issueAmount}
      words={{
        title: say('issueTitle'), happens: say(isBilled ? 'issueHappens' : 'issueExpectedHappens'), verb: say('issue'),
        done: say('issued'),
      }}
      disabled={shopId === null || fee === null || totalWon === null || totalWon === 0}
      ask={(reason) => ({
        body: {
          shopId: shopId ?? '', feeType: fee ?? 'etcFee', totalWon: totalWon ?? 0,
          note: note.trim() === '' ? null : note.trim(), dueAt: endOf(due), isBilled, reason,
        },
      })}
      onClose={onClose}
      onDone={({ id }) => void navigate({ to: '/office/money/amounts/$id', params: { id } })}
    >
      <ChooseShop value={shopId} onChange={setShopId} />
      <Select
        label={say('fee')}
        options={feeType.values.map((value) => ({ value, label: word(feeType, value) }))}
        value={fee}
        onValueChange={choose}
      />
      <MoneyField label={say('totalWithVat')} unit="won" value={totalWon} onValueChange={setTotalWon} />
      <TextField
        label={say('note')} optional value={note} maxLength={limits.reason}
        onChange={({ target }) => setNote(target.value)}
      />
      <DateField label={say('dueAt')} optional hint={say('dueHint')} clearable value={due} onValueChange={setDue} />
      <Checkbox
        label={say('billAtOnce')} disabled={isMonth} checked={isBilled} onCheckedChange={setBillsAtOnce}
      />
    </MoneyAct>
  )
}
