// The damaged parts as a drawing of body and frame; a part that is pressed shows its damage and its photos.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import { lazy, Suspense } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { usePhotoWords } from './gallery.tsx'
import type { CarPhoto, Check } from './use-car.ts'

const DamageMap = lazy(async () => ({
  default: (await import('../../../../ui/damage-map/damage-map.tsx')).DamageMap,
}))

interface PartPhotosProps {
  readonly photos: readonly CarPhoto[]
  readonly onOpen: (photoId: string) => void
}

const PartPhotos = ({ photos, onOpen }: PartPhotosProps) => {
  const say = useText('carPage')
  const wordsOf = usePhotoWords()
  if (photos.length === 0) return null
  return (
    <ul aria-label={say('photosOfPart')} className="grid grid-cols-3 gap-1.5">
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            onClick={() => onOpen(photo.id)}
            className="block aspect-[4/3] w-full overflow-hidden rounded-md bg-sunken"
          >
            <CoverPicture photo={photo} alt={wordsOf(photo)} sizes="8rem" className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface DamageCardProps {
  readonly check: Check | null | undefined
  readonly photos: readonly CarPhoto[] | undefined
  readonly onOpen: (photoId: string) => void
}

const Drawn = ({ check, photos = [], onOpen }: DamageCardProps) => {
  const damages = check?.record?.damages ?? []
  const more = (position: DamagePosition) => {
    const damage = damages.find((one) => one.position === position)
    const shown = photos.filter((photo) =>
      photo.position === position || damage?.photoIds.includes(photo.id) === true)
    return (
      <>
        {damage !== undefined && damage.note !== '' && <p lang="ko" className="text-md">{damage.note}</p>}
        <PartPhotos photos={shown} onOpen={onOpen} />
      </>
    )
  }
  return <DamageMap damages={damages} more={more} />
}

const Waiting = () => <Skeleton className="h-[34rem] w-full rounded-lg!" />

export const DamageCard = (props: DamageCardProps) => {
  const say = useText('carPage')
  const { check } = props
  return (
    <Card title={say('damage')} note={say('damageNote')}>
      {check === undefined ? <Waiting />
        : (check?.record?.damages ?? null) === null ? <p className="text-md text-ink-faint">{say('notLooked')}</p>
          : <Suspense fallback={<Waiting />}><Drawn {...props} /></Suspense>}
    </Card>
  )
}
