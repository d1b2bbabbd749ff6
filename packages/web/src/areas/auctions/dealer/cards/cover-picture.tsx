// The first photo of a car in the size that its place needs, or a quiet drawing while there is none.
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { CarPhoto } from './covers.ts'

interface CoverPictureProps {
  readonly photo: CarPhoto | undefined
  readonly alt: string
  /** As the `sizes` of an image. */
  readonly sizes: string
  readonly eager?: boolean | undefined
  /** Wide enough at a desk to need the size that is for looking closely. */
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

const shown = ['small', 'middle'] as const
const shownWide = [...shown, 'large'] as const

export const CoverPicture = ({ photo, alt, sizes, eager = false, wide = false, className }: CoverPictureProps) => {
  const images = (wide ? shownWide : shown).flatMap((size) => photo?.images.find((image) => image.size === size) ?? [])
  const [smallest] = images
  if (smallest === undefined)
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classNames('flex items-center justify-center bg-sunken text-line-control', className)}
      >
        <Icon name="car" size={40} />
      </span>
    )
  return (
    <img
      src={smallest.url}
      srcSet={images.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={smallest.width}
      height={smallest.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classNames('object-cover', className)}
    />
  )
}
