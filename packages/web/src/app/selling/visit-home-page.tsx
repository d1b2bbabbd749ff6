// Where a seller arrives: the car they came for, and how its sale stands.
import { lazy, Suspense } from 'react'
import { VisitCars } from '../../areas/cars/seller/list/visit-cars.tsx'
import { SellerStart } from '../../areas/partners/launch/seller-start.tsx'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { useVisit } from './visit-context.ts'

const VisitInbox = lazy(async () => {
  const [{ VisitInbox: inbox }] = await Promise.all([
    import('../../areas/work/inbox/visit-inbox.tsx'), loadText('inbox', storedLanguage()),
  ])
  return { default: inbox }
})

const VisitFees = lazy(async () => ({
  default: (await import('../../areas/cars/seller/fees/visit-fees.tsx')).VisitFees,
}))

export const VisitHomePage = () => {
  const visit = useVisit()
  return (
    <SellerStart visit={visit}>
      <Suspense><VisitInbox /></Suspense>
      <Suspense><VisitFees /></Suspense>
      <VisitCars />
    </SellerStart>
  )
}
