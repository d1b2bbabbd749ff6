// Puts a launch from a partner's app together with the seller's screens that it opens.
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { SellerPlaceProvider, visitPlace } from '../../areas/cars/seller/parts/seller-place.tsx'
import { LaunchScreen } from '../../areas/partners/launch/launch-screen.tsx'
import { OpenUntil } from '../../areas/partners/launch/open-until.tsx'
import { SellerFrame } from '../../areas/partners/launch/seller-frame.tsx'
import { useIsStopped } from '../../areas/partners/launch/stopped.ts'
import type { Visit } from '../../areas/partners/launch/visit.ts'
import { VisitStopped } from '../../areas/partners/launch/visit-stopped.tsx'
import { Bell } from '../notices/bell.tsx'
import { OfflineBanner } from '../offline-banner.tsx'
import { SellerTurns } from '../turns/turns.tsx'
import { useFocusOnMove } from '../use-focus-on-move.ts'
import { VisitContext } from './visit-context.ts'

const bellLook = 'text-ink-soft hover:bg-hover hover:text-ink'

const Pocket = ({ visit }: { readonly visit: Visit }) => {
  const { pathname } = useLocation()
  const isStopped = useIsStopped()
  const content = useFocusOnMove()
  const { partner: { code, name }, exhibit, backLink } = visit
  const place = useMemo(
    () => ({ ...visitPlace(code, exhibit), note: <OpenUntil visit={visit} /> }), [code, exhibit, visit],
  )
  // Inside an offer one goes back step by step; the way out stands on the first page.
  const isHome = pathname.replace(/\/$/, '') === `/w/${code}`
  if (isStopped) return <VisitStopped visit={visit} />
  return (
    <VisitContext value={visit}>
      <SellerPlaceProvider place={place}>
        <div className="contents [--header-height:env(safe-area-inset-top)]"><OfflineBanner /></div>
        <SellerFrame
          content={content}
          inner={!isHome}
          back={isHome ? { name, link: backLink } : undefined}
          corner={isHome ? <Bell under={`/w/${code}`} className={bellLook} /> : undefined}
        >
          <Suspense><Outlet /></Suspense>
          <SellerTurns root={`/w/${code}`} />
        </SellerFrame>
      </SellerPlaceProvider>
    </VisitContext>
  )
}

const openPocket = (visit: Visit) => <Pocket visit={visit} />

export const LaunchPage = () => <LaunchScreen open={openPocket} />
