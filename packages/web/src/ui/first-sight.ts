// The moment when what one came for is in sight on the page that was opened: what else there is may come then.
import { startTransition, useEffect, useState } from 'react'

let isSeen = false
let tell: () => void = () => undefined

export const firstSight = new Promise<void>((resolve) => {
  tell = resolve
})

export const noteFirstSight = (): void => {
  isSeen = true
  tell()
}

/** True at once on every further screen; what it brings is drawn in small steps. */
export const useFirstSight = (): boolean => {
  const [seen, setSeen] = useState(isSeen)
  useEffect(() => {
    let isHere = true
    void firstSight.then(() => isHere && startTransition(() => setSeen(true)))
    return () => {
      isHere = false
    }
  }, [])
  return seen
}
