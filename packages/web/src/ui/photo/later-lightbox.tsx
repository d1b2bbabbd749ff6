// The lightbox where photos stand in a page: it comes when the page is at rest, or with the first photo that is opened.
import { useEffect, useState, type ComponentProps } from 'react'
import { atRest, whenAsked } from '../later.tsx'
import type { Lightbox } from './lightbox.tsx'

const Shown = whenAsked(async () => (await import('./lightbox.tsx')).Lightbox)

export const LaterLightbox = (props: ComponentProps<typeof Lightbox>) => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => atRest(Shown.prepare), [])
  if (props.index !== null && !wanted) setWanted(true)
  // Whoever goes back before it came has not opened it.
  const isShown = props.index !== null || (wanted && Shown.isHere())
  return isShown && <Shown {...props} />
}
