// The menu of the office, group by group: a column on wide screens, a row that one swipes on phones.
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import type { Viewer } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { centre, useInSight } from '../../ui/navigation/use-in-sight.ts'
import { useWide } from '../../ui/use-wide.ts'
import { type NavigationGroup, officeFor } from './office-navigation.ts'

const linkLook = classNames(
  'flex h-11 items-center gap-2.5 rounded-md px-2.5 text-md font-medium whitespace-nowrap -outline-offset-2',
  'text-ink-soft transition-colors md:h-9 md:px-3',
  'hover:bg-pressed/60 hover:text-ink',
  'aria-[current=page]:bg-action-soft aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
)

/** On phones the groups follow each other in one row, a fine line between them. */
const groupLook = classNames(
  'flex shrink-0 gap-0.5 max-md:not-first:ml-1.5 max-md:not-first:border-l max-md:not-first:border-line',
  'max-md:not-first:pl-1.5 md:flex-col md:gap-0.5 md:not-first:mt-4',
)

const Group = ({ group: { text, items } }: { readonly group: NavigationGroup }) => {
  const say = useText('shell')
  const id = useId()
  return (
    <div className={groupLook}>
      <p id={id} className="px-3 pb-1 text-xs font-semibold text-ink-faint max-md:sr-only">{say(text)}</p>
      <ul aria-labelledby={id} className="flex gap-0.5 md:flex-col">
        {items.map(({ to, text: name, icon, isExact = false }) => (
          <li key={to} className="shrink-0">
            <Link to={to} activeOptions={{ exact: isExact, includeSearch: false }} className={linkLook}>
              <Icon name={icon} size={18} className="max-md:hidden" />
              {say(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On phones the entry that is open is scrolled into the row's view, on low screens into the column's. */
const useOpenInSight = () => {
  const frame = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isWide = useWide()
  useInSight(`${pathname} ${isWide}`, () => {
    const box = frame.current
    const here = [...(box?.querySelectorAll('a') ?? [])]
      .findLast((link) => `${pathname}/`.startsWith(`${link.pathname}/`))
    if (box === null || here === undefined) return
    if (!isWide) return centre(box, here)
    const [outer, inner] = [box.getBoundingClientRect(), here.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - 48
  })
  return frame
}

export const OfficeMenu = ({ viewer }: { readonly viewer: Viewer }) => {
  const say = useText('shell')
  const frame = useOpenInSight()
  return (
    <nav
      ref={frame}
      aria-label={say('officeMenu')}
      className={classNames(
        // What is only read out stays inside: it would make the page as wide as the whole row.
        'relative mx-[calc(var(--gutter)*-1)] -mt-3 mb-4 flex overflow-x-auto border-b border-line',
        '[scrollbar-width:none] print:hidden',
        'px-[calc(var(--gutter)-0.375rem)] pb-2',
        'md:sticky md:top-[calc(var(--header-height)+1.75rem)] md:mx-0 md:mt-0 md:mb-0 md:flex-col md:border-0 md:p-0',
        'md:max-h-[calc(100dvh-var(--header-height)-3.5rem)] md:overflow-x-hidden md:overflow-y-auto',
      )}
    >
      {officeFor(viewer).map((group) => <Group key={group.text} group={group} />)}
    </nav>
  )
}
