// The lightbox where photos stand in a page: it comes when the page is at rest, or with the first photo that is opened.
import { useState, type ComponentProps } from 'react'
import { later } from '../later.tsx'
import type { Lightbox } from './lightbox.tsx'

const Shown = later(async () => (await import('./lightbox.tsx')).Lightbox)

export const LaterLightbox = (props: ComponentProps<typeof Lightbox>) => {
  const [wanted, setWanted] = useState(false)
  if (props.index !== null && !wanted) setWanted(true)
  return wanted && <Shown {...props} />
}
