// What it costs from one province to each of the others, to be typed in.
import { province, type Province } from '@bidyard/contract/enums/shops'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { wayOf, type RateTable } from './rate-values.ts'

interface RateLinesProps {
  readonly from: Province
  readonly table: RateTable
  readonly stored: RateTable
  readonly onChange: (to: Province, amountWon: number | null) => void
}

const mostWon = 100_000_000

export const RateLines = ({ from, table, stored, onChange }: RateLinesProps) => {
  const say = useText('shops')
  const word = useWord()
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
      {province.values.map((to) => {
        const amount = table.get(wayOf(from, to))
        const isChanged = amount !== stored.get(wayOf(from, to))
        return (
          <li key={to} className="flex items-center justify-between gap-3">
            <span className={classNames('w-20 shrink-0 text-md', isChanged && 'font-bold text-action-ink')}>
              {word(province, to)}
              {isChanged && <span className="sr-only"> ({say('changedMark')})</span>}
            </span>
            <NumberField
              plain
              labelHidden
              className="min-w-0 flex-1"
              label={say('rateOf', { from: word(province, from), to: word(province, to) })}
              value={amount ?? null}
              minimum={0}
              maximum={mostWon}
              unit={say('won')}
              placeholder={say('noRate')}
              onValueChange={(value) => onChange(to, value)}
            />
          </li>
        )
      })}
    </ul>
  )
}
