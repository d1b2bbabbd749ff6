// An auction in the office with its car and its bids beside it, which the areas of cars and of bidding show.
import type { AuctionState } from '@bidyard/contract/enums/auctions'
import { AuctionScreen } from '../../areas/auctions/office/auctions/auction-screen.tsx'
import { AwardCard } from '../../areas/bidding/office/award/award-card.tsx'
import { CancelRequests } from '../../areas/bidding/office/room/cancel-requests.tsx'
import { BidsCard } from '../../areas/bidding/office/room/bids-card.tsx'
import { RoomCard } from '../../areas/bidding/office/room/room-card.tsx'
import { CarPanes } from '../../areas/cars/office/parts/car-panes.tsx'

const renderCar = (orderId: string) => <CarPanes orderId={orderId} />

const renderBids = ({ id, state }: { readonly id: string; readonly state: AuctionState }) => (
  <>
    {state === 'auction' && <RoomCard auctionId={id} />}
    {state !== 'preparation' && <CancelRequests auctionId={id} />}
    {(state === 'contract' || state === 'done') && <AwardCard auctionId={id} />}
    {state !== 'preparation' && state !== 'auction' && <BidsCard auctionId={id} />}
  </>
)

export const AuctionPage = () => <AuctionScreen renderCar={renderCar} renderBids={renderBids} />
