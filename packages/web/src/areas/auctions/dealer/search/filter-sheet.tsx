// On phones the conditions come up from below, and the button at their foot says how many cars are left.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { countOf, type Criteria, type CriterionKey } from './market-search.ts'
import type { Counts } from './use-counts.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly criteria: Criteria
  readonly change: (next: Partial<Record<CriterionKey, unknown>>) => void
  readonly onClear: () => void
  readonly counts: Counts
}

const Foot = ({ criteria, onClose, onClear, counts: { total } }: Omit<FilterSheetProps, 'open' | 'change'>) => {
  const say = useText('market')
  const count = total === undefined ? '…' : total === '10,000+' ? total : formatNumber(total)
  return (
    <>
      <Button disabled={countOf(criteria) === 0} onClick={onClear}>{say('clear')}</Button>
      <Button variant="primary" onClick={onClose}>{say('showCars', { count })}</Button>
    </>
  )
}

export const FilterSheet = ({ open, onClose, criteria, change, onClear, counts }: FilterSheetProps) => {
  const say = useText('market')
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say('filters')}
      footer={<Foot criteria={criteria} onClose={onClose} onClear={onClear} counts={counts} />}
    >
      <FilterPanel criteria={criteria} counts={counts} change={change} />
    </Sheet>
  )
}
