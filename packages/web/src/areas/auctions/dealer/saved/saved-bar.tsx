// The saved searches above the list, each one tap away, with the number of new cars; and the way to save this one.
import { lazy, Suspense, useState } from 'react'
import { useLive } from '../../../../api/live/live-context.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { isSame, type Criteria } from '../search/market-search.ts'
import { useOpenSaved } from './use-open-saved.ts'
import { useSaved, type SavedSearch } from './use-saved.ts'

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }))
const SavedSheet = lazy(async () => ({ default: (await import('./saved-sheet.tsx')).SavedSheet }))

interface SavedChipProps {
  readonly search: SavedSearch
  readonly on: boolean
  readonly onPress: () => void
}

const SavedChip = ({ search: { name, newCount, isAlerting }, on, onPress }: SavedChipProps) => {
  const say = useText('market')
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classNames(
        'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-md font-medium md:h-9',
        'transition-colors',
        on
          ? 'border-action bg-action-soft text-action-ink'
          : 'border-line-strong bg-surface text-ink-soft hover:border-line-control hover:text-ink',
      )}
    >
      {isAlerting && <Icon name="bell" size={16} />}
      <span lang="ko" className="max-w-52 truncate">{name}</span>
      {newCount > 0 && (
        <span className="figures rounded-full bg-action px-1.5 text-xs font-bold text-on-action">
          <span aria-hidden="true">{newCount}</span>
          <span className="sr-only">{say('newOf', { count: String(newCount) })}</span>
        </span>
      )}
    </button>
  )
}

/** Whoever looks at the market is told when something for them comes to it. */
const useTellMatches = (searches: readonly SavedSearch[], open: (search: SavedSearch) => void) => {
  const say = useText('market')
  useLive('savedSearchMatched', ({ savedSearchId }) => {
    const search = searches.find(({ id }) => id === savedSearchId)
    if (search === undefined || !search.isAlerting) return
    showToast({
      tone: 'done', title: say('matched', { name: search.name }),
      action: { label: say('open'), onPress: () => open({ ...search, newCount: search.newCount + 1 }) },
    })
  })
}

export const SavedBar = ({ criteria }: { readonly criteria: Criteria }) => {
  const say = useText('market')
  const { items: searches } = useSaved()
  const open = useOpenSaved()
  const [shown, setShown] = useState<'save' | 'all' | null>(null)
  useTellMatches(searches, open)
  const isSaved = searches.some((one) => isSame(one.criteria, criteria))
  return (
    <div className="mb-3 flex min-w-0 items-center gap-2">
      <div
        role="group"
        aria-label={say('saved')}
        className="relative flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]"
      >
        <Button
          icon="plus"
          className="rounded-full! md:h-9!"
          disabled={isSaved}
          onClick={() => setShown('save')}
        >
          {say('save')}
        </Button>
        {searches.map((search) => (
          <SavedChip
            key={search.id}
            search={search}
            on={isSame(search.criteria, criteria)}
            onPress={() => open(search)}
          />
        ))}
      </div>
      {searches.length > 0 && (
        <IconButton icon="list" label={say('manageSaved')} onClick={() => setShown('all')} />
      )}
      <Suspense>
        {shown === 'save' && <SaveDialog criteria={criteria} onClose={() => setShown(null)} />}
        {shown === 'all' && <SavedSheet searches={searches} onOpen={open} onClose={() => setShown(null)} />}
      </Suspense>
    </div>
  )
}
