// Where a seller arrives: the car they came for, and how its sale stands.
import { VisitCars } from '../../areas/cars/seller/list/visit-cars.tsx'
import { SellerStart } from '../../areas/partners/launch/seller-start.tsx'
import { useVisit } from './visit-context.ts'

export const VisitHomePage = () => {
  const visit = useVisit()
  return <SellerStart visit={visit}><VisitCars /></SellerStart>
}
