// One photo that has arrived: seen large, said anew what it shows, taken again, made the cover, moved, or taken away.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { carPhotoView } from '@bidyard/contract/enums/car-facts'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { pictureOf } from './photo-pictures.ts'
import type { CarPhoto } from './send-photo.ts'
import type { PhotoLabel } from './waiting-photo.ts'

const useChanges = (onDone: () => void) => {
  const queries = useQueryClient()
  const after = { onSuccess: () => forgetPaths(queries, ['/car-photos', '/orders']) }
  const label = useCall(carsCalls.labelCarPhoto, {
    onSuccess: async () => {
      await after.onSuccess()
      onDone()
    },
  })
  const arrange = useCall(carsCalls.arrangeCarPhotos, after)
  const remove = useCall(carsCalls.removeCarPhoto, after)
  return { label, arrange, remove }
}

interface PhotoSheetProps {
  readonly photo: CarPhoto
  /** All of them, in their order. */
  readonly photos: readonly CarPhoto[]
  readonly onAgain: () => void
  readonly onArranged: () => void
  readonly onClose: () => void
}

const moved = (ids: readonly string[], id: string, by: -1 | 1): string[] => {
  const next = [...ids]
  const at = next.indexOf(id)
  const [one, other] = [next[at], next[at + by]]
  if (one === undefined || other === undefined) return next
  next[at] = other
  next[at + by] = one
  return next
}

const Places = ({ photo, photos, onArranged, arrange }: Pick<PhotoSheetProps, 'photo' | 'photos' | 'onArranged'> & {
  readonly arrange: ReturnType<typeof useChanges>['arrange']
}) => {
  const say = useText('selling')
  const ids = photos.map(({ id }) => id)
  const at = ids.indexOf(photo.id)
  const coverId = photos.find(({ isCover }) => isCover)?.id ?? photo.id
  const put = (photoIds: readonly string[], cover: string) => {
    onArranged()
    arrange.mutate({ params: { id: photo.orderId }, body: { photoIds: [...photoIds], coverId: cover } })
  }
  const busy = arrange.isPending
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon="arrowLeft" disabled={at <= 0 || busy} onClick={() => put(moved(ids, photo.id, -1), coverId)}>
        {say('moveForward')}
      </Button>
      <Button
        iconAfter="arrowRight" disabled={at === ids.length - 1 || busy}
        onClick={() => put(moved(ids, photo.id, 1), coverId)}
      >
        {say('moveBack')}
      </Button>
      <span className="figures text-sm text-ink-faint" aria-live="polite">
        {say('placeOf', { at: at + 1, count: ids.length })}
      </span>
      <Button icon="image" wide disabled={photo.isCover || busy} onClick={() => put(ids, photo.id)}>
        {say(photo.isCover ? 'isCover' : 'makeCover')}
      </Button>
    </div>
  )
}

const Says = ({ value, onChange }: {
  readonly value: PhotoLabel
  readonly onChange: (part: Partial<PhotoLabel>) => void
}) => {
  const say = useText('selling')
  const word = useWord()
  return (
    <>
      <Select
        label={say('photoShows')}
        value={value.view}
        options={carPhotoView.values.map((view) => ({ value: view, label: word(carPhotoView, view) }))}
        onValueChange={(view) =>
          view !== null && onChange({ view, position: view === 'damage' ? value.position : null })}
      />
      {value.view === 'damage' && (
        <Combobox
          label={say('photoPosition')}
          optional
          value={value.position}
          options={damagePosition.values.map((one) => ({ value: one, label: word(damagePosition, one) }))}
          onValueChange={(position) => onChange({ position })}
        />
      )}
      <TextField
        label={say('photoLabel')}
        optional
        placeholder={say('photoLabelExample')}
        maxLength={limits.title}
        value={value.label ?? ''}
        onChange={({ target }) => onChange({ label: target.value.trim() === '' ? null : target.value })}
      />
    </>
  )
}

interface DeedsProps {
  readonly isChanged: boolean
  readonly saving: boolean
  readonly onSave: () => void
  readonly onRemove: () => void
  readonly onAgain: () => void
}

const Deeds = ({ isChanged, saving, onSave, onRemove, onAgain }: DeedsProps) => {
  const say = useText('selling')
  return isChanged
    ? <Button size="large" variant="primary" loading={saving} onClick={onSave}>{say('save')}</Button>
    : (
        <>
          <Button size="large" icon="trash" onClick={onRemove}>{say('removePhoto')}</Button>
          <Button size="large" icon="camera" onClick={onAgain}>{say('retake')}</Button>
        </>
      )
}

export const PhotoSheet = ({ photo, photos, onAgain, onArranged, onClose }: PhotoSheetProps) => {
  const say = useText('selling')
  const word = useWord()
  const { label, arrange, remove } = useChanges(onClose)
  const [value, setValue] = useState<PhotoLabel>({ view: photo.view, position: photo.position, label: photo.label })
  const [isRemoving, setRemoving] = useState(false)
  // Whoever takes cars into the yard adds photos, and changes none.
  const mayChange = useMayAsk()(carsCalls.labelCarPhoto)
  // What an inspector saw is not the seller's to change.
  const isOwn = mayChange && photo.carCheckId === null
  const isChanged = value.view !== photo.view || value.position !== photo.position || value.label !== photo.label
  const address = pictureOf(photo, 'large')
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={photo.label ?? word(carPhotoView, photo.view)}
      footer={isOwn ? (
        <Deeds
          isChanged={isChanged}
          saving={label.isPending}
          onSave={() => label.mutate({ params: { id: photo.id }, body: value })}
          onRemove={() => setRemoving(true)}
          onAgain={onAgain}
        />
      ) : undefined}
    >
      <div className="flex flex-col gap-4">
        <div className="relative aspect-[4/3] overflow-hidden rounded-lg bg-sunken">
          {address !== undefined && (
            <img src={address} alt={word(carPhotoView, photo.view)} className="size-full object-contain" />
          )}
        </div>
        {mayChange && <Places photo={photo} photos={photos} onArranged={onArranged} arrange={arrange} />}
        {isOwn && <Says value={value} onChange={(part) => setValue((all) => ({ ...all, ...part }))} />}
        {mayChange && !isOwn && <InlineNotice>{say('inspectorsPhoto')}</InlineNotice>}
        <Refused failure={label.error ?? arrange.error ?? remove.error} />
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={say('removePhotoTitle')}
        consequence={say('removePhotoText')}
        confirmLabel={say('removePhoto')}
        destructive
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: photo.id } })
          onClose()
        }}
      />
    </Sheet>
  )
}
