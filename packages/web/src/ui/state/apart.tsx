// Holds a part that stands beside what one came for: where it does not come, it alone is missing.
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../overlay/toast.ts'
import { wasNotBrought } from './was-not-brought.ts'

const Missing = ({ error }: { readonly error: unknown }) => {
  const say = useText('failure')
  const why = wasNotBrought(error) ? 'network' : 'screen'
  useEffect(() => showToast({ tone: 'closing', title: say(why), text: say(`${why}Advice`) }))
  return null
}

interface ApartProps {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly onMissing?: (() => void) | undefined
}

export const Apart = ({ children, fallback, onMissing }: ApartProps) => (
  <CatchBoundary getResetKey={() => children} errorComponent={Missing} {...onMissing && { onCatch: onMissing }}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
)
