// Brings the toasts' own code when the first one is shown, so that no first visit pays for it.
import { type ComponentType, useEffect, useState } from 'react'
import { whenToastWaits } from './toast.ts'

export const ToastHost = () => {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  // Without a net, or where a newer version stands by now, the page goes on without it: the next toast asks anew.
  useEffect(() => whenToastWaits(() => {
    import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion), () => undefined)
  }), [])
  return Region === null ? null : <Region />
}
