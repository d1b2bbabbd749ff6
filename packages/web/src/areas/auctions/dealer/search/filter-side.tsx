// At a desk the conditions stand beside the list, and scroll by themselves.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SkipLink } from '../../../../ui/navigation/skip-link.tsx'
import { useSoon } from '../../../../ui/use-soon.ts'
import { FilterPanel } from './filter-panel.tsx'
import { countOf, noCriteria, type Criteria, type CriterionKey } from './market-search.ts'
import type { Counts } from './use-counts.ts'

interface FilterSideProps {
  readonly criteria: Criteria
  readonly change: (next: Partial<Record<CriterionKey, unknown>>) => void
  readonly counts: Counts
}

export const FilterSide = ({ criteria, change, counts }: FilterSideProps) => {
  const say = useText('market')
  const [shown, wish] = useSoon(criteria, change)
  return (
    <section
      aria-label={say('filters')}
      className={classNames(
        'sticky top-[calc(var(--header-height)+1rem)] flex max-h-[calc(100dvh-var(--header-height)-2rem)] flex-col',
        'rounded-lg border border-line bg-surface shadow-card',
      )}
    >
      <SkipLink
        to="cars"
        className={classNames(
          'absolute inset-x-2 top-2 z-1 rounded-md bg-action px-4 py-2 text-center font-semibold text-on-action',
          'not-focus:sr-only',
        )}
      >
        {say('skipToCars')}
      </SkipLink>
      <header className="flex min-h-13 items-center justify-between border-b border-line px-4">
        <h2 className="text-base font-bold">{say('filters')}</h2>
        {countOf(shown) > 0 && (
          <Button variant="quiet" size="small" onClick={() => wish(noCriteria)}>{say('clear')}</Button>
        )}
      </header>
      <div tabIndex={0} className="min-h-0 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2">
        <FilterPanel criteria={shown} counts={counts} change={wish} />
      </div>
    </section>
  )
}
