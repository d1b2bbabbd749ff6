// Brings the toasts' own code when the first one is shown, so that no first visit pays for it.
import { type ComponentType, useEffect, useState } from 'react'
import { whenToastWaits } from './toast.ts'

const pauseMs = 2_000

export const ToastHost = () => {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  useEffect(() => {
    // The net may be a moment late. Where a newer version stands by now, the page goes on: the next toast asks anew.
    const bring = (more: number): void => {
      import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion), () => {
        if (more > 0) setTimeout(bring, pauseMs, more - 1)
      })
    }
    return whenToastWaits(() => bring(2))
  }, [])
  return Region === null ? null : <Region />
}
