// The bell's place in a header: whoever is not signed in loads nothing for it, and nothing moves when it comes.
import { lazy, Suspense } from 'react'
import type { BellButtonProps } from './bell-button.tsx'

const BellButton = lazy(async () => ({ default: (await import('./bell-button.tsx')).BellButton }))

export const Bell = (props: BellButtonProps) => (
  <Suspense fallback={<span className="size-control" />}><BellButton {...props} /></Suspense>
)
