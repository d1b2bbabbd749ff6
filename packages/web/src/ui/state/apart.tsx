// Holds a part that stands beside what one came for: where it does not come, it alone is missing.
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../overlay/toast.ts'

interface ApartProps {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly onMissing?: (() => unknown) | undefined
}

const Missing = ({ onMissing }: Pick<ApartProps, 'onMissing'>) => {
  const say = useText('failure')
  useEffect(() => {
    showToast({ tone: 'closing', title: say('network'), text: say('networkAdvice') })
    onMissing?.()
  })
  return null
}

export const Apart = ({ children, fallback, onMissing }: ApartProps) => (
  <CatchBoundary getResetKey={() => children} errorComponent={() => <Missing onMissing={onMissing} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
)
