// A seller's car with what bidding has to say of it, in which two areas meet.
import { BidsNow } from '../../areas/bidding/seller/bids-now.tsx'
import { ChoiceCard } from '../../areas/bidding/seller/choice-card.tsx'
import { CarPage } from '../../areas/cars/seller/car/car-page.tsx'

const renderNow = (auctionId: string) => <BidsNow auctionId={auctionId} />
const renderChoice = (auctionId: string, hopePriceWon: number | null) => (
  <ChoiceCard auctionId={auctionId} hopeWon={hopePriceWon} />
)

export const SellerCarPage = () => <CarPage bids={{ renderNow, renderChoice }} />
