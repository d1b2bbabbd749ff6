// Above the list: the search line, the order, cards or table, and on smaller screens the way to the conditions.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { countOf, orderOfSearch, type Criteria, type MarketSearch } from '../search/market-search.ts'
import { OrderPicker } from './order-picker.tsx'

interface ToolbarProps {
  readonly search: MarketSearch
  readonly criteria: Criteria
  readonly change: (next: Partial<Record<keyof MarketSearch, unknown>>, stillTyping?: boolean) => void
  readonly roomy: boolean
  readonly onFilters: () => void
}

export const Toolbar = ({ search, criteria, change, roomy, onFilters }: ToolbarProps) => {
  const say = useText('market')
  const chosen = countOf(criteria)
  return (
    // On smaller screens what one searches by stays in sight, and the rest scrolls away.
    <div className="contents lg:mb-3 lg:flex lg:gap-2">
      <div
        className={classNames(
          'z-10 flex min-w-0 flex-1 items-center gap-2 max-lg:sticky max-lg:top-(--header-height)',
          'max-lg:-mx-(--gutter) max-lg:bg-page max-lg:px-gutter max-lg:py-2 cramped:flex-wrap',
        )}
      >
        <SearchField
          label={say('find')}
          labelHidden
          placeholder={say('findHint')}
          value={search.text ?? ''}
          restMs={250}
          onSearch={(text) => change({ text: text === '' ? undefined : text }, true)}
          className="min-w-40 flex-1 cramped:min-w-full"
        />
        {!roomy && (
          <Button icon="sliders" onClick={onFilters}>
            {chosen === 0 ? say('filters') : say('filtersSet', { count: chosen })}
          </Button>
        )}
      </div>
      <div className="flex gap-2 max-lg:mb-3 cramped:flex-wrap">
        <span className="max-md:flex-1">
          <OrderPicker order={orderOfSearch(search)} onOrder={(order) => change({ order })} />
        </span>
        <SegmentedControl
          label={say('views')}
          iconsOnly
          segments={[
            { value: 'cards', label: say('viewCards'), icon: 'grid' },
            { value: 'table', label: say('viewTable'), icon: 'rows' },
          ]}
          value={search.view ?? 'cards'}
          onValueChange={(view) => change({ view: view === 'cards' ? undefined : view })}
        />
      </div>
    </div>
  )
}
