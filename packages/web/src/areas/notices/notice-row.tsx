// One notice: what happened, about what, how often and when; a tap leads to the thing.
import type { noticesCalls } from '@bidyard/contract/calls/notices'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { NoticeGroup } from '@bidyard/contract/enums/notices'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLabel } from '../../text/use-label.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'
import { When } from '../../ui/show/when.tsx'

export type Notice = ReceivedOf<typeof noticesCalls.readNotice>

const icons: Readonly<Record<NoticeGroup, IconName>> = {
  account: 'user', money: 'card', bids: 'gavel', contracts: 'document', standing: 'warning', selling: 'car',
  searches: 'search', office: 'building',
}

interface NoticeRowProps {
  readonly notice: Notice
  readonly under: string
  readonly onOpen: (notice: Notice) => void
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export const NoticeRow = ({ notice, under, onOpen }: NoticeRowProps) => {
  const say = useText('notices')
  const label = useLabel()
  const navigate = useNavigate()
  const { group, title, text, path, toldCount, unreadCount, toldAt } = notice
  const isUnread = unreadCount > 0
  const href = `${under}${path}`
  const open = (event: MouseEvent) => {
    onOpen(notice)
    // Whoever opens it beside stays where they are.
    if (!isPlain(event)) return
    event.preventDefault()
    void navigate({ href })
  }
  return (
    <a href={href} onClick={open} className="-mx-3 flex gap-3 rounded-md px-3 py-3 transition-colors hover:bg-hover">
      <span
        className={classNames(
          'flex size-9 shrink-0 items-center justify-center rounded-full',
          isUnread ? 'bg-action-soft text-action-ink' : 'bg-neutral-soft text-neutral-ink',
        )}
      >
        <Icon name={icons[group]} size={18} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-start gap-2">
          <span className={classNames('min-w-0 flex-1 text-md', isUnread ? 'font-bold text-ink' : 'font-medium')}>
            {label(title)}
            {isUnread && <span className="sr-only">{say('unread')}</span>}
          </span>
          {isUnread && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-action" />}
        </span>
        <span className="line-clamp-6 text-sm break-words whitespace-pre-line text-ink-soft">{label(text)}</span>
        <span className="flex items-center gap-2 text-xs text-ink-faint">
          <When at={toldAt} />
          {toldCount > 1 && <span className="figures">{say('toldCount', { count: String(toldCount) })}</span>}
        </span>
      </span>
    </a>
  )
}
