// The bell's place in a header: it comes after what one came for, nothing moves then, and guests load nothing for it.
import { lazy } from 'react'
import { firstSight } from '../../ui/first-sight.ts'
import { Apart } from '../../ui/state/apart.tsx'
import type { BellButtonProps } from './bell-button.tsx'

const BellButton = lazy(async () => {
  await firstSight
  return { default: (await import('./bell-button.tsx')).BellButton }
})

export const Bell = (props: BellButtonProps) => (
  <Apart fallback={<span className="size-control" />}><BellButton {...props} /></Apart>
)
