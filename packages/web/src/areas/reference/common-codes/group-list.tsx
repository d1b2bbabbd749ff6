// The groups of common codes, each with how many values it has or how many of them were found.
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useText } from '../../../text/use-text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useLabel } from '../../../text/use-label.ts'
import type { FoundGroup } from './find-groups.ts'

interface GroupListProps {
  readonly found: readonly FoundGroup[]
  readonly open: string | undefined
  readonly find: string | undefined
}

const linkLook = classNames(
  'flex min-h-12 items-center gap-2 px-4 py-1.5 text-md -outline-offset-2 transition-colors hover:bg-hover md:min-h-11',
)

export const GroupList = ({ found, open, find }: GroupListProps) => {
  const say = useText('reference')
  const label = useLabel()
  const list = useRef<HTMLUListElement>(null)
  // The group that an address names may lie far down; only the list scrolls, never the page.
  useEffect(() => {
    const [frame, link] = [list.current, list.current?.querySelector<HTMLElement>('[data-open]')]
    if (frame !== null && link !== null && link !== undefined)
      frame.scrollTop = link.offsetTop - frame.offsetTop - frame.clientHeight / 3
  }, [])
  return (
    <ul
      ref={list}
      aria-label={say('groups')}
      className="divide-y divide-line md:max-h-[calc(100dvh-15rem)] md:overflow-y-auto"
    >
      {found.map(({ group: { code, name, items }, values }) => (
        <li key={code}>
          <Link
            to="/office/common-codes"
            search={{ group: code, ...(find === undefined ? {} : { find }) }}
            resetScroll={false}
            data-open={code === open ? '' : undefined}
            className={classNames(linkLook, code === open && 'bg-action-soft text-action-ink hover:bg-action-soft')}
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className={classNames('truncate', code === open ? 'font-bold' : 'font-medium')}>{label(name)}</span>
              <span className="truncate font-mono text-xs text-ink-faint">{code}</span>
            </span>
            <span
              className={classNames(
                'figures rounded-full px-2 text-xs font-semibold',
                values === null ? 'bg-neutral-soft text-neutral-ink' : 'bg-waiting-soft text-waiting-ink',
              )}
            >
              {values === null ? items.length : `${values.size}/${items.length}`}
            </span>
            <Icon name="chevronRight" size={18} className="text-ink-faint md:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
