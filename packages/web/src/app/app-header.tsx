// The ink-navy header: the word-mark, the main menu, the server's clock, and what is the viewer's own.
import { Link, useLocation } from '@tanstack/react-router'
import { hasRole, useSession, useViewer } from '../api/session.ts'
import { useText } from '../text/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { AccountButton } from './account/account-button.tsx'
import { RulesButton } from './help/rules-button.tsx'
import type { NavigationItem } from './navigation.ts'
import { Bell } from './notices/bell.tsx'
import { ServerClock } from './server-clock.tsx'
import { ThemeButton } from './account/theme-button.tsx'
import { WordMark } from './word-mark.tsx'

// A dealer's seven words, in English too, leave a tablet little room for the rest.
const linkLook = classNames(
  'flex h-9 items-center rounded-md px-2 text-md font-medium whitespace-nowrap text-ink-soft transition-colors',
  'lg:px-2.5 xl:px-3.5',
  'hover:bg-white/8 hover:text-white aria-[current=page]:bg-white/12',
  'aria-[current=page]:font-semibold aria-[current=page]:text-white',
)

const signInLook = classNames(
  'ml-1 flex h-control items-center rounded-md bg-white/12 px-3.5 text-md font-semibold text-white',
  'transition-colors hover:bg-white/20',
)

const headerLook = classNames(
  'always-dark sticky top-0 z-30 h-(--header-height) bg-header pt-[env(safe-area-inset-top)] text-ink print:hidden',
)

export const AppHeader = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const say = useText('shell')
  const isOut = useSession() === null
  const isTold = hasRole(useViewer(), 'dealer', 'partner', 'staff')
  const { href, pathname } = useLocation()
  // The start page and the door itself have a larger way in.
  const isAtDoor = pathname === '/' || pathname.startsWith('/sign-in')
  return (
    <header
      data-app-header=""
      className={headerLook}
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-gutter lg:gap-4">
        <Link to="/" aria-label={say('product')} className="-m-1 shrink-0 rounded-md p-1">
          <WordMark />
        </Link>
        <nav aria-label={say('mainMenu')} className="flex shrink-0 gap-1 max-md:hidden lg:ml-2">
          {items.map(({ to, text }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }} className={linkLook}>
              {say(text)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <ServerClock />
          <RulesButton />
          <ThemeButton />
          {isTold && <Bell className="text-ink-soft hover:bg-white/8 hover:text-white" />}
          <AccountButton />
          {isOut && !isAtDoor && (
            <Link to="/sign-in" search={{ next: href }} className={signInLook}>
              {say('signIn')}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
