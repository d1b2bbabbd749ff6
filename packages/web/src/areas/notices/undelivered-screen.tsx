// Mails and messages to phones that did not arrive: why, to whom, and sending one once more.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { CallFailure } from '../../api/call-failure.ts'
import { useEndless } from '../../api/list/use-endless.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { forgetAnswers } from '../../api/query-key.ts'
import { useCall } from '../../api/use-call.ts'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { useLabel } from '../../text/use-label.ts'
import { useText } from '../../text/use-text.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { type Undelivered, UndeliveredList } from './undelivered-list.tsx'

type Of = typeof noticesCalls.listUndeliveredMails | typeof noticesCalls.listUndeliveredPhoneMessages

/** What follows from sending one again: the list is asked for anew, also where somebody else was first. */
const useAfterReplay = (list: Of) => {
  const say = useText('notices')
  const tellFailure = useFailureToast()
  const queries = useQueryClient()
  return {
    onSuccess: async () => {
      await forgetAnswers(queries, list)
      showToast({ tone: 'done', title: say('replayed') })
    },
    onFailure: async (fault: CallFailure) => {
      await forgetAnswers(queries, list)
      tellFailure(fault)
    },
  }
}

interface ShownProps {
  readonly list: Omit<ReturnType<typeof useEndless<Of>>, 'items'>
  readonly items: readonly Undelivered[]
  readonly none: string
  readonly onReplay: (id: string) => Promise<unknown>
}

const Shown = ({ list, items, none, onReplay }: ShownProps): ReactNode => {
  const { failure, isLoading, retry } = list
  const wordsFor = useFailureWords()
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <Skeleton className="h-60 rounded-lg" />
  return <UndeliveredList list={list} items={items} none={none} onReplay={onReplay} />
}

const Mails = (): ReactNode => {
  const say = useText('notices')
  const list = useEndless(noticesCalls.listUndeliveredMails, { sort: [{ failedAt: 'desc' }] })
  const replay = useCall(noticesCalls.replayUndeliveredMail, useAfterReplay(noticesCalls.listUndeliveredMails))
  return (
    <Shown
      list={list} items={list.items.map(({ subject: title, ...mail }) => ({ ...mail, title }))}
      none={say('allArrived')} onReplay={(id) => replay.mutateAsync({ params: { id } })}
    />
  )
}

const PhoneMessages = (): ReactNode => {
  const say = useText('notices')
  const label = useLabel()
  const list = useEndless(noticesCalls.listUndeliveredPhoneMessages, { sort: [{ failedAt: 'desc' }] })
  const replay = useCall(
    noticesCalls.replayUndeliveredPhoneMessage, useAfterReplay(noticesCalls.listUndeliveredPhoneMessages),
  )
  return (
    <Shown
      list={list} items={list.items.map(({ title, ...one }) => ({ ...one, title: label(title) }))}
      none={say('allRang')} onReplay={(id) => replay.mutateAsync({ params: { id } })}
    />
  )
}

export const UndeliveredScreen = (): ReactNode => {
  const say = useText('notices')
  const [tab, setTab] = useState<'mails' | 'phones'>('mails')
  useTitle(say('undelivered'))
  return (
    <>
      <PageHeader title={say('undelivered')} summary={say('undeliveredText')} />
      <Tabs
        label={say('undelivered')} value={tab} onValueChange={setTab}
        tabs={[
          { value: 'mails', label: say('byMail'), content: <Mails /> },
          { value: 'phones', label: say('byPhone'), content: <PhoneMessages /> },
        ]}
      />
    </>
  )
}
