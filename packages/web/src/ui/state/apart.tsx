// Holds a part that stands beside what one came for: where it does not come, it alone is missing.
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../overlay/toast.ts'

const Missing = () => {
  const say = useText('failure')
  useEffect(() => showToast({ tone: 'closing', title: say('screen'), text: say('screenAdvice') }))
  return null
}

interface ApartProps {
  readonly children: ReactNode
  readonly fallback?: ReactNode
}

export const Apart = ({ children, fallback }: ApartProps) => (
  <CatchBoundary getResetKey={() => children} errorComponent={Missing}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
)
