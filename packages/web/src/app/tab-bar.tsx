// The main menu on phones: at the bottom, under the thumb.
import { classNames } from '../ui/class-names.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { MoreTab, tabLook } from './more-tab.tsx'
import type { NavigationItem } from './navigation.ts'

/** More of them are no wider than a thumb, and their words no longer fit. */
const tabsMax = 5

export const TabBar = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const say = useText('shell')
  const shown = items.length > tabsMax ? items.slice(0, tabsMax - 1) : items
  const rest = items.slice(shown.length)
  return (
    <nav
      data-tab-bar
      aria-label={say('mainMenu')}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        'md:hidden print:hidden',
      )}
    >
      <ul className="flex h-(--tab-bar-height)">
        {shown.map(({ to, text, icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link to={to} activeOptions={{ exact: to === '/' }} className={tabLook}>
              <Icon name={icon} size={22} />
              {say(text)}
            </Link>
          </li>
        ))}
        {rest.length > 0 && <li className="min-w-0 flex-1"><MoreTab items={rest} /></li>}
      </ul>
    </nav>
  )
}
