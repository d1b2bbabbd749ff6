// The office's day: everything that waits, the one that has waited longest first, and who has taken what.
import { workCalls } from '@bidyard/contract/calls/work'
import { workKind } from '@bidyard/contract/enums/work/work'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { MoreButton } from '../../../ui/table/more-button.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { WorkFilters } from './work-filters.tsx'
import { WorkLine } from './work-line.tsx'
import { queueOf } from './work-places.ts'
import { readWorkSearch, type WorkSearch, workFilter } from './work-search.ts'

const Lines = ({ search, onClear }: { readonly search: WorkSearch; readonly onClear: () => void }) => {
  const say = useText('work')
  const sayUi = useText('ui')
  const wordsFor = useFailureWords()
  const filter = useMemo(() => workFilter(search), [search])
  const list = useEndless(workCalls.listWorkItems, { filter, sort: [{ waitsSince: 'asc' }] })
  const { items, isLoading, failure, retry } = list
  const isFiltered = Object.keys(search).length > 0
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <Skeleton className="h-96 rounded-lg" />
  return (
    <>
      <Card flush>
        {items.length > 0 ? (
          <ul aria-label={say('work')} className="divide-y divide-line">
            {items.map((work) => <WorkLine key={`${work.kind} ${work.id}`} work={work} />)}
          </ul>
        ) : (
          <EmptyState
            icon="done" title={say(isFiltered ? 'noneSuch' : 'allDone')}
            text={say(isFiltered ? 'noneSuchText' : 'allDoneText')}
            {...(isFiltered ? { action: <Button icon="close" onClick={onClear}>{sayUi('clearFilters')}</Button> } : {})}
          />
        )}
      </Card>
      <MoreButton result={list}>{say('showMore')}</MoreButton>
    </>
  )
}

export const WorkScreen = (): ReactNode => {
  const say = useText('work')
  const word = useWord()
  const given = useSearch({ from: '/framed/office/' })
  const { search, change } = useAddress(useMemo(() => readWorkSearch(given), [given]))
  const { data } = useRead(workCalls.countWork, {})
  useTitle(say('work'))
  const { kind } = search
  return (
    <>
      <PageHeader
        title={say('work')}
        summary={say('workText')}
        actions={kind !== undefined && (
          <LinkButton {...queueOf(kind)} icon="list">{say('wholeList', { name: word(workKind, kind) })}</LinkButton>
        )}
      />
      <WorkFilters search={search} counts={data?.counts ?? []} change={change} />
      <Lines search={search} onClear={() => change({ whose: undefined, part: undefined, kind: undefined })} />
      <p className="pt-3 text-sm text-ink-faint">{say('notYours')}</p>
    </>
  )
}
