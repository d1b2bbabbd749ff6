// What keeps the place of the bid box until it is there.
import { Skeleton } from '../../../../ui/show/skeleton.tsx'

export const BidWaiting = () => (
  <div aria-busy="true" className="flex flex-col gap-3">
    <Skeleton className="h-24 rounded-md!" />
    <Skeleton className="h-24 rounded-md!" />
    <Skeleton className="h-12 rounded-md!" />
  </div>
)
