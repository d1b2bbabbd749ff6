// The menu of the office: a column on wide screens, a row that one swipes on phones.
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { office } from '../navigation.ts'

const linkLook = classNames(
  'flex h-11 items-center gap-2.5 rounded-md px-2.5 text-md font-medium whitespace-nowrap',
  'text-ink-soft transition-colors md:h-10 md:px-3',
  'hover:bg-pressed/60 hover:text-ink',
  'aria-[current=page]:bg-action-soft aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
)

export const OfficeMenu = () => {
  const say = useText('shell')
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const open = office.findIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  // On phones the entry that is open is scrolled into the row's view.
  useEffect(() => {
    const here = row.current?.querySelectorAll<HTMLElement>(':scope > li')[open]
    if (row.current !== null && here !== undefined)
      row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 16
  }, [open])
  return (
    <nav
      aria-label={say('officeMenu')}
      className={classNames(
        'mx-[calc(var(--gutter)*-1)] -mt-3 mb-4 border-b border-line',
        'md:sticky md:top-[calc(var(--header-height)+1.75rem)] md:mx-0 md:mt-0 md:mb-0 md:border-0',
      )}
    >
      <ul
        ref={row}
        className={classNames(
          'flex justify-between gap-0.5 overflow-x-auto px-[calc(var(--gutter)-0.375rem)] pb-2',
          '[scrollbar-width:none] md:flex-col md:gap-1 md:px-0 md:pb-0',
        )}
      >
        {office.map(({ to, text, icon }) => (
          <li key={to} className="shrink-0">
            <Link to={to} className={linkLook}>
              <Icon name={icon} size={18} className="max-md:hidden" />
              {say(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
