// Brings the toasts' own code when the first one is shown, so that no first visit pays for it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastWaits } from './toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

export const ToastHost = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastWaits(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
