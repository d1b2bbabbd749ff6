// Everything that whoever looks has to do by a time.
import { workCalls } from '@bidyard/contract/calls/work'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { MoreButton } from '../../../ui/table/more-button.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { DeadlineGroups } from './deadline-groups.tsx'
import { usePlaceOf } from './use-place-of.ts'

const Deadlines = () => {
  const say = useText('inbox')
  const wordsFor = useFailureWords()
  const placeOf = usePlaceOf()
  const list = useEndless(workCalls.listDeadlines, { sort: [{ dueAt: 'asc' }] })
  const { items, isLoading, failure, retry } = list
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <Skeleton className="h-96 rounded-lg" />
  return (
    <>
      <Card flush>
        {items.length === 0
          ? <EmptyState icon="done" title={say('none')} text={say('noneText')} />
          : <DeadlineGroups heading="h2" deadlines={items} placeOf={placeOf} />}
      </Card>
      <MoreButton result={list}>{say('showMore')}</MoreButton>
    </>
  )
}

export const InboxScreen = (): ReactNode => {
  const say = useText('inbox')
  useTitle(say('inbox'))
  return (
    <div className="mx-auto flex max-w-[54rem] flex-col">
      <PageHeader title={say('inbox')} summary={say('inboxText')} />
      <Deadlines />
    </div>
  )
}
