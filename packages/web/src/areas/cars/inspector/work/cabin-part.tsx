// What one reads, smells and holds in one's hand inside: odometer, warning lamps, smells, keys.
import { carSmell, type CarSmell, warningLamp } from '@bidyard/contract/enums/car-check'
import { mileageUnit } from '@bidyard/contract/enums/cars'
import { keysMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { isDrift, kmOf, odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PickMany, PickOne } from '../../../../ui/choice/pick-buttons.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { formatDistance } from '../../../../ui/format/number.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { odometerPhotoOf } from '../kept/kept-rules.ts'
import { type CarPhotos, photosNamed } from '../parts/car-photos.ts'
import { PhotoTiles } from '../parts/photo-tiles.tsx'
import { addPhoto, changePart, changeReading, clearReading, removePhoto, setPart, type Work } from './work.ts'

interface PartProps {
  readonly work: Work
}

const Drift = ({ work }: PartProps) => {
  const say = useText('checks')
  const [read, told] = [work.record.odometer, work.kept.car?.toldKm ?? null]
  if (read === null || told === null || isDrift(told, kmOf(read.reading, read.unit))) return null
  return <InlineNotice tone="waiting">{say('odometerDrift', { told: formatDistance(told) })}</InlineNotice>
}

const Reading = ({ work, photos }: PartProps & { readonly photos: CarPhotos }) => {
  const say = useText('checks')
  const word = useWord()
  const { record: { odometer }, isLocked } = work
  const photoId = odometerPhotoOf(work.kept)
  const ids = photoId === null ? [] : [photoId]
  return (
    <Card title={say('odometer')}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-3">
          <NumberField
            className="w-44" label={say('reading')} plain minimum={0} maximum={odometerKmMax}
            value={odometer?.reading ?? null} disabled={isLocked}
            onValueChange={(reading) =>
              reading === null ? clearReading(work) : changeReading(work, { reading: Math.trunc(reading) })}
          />
          <PickOne
            label={say('unit')}
            picks={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
            value={odometer?.unit ?? 'Km'}
            disabled={isLocked || odometer === null}
            onValueChange={(unit) => unit !== null && changeReading(work, { unit })}
          />
        </div>
        <Drift work={work} />
        <PhotoTiles
          name={say('odometerPhoto')}
          photos={photosNamed(photos, ids)}
          onAdd={isLocked || odometer === null || ids.length > 0 ? undefined
            : (file) => addPhoto(work, file, { view: 'dashboard', position: null })}
          onRemove={isLocked ? undefined : (id) => removePhoto(work, id)}
        />
      </div>
    </Card>
  )
}

const Lamps = ({ work }: PartProps) => {
  const say = useText('checks')
  const word = useWord()
  const { record: { lamps }, isLocked } = work
  return (
    <Card
      title={say('lamps')}
      actions={!isLocked && lamps === null && (
        <Button size="small" icon="check" className="h-11!" onClick={() => setPart(work, 'lamps', [])}>
          {say('lampsNone')}
        </Button>
      )}
    >
      {lamps?.length === 0 && <p className="pb-3 text-md text-done-ink">{say('lampsNone')}</p>}
      <PickMany
        label={say('lamps')} labelHidden even
        picks={warningLamp.values.map((value) =>
          ({ value, label: word(warningLamp, value), tone: 'closing' as const }))}
        values={lamps ?? []}
        disabled={isLocked}
        onValuesChange={(next) => setPart(work, 'lamps', next)}
      />
    </Card>
  )
}

/** None and something exclude each other; nothing at all means that nobody smelt yet. */
const smellsAfter = (next: readonly CarSmell[], before: readonly CarSmell[]): CarSmell[] | null => {
  if (next.length === 0) return null
  if (next.includes('none') && !before.includes('none')) return ['none']
  return next.filter((smell) => smell !== 'none' || next.length === 1)
}

const Smells = ({ work }: PartProps) => {
  const say = useText('checks')
  const word = useWord()
  const smells = work.record.smells ?? []
  return (
    <Card title={say('smells')}>
      <PickMany
        label={say('smells')} labelHidden even
        picks={carSmell.values.map((value) =>
          ({ value, label: word(carSmell, value), tone: value === 'none' ? 'done' as const : 'waiting' as const }))}
        values={smells}
        disabled={work.isLocked}
        onValuesChange={(next) => setPart(work, 'smells', smellsAfter(next, smells))}
      />
    </Card>
  )
}

const Keys = ({ work }: PartProps) => {
  const say = useText('checks')
  const { record: { keys }, isLocked } = work
  const field = (name: 'smart' | 'plain') => (
    <NumberField
      className="w-40" label={say(name === 'smart' ? 'keysSmart' : 'keysPlain')} minimum={0}
      maximum={keysMax} value={keys?.[name] ?? null} disabled={isLocked}
      onValueChange={(count) => changePart(work, 'keys', (now) =>
        ({ ...(now ?? { smart: 0, plain: 0 }), [name]: Math.trunc(count ?? 0) }))}
    />
  )
  return (
    <Card title={say('keys')}>
      <div className="flex flex-wrap gap-4">{field('smart')}{field('plain')}</div>
    </Card>
  )
}

export const CabinPart = ({ work, photos }: PartProps & { readonly photos: CarPhotos }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <Reading work={work} photos={photos} />
    <Keys work={work} />
    <Lamps work={work} />
    <Smells work={work} />
  </div>
)
