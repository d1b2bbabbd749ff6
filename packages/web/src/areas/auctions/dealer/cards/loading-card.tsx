// A card's grey stand-in, of exactly its size.
import { Skeleton } from '../../../../ui/show/skeleton.tsx'

export const LoadingCard = () => (
  <div aria-hidden="true" className="rounded-lg border border-line bg-surface shadow-card">
    <Skeleton className="aspect-[16/10] w-full rounded-t-lg! rounded-b-none!" />
    <div className="flex flex-col gap-1 p-4">
      <div className="flex h-6 items-center gap-1.5">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-12" />
      </div>
      <div className="mt-1 flex h-6 items-center"><Skeleton className="h-4.5 w-3/5" /></div>
      <div className="flex h-5 items-center"><Skeleton className="h-3.5 w-2/5" /></div>
      <div className="flex h-5 items-center"><Skeleton className="h-3.5 w-4/5" /></div>
      <div className="mt-2.5 flex items-end justify-between border-t border-line pt-3">
        <div className="flex h-11.5 flex-col justify-around">
          <Skeleton className="h-3 w-10" />
          <Skeleton className="h-5 w-28" />
        </div>
        <Skeleton className="size-control rounded-md!" />
      </div>
    </div>
  </div>
)
