// On phones the conditions come up from below, and the button at their foot says how many cars are left.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { useSoon } from '../../../../ui/use-soon.ts'
import { FilterPanel } from './filter-panel.tsx'
import { countOf, noCriteria, type Criteria, type CriterionKey } from './market-search.ts'
import type { Counts } from './use-counts.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly criteria: Criteria
  readonly change: (next: Partial<Record<CriterionKey, unknown>>) => void
  readonly counts: Counts
}

const Foot = ({ criteria, onClose, change, counts: { total } }: Omit<FilterSheetProps, 'open'>) => {
  const say = useText('market')
  const count = total === undefined ? '…' : total === '10,000+' ? total : formatNumber(total)
  return (
    <>
      <Button disabled={countOf(criteria) === 0} onClick={() => change(noCriteria)}>{say('clear')}</Button>
      <Button variant="primary" onClick={onClose}>{say('showCars', { count })}</Button>
    </>
  )
}

export const FilterSheet = ({ open, onClose, criteria, change, counts }: FilterSheetProps) => {
  const say = useText('market')
  const [shown, wish] = useSoon(criteria, change)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsTyped
      title={say('filters')}
      footer={<Foot criteria={shown} onClose={onClose} change={wish} counts={counts} />}
    >
      <FilterPanel criteria={shown} counts={counts} change={wish} />
    </Sheet>
  )
}
