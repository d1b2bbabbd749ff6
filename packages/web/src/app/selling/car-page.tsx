// A seller's car with what bidding and its contract have to say of it, in which three areas meet.
import type { ReactNode } from 'react'
import { BidsNow, UnlessBidOn } from '../../areas/bidding/seller/bids-now.tsx'
import { ChoiceCard } from '../../areas/bidding/seller/choice-card.tsx'
import { CarPage } from '../../areas/cars/seller/car/car-page.tsx'
import { CarFaults } from '../../areas/contracts/faults/car-faults.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'

const SellerContract = later(
  async () => (await import('../../areas/contracts/page/seller-contract.tsx')).SellerContract,
  <div aria-busy="true"><Skeleton className="h-96 rounded-lg!" /></div>,
)

const renderNow = (auctionId: string) => <BidsNow auctionId={auctionId} />
const renderUnlessBidOn = (auctionId: string, offered: ReactNode) => (
  <UnlessBidOn auctionId={auctionId}>{offered}</UnlessBidOn>
)
const renderContract = (contractId: string) => <SellerContract contractId={contractId} />
const renderChoice = (auctionId: string, hopePriceWon: number | null) => (
  <ChoiceCard auctionId={auctionId} hopeWon={hopePriceWon} renderContract={renderContract} />
)

const renderFaults = (orderId: string) => <CarFaults orderId={orderId} />

export const SellerCarPage = () => <CarPage bids={{ renderNow, renderUnlessBidOn, renderChoice, renderFaults }} />
