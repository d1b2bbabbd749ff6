// How one wishes to be told: by kind and way, not at night, and when the daily mail comes.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import type { ReceivedOf } from '@bidyard/contract/call'
import { isWithin } from '@bidyard/contract/shapes/notices/choosable'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { forgetAnswers } from '../../api/query-key.ts'
import { hasRole, useViewer } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ChoicesCard } from './choices-card.tsx'
import { groupsFor } from './groups-for.ts'
import { PushCard } from './push-card.tsx'
import { QuietCard } from './quiet-card.tsx'

export type Settings = ReceivedOf<typeof noticesCalls.getNoticeSettings>

const Form = ({ kept }: { readonly kept: Settings }) => {
  const say = useText('notices')
  const wordsFor = useFailureWords()
  const queries = useQueryClient()
  const viewer = useViewer()
  const [changed, setChanged] = useState<Partial<Settings>>({})
  const settings = { ...kept, ...changed }
  const save = useCall(noticesCalls.changeNoticeSettings, {
    onSuccess: async () => {
      await forgetAnswers(queries, noticesCalls.getNoticeSettings)
      setChanged({})
      showToast({ tone: 'done', title: say('saved') })
    },
  })
  const change = (next: Partial<Settings>) => setChanged((before) => ({ ...before, ...next }))
  const { version, choices, quiet, digestAt } = settings
  const isWrong = quiet !== null && (quiet.from === quiet.until || isWithin(quiet, digestAt))
  return (
    <div className="flex flex-col gap-4">
      <ChoicesCard
        groups={groupsFor((...roles) => hasRole(viewer, ...roles))} choices={choices}
        hasPhone={settings.isPhoneCarried} onChange={(next) => change({ choices: next })}
      />
      <PushCard />
      <QuietCard quiet={quiet} digestAt={digestAt} onChange={change} />
      {save.error !== null && (
        <InlineNotice tone="closing" urgent title={wordsFor(save.error).title}>
          {wordsFor(save.error).advice}
        </InlineNotice>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" disabled={Object.keys(changed).length === 0} onClick={() => setChanged({})}>
          {say('undo')}
        </Button>
        <Button
          variant="primary"
          loading={save.isPending}
          disabled={isWrong || Object.keys(changed).length === 0}
          onClick={() => save.mutate({ body: { choices, quiet, digestAt, seenVersion: version } })}
        >
          {say('save')}
        </Button>
      </div>
    </div>
  )
}

const Own = (): ReactNode => {
  const wordsFor = useFailureWords()
  const settings = useRead(noticesCalls.getNoticeSettings, {})
  if (settings.error !== null && settings.data === undefined)
    return <ErrorPanel {...wordsFor(settings.error)} onRetry={() => void settings.refetch()} />
  if (settings.data === undefined) return <Skeleton className="h-96 rounded-lg" />
  return <Form kept={settings.data} />
}

export const NoticeSettingsScreen = (): ReactNode => {
  const say = useText('notices')
  useTitle(say('settings'))
  return (
    <div className="mx-auto max-w-[46rem]">
      <PageHeader title={say('settings')} summary={say('settingsText')} />
      <Own />
    </div>
  )
}
