// Holds a part that stands beside what one came for: where it does not come, it alone is missing.
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../overlay/toast.ts'

const Missing = () => {
  const say = useText('failure')
  useEffect(() => showToast({ tone: 'closing', title: say('network'), text: say('networkAdvice') }))
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
