// Photos around the car: the six that every listing shows, and what else is worth a look.
import { carPhotoView, type CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { photosMax, viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { CarPhotos } from '../parts/car-photos.ts'
import { PhotoTiles } from '../parts/photo-tiles.tsx'
import { addPhoto, removePhoto, type Work } from './work.ts'

const views: readonly CarPhotoView[] = [...viewsNeeded, 'wheel', 'engine', 'other']
const isNeeded = (view: CarPhotoView): boolean => viewsNeeded.some((one) => one === view)

interface PartProps {
  readonly work: Work
  readonly photos: CarPhotos
}

const ViewRow = ({ work, photos, view }: PartProps & { readonly view: CarPhotoView }) => {
  const say = useText('checks')
  const word = useWord()
  const shown = photos.shown.filter((photo) => photo.view === view)
  const mayAdd = !work.isLocked && photos.shown.length < photosMax
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
      <span className="flex items-center gap-2 text-md font-semibold">
        {word(carPhotoView, view)}
        {isNeeded(view) && photos.isKnown && shown.length === 0 && <Badge tone="waiting">{say('viewNeeded')}</Badge>}
      </span>
      <PhotoTiles
        name={word(carPhotoView, view)}
        photos={shown}
        onAdd={mayAdd ? (file) => addPhoto(work, file, { view, position: null }) : undefined}
        onRemove={work.isLocked ? undefined : (id) => removePhoto(work, id)}
      />
    </li>
  )
}

export const PhotosPart = ({ work, photos }: PartProps) => {
  const say = useText('checks')
  return (
    <Card title={say('views')} note={say('viewsNote')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {views.map((view) => <ViewRow key={view} work={work} photos={photos} view={view} />)}
      </ul>
      <p className="mt-3 text-sm text-ink-faint">
        {say('photosLeft', { count: Math.max(0, photosMax - photos.shown.length) })}
      </p>
    </Card>
  )
}
