// The main menu on phones: at the bottom, under the thumb.
import { classNames } from '../ui/class-names.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { NavigationItem } from './navigation.ts'

export const TabBar = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const say = useText('shell')
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
        {items.map(({ to, text, icon }) => (
          <li key={to} className="flex-1">
            <Link
              to={to}
              activeOptions={{ exact: to === '/' }}
              className={classNames(
                'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-faint',
                '-outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
              )}
            >
              <Icon name={icon} size={22} />
              {say(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
