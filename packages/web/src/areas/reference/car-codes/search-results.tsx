// What a search through all levels found; a press leads to the code in its columns.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { carCodeLevel } from '@bidyard/contract/enums/reference'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { readOptions } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { NothingFound } from '../parts/nothing-found.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { readCarCodeSearch, type CarCodeSearch } from './car-code-search.ts'
import { CodeFacts } from './code-facts.tsx'
import { useSearchCodes, type FoundCode } from './use-search-codes.ts'

/** A row knows only its parent, so the way down is asked for from below. */
const useWayTo = () => {
  const queries = useQueryClient()
  return async (row: FoundCode): Promise<CarCodeSearch> => {
    const way: Record<string, string> = { [row.level]: row.code }
    let parent = row.parent
    for (const level of carCodeLevel.values.slice(0, carCodeLevel.values.indexOf(row.level)).toReversed()) {
      if (parent === null) break
      way[level] = parent
      const filter = { level: { eq: level }, code: { eq: parent } }
      const page = await queries.fetchQuery(readOptions(referenceCalls.searchCarCodes, { query: { filter, size: 1 } }))
      parent = page.items[0]?.parent ?? null
    }
    return readCarCodeSearch(way)
  }
}

const ResultRow = ({
  row,
  onOpen,
  opening,
}: {
  readonly row: FoundCode
  readonly onOpen: () => void
  readonly opening: boolean
}) => {
  const say = useText('reference')
  const label = useLabel()
  return (
    <li>
      <button
        type="button"
        disabled={!row.isActive}
        onClick={onOpen}
        className={classNames(
          'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 transition-colors',
          'enabled:hover:bg-hover md:px-5',
        )}
      >
        <span className="w-24 shrink-0 max-md:hidden">
          <Badge tone="action">{label(carCodeLevel.labels[row.level])}</Badge>
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium">{row.path.replaceAll(' > ', ' › ')}</span>
          <span className="text-sm text-action-ink md:hidden">{label(carCodeLevel.labels[row.level])}</span>
          <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-faint">
            <span className="max-md:hidden">{row.name.en}</span>
            <Code>{row.code}</Code>
            <CodeFacts item={row} />
          </span>
        </span>
        {!row.isActive && <Badge>{say('notInUse')}</Badge>}
        {opening ? <Spinner size={18} /> : <Icon name="chevronRight" size={18} className="text-ink-faint" />}
      </button>
    </li>
  )
}

interface SearchResultsProps {
  readonly find: string
  readonly onClear: () => void
}

export const SearchResults = ({ find, onClear }: SearchResultsProps) => {
  const say = useText('reference')
  const wordsFor = useFailureWords()
  const navigate = useNavigate()
  const wayTo = useWayTo()
  const found = useSearchCodes(find)
  const [opening, setOpening] = useState<string | null>(null)
  const open = async (row: FoundCode) => {
    setOpening(row.id)
    try {
      await navigate({ to: '/office/car-codes', search: await wayTo(row) })
    } catch (error) {
      showToast({ tone: 'closing', title: wordsFor(error).title })
    } finally {
      setOpening(null)
    }
  }
  if (found.failure !== null) return <ErrorPanel {...wordsFor(found.failure)} onRetry={found.retry} />
  if (found.isLoading)
    return (
      <div className="flex flex-col gap-2" aria-busy="true">
        <Skeleton className="h-5.5 w-32" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    )
  if (found.items.length === 0) return <Card><NothingFound find={find} onClear={onClear} plain /></Card>
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="figures text-md text-ink-soft">
        {say('found', { count: formatNumber(found.count) })}
      </p>
      <Card flush>
        <ul className="divide-y divide-line">
          {found.items.map((row) => (
            <ResultRow key={row.id} row={row} opening={opening === row.id} onOpen={() => void open(row)} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
