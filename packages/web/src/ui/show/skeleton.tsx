// A grey stand-in of the same size as what will come, so that nothing jumps.
import { classNames } from '../class-names.ts'

export const Skeleton = ({ className }: { readonly className?: string | undefined }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-neutral-soft', className)} />
)

/** So many lines of text; the last one is shorter. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number | undefined }) => (
  <span aria-hidden="true" className="flex flex-col">
    {Array.from({ length: lines }, (_line, index) => (
      <span key={index} className="flex h-6 items-center">
        <Skeleton className={classNames('h-3.5', index === lines - 1 ? 'w-2/5' : 'w-full')} />
      </span>
    ))}
  </span>
)
