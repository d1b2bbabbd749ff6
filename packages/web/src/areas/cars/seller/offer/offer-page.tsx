// The page of one step of an offer, which its address names.
import { useParams } from '@tanstack/react-router'
import { OfferScreen } from './offer-screen.tsx'

export const OfferPage = () => {
  const { id = '', step = '' } = useParams({ strict: false })
  return <OfferScreen id={id} step={step} />
}
