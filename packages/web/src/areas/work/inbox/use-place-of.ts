// Where whoever looks does what is due.
import { hasRole, useViewer } from '../../../api/session.ts'
import { dealerPlace, officePlace, partnerPlace, type PlaceOf } from './act-places.ts'

export const usePlaceOf = (): PlaceOf => {
  const viewer = useViewer()
  if (hasRole(viewer, 'staff', 'root')) return officePlace
  return hasRole(viewer, 'dealer') ? dealerPlace : partnerPlace
}
