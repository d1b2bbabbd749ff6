// Chooses the period: one of the usual ones with a tap, any other in the calendar; the one before comes by itself.
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { DateRangeField } from '../../../ui/date/date-range-field.tsx'
import type { Address } from '../../../ui/table/use-address.ts'
import { type Chosen, lengths, type NumbersSearch } from './numbers-search.ts'

interface PeriodBarProps {
  readonly chosen: Chosen
  readonly change: Address<NumbersSearch>['change']
  readonly children?: ReactNode
}

export const PeriodBar = ({ chosen: { from, until, days, length, isCut }, change, children }: PeriodBarProps) => {
  const say = useText('numbers')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SegmentedControl
        label={say('period')}
        segments={lengths.map((value) => ({ value, label: say(`last.${value}`) }))}
        value={length}
        onValueChange={(last) =>
          change({ last: last === '30' ? undefined : Number(last), from: undefined, until: undefined })}
      />
      <DateRangeField
        className="w-62 max-sm:w-full" label={say('otherPeriod')} labelHidden value={{ from, until }}
        onValueChange={(range) => change({ last: undefined, from: range?.from, until: range?.until })}
      />
      {isCut && <span className="text-sm text-ink-soft">{say('periodCut', { days })}</span>}
      {children}
    </div>
  )
}
