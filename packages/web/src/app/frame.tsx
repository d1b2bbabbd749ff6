// What stands around the screens: header, banner, content, and on phones the tab bar.
import { Outlet } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { hasRole, useViewer } from '../api/session.ts'
import { useText } from '../text/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { AppHeader } from './app-header.tsx'
import { navigationFor } from './navigation.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { TabBar } from './tab-bar.tsx'
import { SellerTurns } from './turns/turns.tsx'
import { useFocusOnMove } from './use-focus-on-move.ts'
import { useWatchSession } from './use-watch-session.ts'

const skipLook =
  'fixed top-2 left-2 z-50 rounded-md bg-action px-4 py-2 font-semibold text-on-action not-focus:sr-only'

const contentLook = classNames(
  'mx-auto w-full max-w-page flex-1 px-gutter py-5 outline-none md:py-7',
  'pb-[calc(1.25rem+var(--tab-bar-height)+env(safe-area-inset-bottom))]',
)

/** Without children it frames the screen that the address names. */
export const Frame = ({ children }: { readonly children?: ReactNode | undefined }) => {
  const say = useText('shell')
  const content = useFocusOnMove()
  const viewer = useViewer()
  const items = navigationFor(viewer)
  useWatchSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="content" className={skipLook}>{say('skipToContent')}</SkipLink>
      <AppHeader items={items} />
      <OfflineBanner />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className={contentLook}
      >
        <Suspense>
          {children ?? <Outlet />}
        </Suspense>
      </main>
      {hasRole(viewer, 'partner') && <SellerTurns />}
      {/* One place to go is no menu. */}
      {items.length > 1 && <TabBar items={items} />}
    </div>
  )
}
