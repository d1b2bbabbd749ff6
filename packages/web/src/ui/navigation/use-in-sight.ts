// Brings the open one of a row of links into the row's sight, also when the row stood elsewhere on the page before.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** In its middle, as far as the row goes. */
export const centre = (row: HTMLElement, link: Element): void => {
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** Once `open` is another one; and again when the router has put the row back to where it stood on the page before. */
export const useInSight = (open: string, bring: (open: string) => void): void => {
  const router = useRouter()
  const bringNow = useEffectEvent(bring)
  useEffect(() => {
    bringNow(open)
    const stop = router.subscribe('onRendered', () => {
      stop()
      bringNow(open)
    })
    return stop
  }, [router, open])
}
