// Photos by hand, fetched when first asked for, and there from then on.
import { useState } from 'react'
import { whenAsked } from '../../../../ui/later.tsx'
import type { PhotosByHandProps } from './photos-by-hand.tsx'

const PhotosByHand = whenAsked(async () => (await import('./photos-by-hand.tsx')).PhotosByHand)

export const LaterPhotos = (props: PhotosByHandProps) => {
  const [isAsked, setAsked] = useState(false)
  if (props.open && !isAsked) setAsked(true)
  return isAsked && <PhotosByHand {...props} />
}
