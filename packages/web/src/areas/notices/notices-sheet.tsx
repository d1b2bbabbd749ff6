// The panel of notices: the newest first, and all of them read in one tap.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { useEndless } from '../../api/list/use-endless.ts'
import { forgetAnswers } from '../../api/query-key.ts'
import { serverNow } from '../../api/server-time.ts'
import { useCall } from '../../api/use-call.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { MoreButton } from '../../ui/table/more-button.tsx'
import { type Notice, NoticeRow } from './notice-row.tsx'

interface NoticesSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly under: string
}

type Notices = ReturnType<typeof useEndless<typeof noticesCalls.listNotices>>

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-3">
    {Array.from({ length: 5 }, (_row, index) => <Skeleton key={index} className="h-19 rounded-md" />)}
  </div>
)

const Rows = ({ notices, under, onOpen }: {
  readonly notices: Notices
  readonly under: string
  readonly onOpen: (notice: Notice) => void
}): ReactNode => {
  const say = useText('notices')
  const wordsFor = useFailureWords()
  const { items, failure, isLoading, retry } = notices
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <Waiting />
  if (items.length === 0) return <EmptyState icon="bell" title={say('none')} text={say('noneText')} />
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((notice) => (
          <li key={notice.id}><NoticeRow notice={notice} under={under} onOpen={onOpen} /></li>
        ))}
      </ul>
      <MoreButton result={notices}>{say('older')}</MoreButton>
    </>
  )
}

export const NoticesSheet = ({ open, onOpenChange, under }: NoticesSheetProps) => {
  const say = useText('notices')
  const queries = useQueryClient()
  const notices = useEndless(noticesCalls.listNotices, { sort: [{ toldAt: 'desc' }] }, open)
  const forget = () => forgetAnswers(queries, noticesCalls.listNotices, noticesCalls.countUnreadNotices)
  const read = useCall(noticesCalls.readNotice, { onSuccess: forget })
  const readAll = useCall(noticesCalls.readAllNotices, { onSuccess: forget })
  const openOne = ({ id, unreadCount, toldCount }: Notice) => {
    if (unreadCount > 0) read.mutate({ params: { id }, body: { seenCount: toldCount } })
    onOpenChange(false)
  }
  const hasUnread = notices.items.some(({ unreadCount }) => unreadCount > 0)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('title')}
      footer={hasUnread
        ? (
          <Button
            icon="check"
            disabled={readAll.isPending}
            onClick={() => readAll.mutate({ body: { until: new Date(serverNow()).toISOString() } })}
          >
            {say('readAll')}
          </Button>
        )
        : undefined}
    >
      <Rows notices={notices} under={under} onOpen={openOne} />
      {/* A seller who comes for one car has nothing to choose. */}
      {under === '' && (
        <LinkButton
          to="/notices/settings" variant="quiet" size="small" icon="sliders" className="mt-3"
          onClick={() => onOpenChange(false)}
        >
          {say('settings')}
        </LinkButton>
      )}
    </Sheet>
  )
}
