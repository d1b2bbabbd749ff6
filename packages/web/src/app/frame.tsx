// What stands around the screens: header, banner, content, and on phones the tab bar.
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { AppHeader } from './app-header.tsx'
import { navigation } from './navigation.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { TabBar } from './tab-bar.tsx'

/** After a move to another screen, keyboard and screen reader begin at its content. */
const useFocusOnMove = () => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

export const Frame = () => {
  const say = useText('shell')
  const content = useFocusOnMove()
  return (
    <div className="flex min-h-dvh flex-col max-md:[--tab-bar-height:3.5rem]">
      <a href="#content" className="sr-only z-50 rounded-md bg-action px-4 py-2 font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {say('skipToContent')}
      </a>
      <AppHeader items={navigation} />
      <OfflineBanner />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-gutter py-5 pb-[calc(1.25rem+var(--tab-bar-height)+env(safe-area-inset-bottom))] outline-none md:py-7"
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <TabBar items={navigation} />
    </div>
  )
}
