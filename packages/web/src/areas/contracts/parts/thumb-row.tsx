// Small pictures beside each other; any of them opens large.
import { useState } from 'react'
import { LaterLightbox } from '../../../ui/photo/later-lightbox.tsx'
import type { Photo } from '../../../ui/photo/photo.ts'

export const ThumbRow = ({ label, photos }: { readonly label: string; readonly photos: readonly Photo[] }) => {
  const [index, setIndex] = useState<number | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {photos.map(({ key, src, thumbSrc, alt }, at) => (
          <li key={key}>
            <button
              type="button" onClick={() => setIndex(at)}
              className="block size-16 overflow-hidden rounded-md bg-sunken -outline-offset-2"
            >
              <img src={thumbSrc ?? src} alt={alt} loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <LaterLightbox label={label} photos={photos} index={index} onIndexChange={setIndex} />
    </>
  )
}
