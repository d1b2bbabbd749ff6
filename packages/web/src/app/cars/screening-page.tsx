// The screening with the car beside it, which the area of cars shows.
import { ScreeningScreen } from '../../areas/auctions/office/screening/screening-screen.tsx'
import { CarPanes } from '../../areas/cars/office/parts/car-panes.tsx'

const renderCar = (orderId: string) => <CarPanes orderId={orderId} />

export const ScreeningPage = () => <ScreeningScreen renderCar={renderCar} />
