// How much room an element has inside, kept true while windows are drawn wider; endless before it is there.
import { useLayoutEffect, useState } from 'react'

export const useRoom = (element: HTMLElement | null): number => {
  const [roomPx, setRoom] = useState(Infinity)
  useLayoutEffect(() => {
    if (element === null) return undefined
    const look = () => setRoom(element.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return roomPx
}
