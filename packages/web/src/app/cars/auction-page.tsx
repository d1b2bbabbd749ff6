// An auction in the office with its car beside it, which the area of cars shows.
import { AuctionScreen } from '../../areas/auctions/office/auctions/auction-screen.tsx'
import { CarPanes } from '../../areas/cars/office/parts/car-panes.tsx'

const renderCar = (orderId: string) => <CarPanes orderId={orderId} />

export const AuctionPage = () => <AuctionScreen renderCar={renderCar} />
