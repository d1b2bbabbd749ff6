// Whether a moment has come by the server's clock; drawn anew as it comes.
import { useEffect, useState } from 'react'
import { serverNow, useServerOffset } from '../../../api/server-time.ts'

/** Timers hold no more than this. */
const longestMs = 2_147_483_647

export const useBegun = (at: string | null): boolean => {
  const offsetMs = useServerOffset()
  const [looks, setLooks] = useState(0)
  const leftMs = at === null ? 0 : Date.parse(at) - serverNow()
  useEffect(() => {
    const waitMs = at === null ? 0 : Date.parse(at) - serverNow()
    if (waitMs <= 0) return undefined
    const timer = setTimeout(() => setLooks((count) => count + 1), Math.min(waitMs + 50, longestMs))
    return () => clearTimeout(timer)
  }, [at, offsetMs, looks])
  return leftMs <= 0
}
