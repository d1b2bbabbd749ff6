// The own bids with pictures of their cars, which the area of the market shows.
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { CoverPicture } from '../../areas/auctions/dealer/cards/cover-picture.tsx'
import { useCovers } from '../../areas/auctions/dealer/cards/covers.ts'
import { MyBidsScreen } from '../../areas/bidding/dealer/mine/my-bids-screen.tsx'

interface CoversProps {
  readonly orderIds: readonly string[]
  readonly children: (coverOf: (orderId: string) => ReactNode) => ReactNode
}

const Covers = ({ orderIds, children }: CoversProps) => {
  const rows = useMemo(() => orderIds.map((orderId) => ({ orderId })), [orderIds])
  const coverOf = useCovers(rows, 0, rows.length - 1)
  return children((orderId) => (
    <CoverPicture photo={coverOf(orderId)} alt="" sizes="6rem" className="size-full" />
  ))
}

export const MyBidsPage = () => <MyBidsScreen covers={Covers} />
