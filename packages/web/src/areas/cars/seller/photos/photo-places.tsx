// All places for photos of a car: its six sides and what else is worth a look, what arrived and what is on its way.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { missingViews, photosMax, viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { awayText } from './away-text.ts'
import { PhotoSheet } from './photo-sheet.tsx'
import { ArrivedTile, EmptyTile, TravellingTile } from './photo-tile.tsx'
import { TakeSheet } from './take-sheet.tsx'
import { TravellingSheet } from './travelling-sheet.tsx'
import { type Photos, usePhotos } from './use-photos.tsx'

export const otherViews = ['wheel', 'engine', 'damage', 'other'] as const satisfies readonly CarPhotoView[]

type Opened =
  | { readonly what: 'take'; readonly view: CarPhotoView; readonly replaces: string | null }
  | { readonly what: 'arrived' | 'travelling'; readonly id: string }

interface TilesProps {
  readonly views: readonly CarPhotoView[]
  readonly photos: Photos
  readonly onOpen: (opened: Opened) => void
}

/** Of one side: what has arrived, what is on its way, and room for what is missing. */
const ViewTiles = ({ view, photos, onOpen }: Omit<TilesProps, 'views'> & { readonly view: CarPhotoView }) => {
  const replaced = new Set(photos.onTheWay.map(({ photo }) => photo.replaces))
  const arrived = photos.arrived.filter((photo) => photo.view === view && !replaced.has(photo.id))
  const travelling = photos.onTheWay.filter(({ photo }) => photo.view === view)
  const isNeeded = viewsNeeded.some((one) => one === view)
  const hasRoom = !isNeeded || arrived.length + travelling.length === 0
  return (
    <>
      {arrived.map((photo) => (
        <li key={photo.id}>
          <ArrivedTile photo={photo} onOpen={() => onOpen({ what: 'arrived', id: photo.id })} />
        </li>
      ))}
      {travelling.map((one) => (
        <li key={one.photo.id}>
          <TravellingTile one={one} onOpen={() => onOpen({ what: 'travelling', id: one.photo.id })} />
        </li>
      ))}
      {hasRoom && (
        <li>
          <EmptyTile view={view} isNeeded={isNeeded} onTake={() => onOpen({ what: 'take', view, replaces: null })} />
        </li>
      )}
    </>
  )
}

const Tiles = ({ views, ...given }: TilesProps) => (
  <ul className="grid grid-cols-2 gap-2.5">
    {views.map((view) => <ViewTiles key={view} view={view} {...given} />)}
  </ul>
)

interface PhotoPlacesProps {
  /** Somebody put them in order by hand, or chose the cover. */
  readonly onArranged?: (() => void) | undefined
}

const nothing = () => undefined

const OpenedSheet = ({ opened, onOpen, onArranged = nothing }: PhotoPlacesProps & {
  readonly opened: Opened
  readonly onOpen: (opened: Opened | null) => void
}) => {
  const photos = usePhotos()
  const close = () => onOpen(null)
  if (opened.what === 'take') {
    const { view, replaces } = opened
    const use = (file: File) => {
      const before = photos.arrived.find(({ id }) => id === replaces)
      photos.add(file, { view, position: before?.position ?? null, label: before?.label ?? null }, replaces)
      // From one side of the car one walks on to the next that is missing.
      const [next] = missingViews([...photos.views, view].map((one) => ({ view: one })))
      const isWalking = replaces === null && viewsNeeded.some((one) => one === view)
      onOpen(isWalking && next !== undefined ? { what: 'take', view: next, replaces: null } : null)
    }
    return <TakeSheet key={`${view} ${replaces}`} view={view} again={replaces !== null} onUse={use} onClose={close} />
  }
  if (opened.what === 'arrived') {
    const photo = photos.arrived.find(({ id }) => id === opened.id)
    return photo === undefined ? null : (
      <PhotoSheet
        key={photo.id}
        photo={photo}
        photos={photos.arrived}
        onArranged={onArranged}
        onAgain={() => onOpen({ what: 'take', view: photo.view, replaces: photo.id })}
        onClose={close}
      />
    )
  }
  const one = photos.onTheWay.find(({ photo }) => photo.id === opened.id)
  return one === undefined ? null : (
    <TravellingSheet
      one={one}
      onRetry={() => photos.retry(one.photo.id)}
      onRemove={() => photos.remove(one.photo.id)}
      onClose={close}
    />
  )
}

export const PhotoPlaces = ({ onArranged }: PhotoPlacesProps) => {
  const say = useText('selling')
  const photos = usePhotos()
  const [opened, setOpened] = useState<Opened | null>(null)
  const missing = missingViews(photos.views.map((view) => ({ view }))).length
  const away = photos.onTheWay.filter(({ state }) => state === 'away')
  const isFull = photos.arrived.length + photos.onTheWay.length >= photosMax
  return (
    <>
      <p aria-live="polite" className="figures -mt-2 text-md font-semibold text-ink">
        {missing === 0
          ? say('photosAll', { count: photos.arrived.length + photos.onTheWay.length })
          : say('photosLeft', { left: missing })}
      </p>
      {away.length > 0 && (
        <InlineNotice tone="waiting" title={say('photosAway', { count: away.length })}>
          {say(awayText(away))}
        </InlineNotice>
      )}
      <Tiles views={viewsNeeded} photos={photos} onOpen={setOpened} />
      <div className="flex flex-col gap-2">
        <h2 className="text-base font-bold">{say('morePhotos')}</h2>
        <p className="text-sm text-ink-faint">
          {isFull ? say('photosFull', { count: photosMax }) : say('morePhotosText')}
        </p>
        <Tiles views={otherViews} photos={photos} onOpen={setOpened} />
      </div>
      {opened !== null && <OpenedSheet opened={opened} onOpen={setOpened} onArranged={onArranged} />}
    </>
  )
}
