// Whether a moment of the next days has come by the server's clock; drawn anew as it comes.
import { useEffect, useState } from 'react'
import { serverNow, useServerOffset } from '../api/server-time.ts'

export const useBegun = (at: string | null): boolean => {
  const offsetMs = useServerOffset()
  const [begun, setBegun] = useState<string | null>(null)
  useEffect(() => {
    if (at === null) return undefined
    const waitMs = Date.parse(at) - Date.now() - offsetMs
    const timer = setTimeout(() => setBegun(at), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [at, offsetMs])
  return at === null || at === begun || Date.parse(at) <= serverNow()
}
