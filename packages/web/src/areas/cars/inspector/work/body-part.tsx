// The body and the frame: the damage map filled in, with a note and photos for each part.
import { type DamagePosition, damagePosition } from '@bidyard/contract/enums/car-damage'
import { limits } from '@bidyard/contract/limits'
import { type CarDamage, checkBounds } from '@bidyard/contract/shapes/cars/check-record'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { DamageMap, type PartDamage } from '../../../../ui/damage-map/damage-map.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { type CarPhotos, photosNamed } from '../parts/car-photos.ts'
import { PhotoTiles } from '../parts/photo-tiles.tsx'
import { JudgementCard } from './judgement-card.tsx'
import { addPhoto, changePart, removePhoto, setPart, type Work } from './work.ts'

/** What was noted of a part stays with it; photos of a part that was unmarked for a moment come back to it. */
const withNotes = (work: Work, now: readonly CarDamage[], next: readonly PartDamage[]): CarDamage[] =>
  next.map(({ position, values }) => {
    const known = now.find((damage) => damage.position === position)
    const photoIds = work.photos.filter((photo) => photo.position === position && !photo.isRemoved)
      .map(({ id }) => id).slice(0, checkBounds.photosOfDamage)
    return { position, values: [...values], note: known?.note ?? '', photoIds: known?.photoIds ?? photoIds }
  })

interface PartProps {
  readonly work: Work
  readonly photos: CarPhotos
}

const MoreOfPart = ({ work, photos, position }: PartProps & { readonly position: DamagePosition }) => {
  const say = useText('checks')
  const word = useWord()
  const damage = work.record.damages?.find((one) => one.position === position)
  if (damage === undefined)
    return work.isLocked ? null : <p className="text-sm text-ink-faint">{say('damageFirst')}</p>
  const noted = (note: string) => changePart(work, 'damages', (damages) =>
    damages?.map((one) => (one.position === position ? { ...one, note } : one)) ?? null)
  const mayAdd = !work.isLocked && damage.photoIds.length < checkBounds.photosOfDamage
  return (
    <>
      <PhotoTiles
        name={word(damagePosition, position)}
        photos={photosNamed(photos, damage.photoIds)}
        onAdd={mayAdd ? (file) => addPhoto(work, file, { view: 'damage', position }) : undefined}
        onRemove={work.isLocked ? undefined : (id) => removePhoto(work, id)}
      />
      <TextArea
        label={say('note')} hint={say('noteHint')} rows={2} maxLength={limits.reason} value={damage.note}
        disabled={work.isLocked} onChange={({ target }) => noted(target.value)}
      />
    </>
  )
}

const moreOf = (work: Work, photos: CarPhotos) => (position: DamagePosition) => (
  <MoreOfPart work={work} photos={photos} position={position} />
)

export const BodyPart = ({ work, photos }: PartProps) => {
  const say = useText('checks')
  const { record: { damages }, isLocked } = work
  return (
    <div className="flex flex-col gap-4">
      <Card title={say('damages')}>
        <div className="flex flex-col gap-4">
          {damages === null && (
            <InlineNotice
              tone="waiting"
              action={isLocked ? undefined : (
                <Button size="small" icon="check" className="h-11!" onClick={() => setPart(work, 'damages', [])}>
                  {say('damagesNone')}
                </Button>
              )}
            >
              {say('damagesUnseen')}
            </InlineNotice>
          )}
          <DamageMap
            damages={damages ?? []}
            onChange={isLocked ? undefined : (next) =>
              changePart(work, 'damages', (now) => withNotes(work, now ?? [], next))}
            more={moreOf(work, photos)}
          />
        </div>
      </Card>
      <JudgementCard work={work} />
    </div>
  )
}
