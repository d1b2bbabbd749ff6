// Pictures of cars for lists of other areas, which the area of the market shows.
import { useMemo, type ReactNode } from 'react'
import { CoverPicture } from '../../areas/auctions/dealer/cards/cover-picture.tsx'
import { useCovers } from '../../areas/auctions/dealer/cards/covers.ts'

interface CoversProps {
  readonly orderIds: readonly string[]
  readonly children: (coverOf: (orderId: string) => ReactNode) => ReactNode
}

export const Covers = ({ orderIds, children }: CoversProps) => {
  const rows = useMemo(() => orderIds.map((orderId) => ({ orderId })), [orderIds])
  const coverOf = useCovers(rows, 0, rows.length - 1)
  return children((orderId) => (
    <CoverPicture photo={coverOf(orderId)} alt="" sizes="6rem" className="size-full" />
  ))
}
