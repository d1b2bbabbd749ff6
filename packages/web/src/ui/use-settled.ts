// What is typed, once nobody has typed for a moment.
import { useEffect, useState } from 'react'

export const useSettled = <Value,>(value: Value, afterMs = 400): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
