// The page of one car, which its address names.
import { useParams } from '@tanstack/react-router'
import type { SellerBids } from './auction-card.tsx'
import { CarScreen } from './car-screen.tsx'

export const CarPage = ({ bids }: { readonly bids: SellerBids }) => {
  const { id = '' } = useParams({ strict: false })
  return <CarScreen id={id} bids={bids} />
}
