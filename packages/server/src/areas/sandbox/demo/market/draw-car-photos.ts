// Draws the photos of the demo market's cars and keeps them as any upload is kept: all faces first, then albums.
import { randomUUID } from 'node:crypto'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import {
  addMadePhotos, findPhotographedCar, listPhotosOf, type PhotographedCar,
} from '../../../cars/for-other-areas.ts'
import { type FileParts, keepMadeFile } from '../../../files/for-other-areas.ts'
import type { JobGiven, JobRun } from '../../../../runtime/work/jobs.ts'
import type { CarPicture, CarPictures, DemoMarket } from './car-pictures.ts'

declare module '../../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Orders of the demo market that lack their face, and those that lack the other photos. */
    drawCarPhotos: { readonly faces: readonly string[]; readonly albums: readonly string[] }
  }
}

export interface DrawingParts {
  readonly files: FileParts
  /** Undefined outside the demo world. */
  readonly demo: DemoMarket | undefined
}

// So many at once, and then others may have their turn.
const facesAtOnce = 12

interface Wanted {
  readonly picture: CarPicture
  /** A check may name its photo before that is there. */
  readonly id: string
}

const namedIds = (record: Partial<CheckRecord> | null): ReadonlyMap<string, string> => {
  const dashboard = record?.odometer?.photoId
  return new Map([
    ...(dashboard === null || dashboard === undefined ? [] : [['dashboard', dashboard] as const]),
    ...(record?.damages ?? []).flatMap(({ position, photoIds: [first] }) =>
      first === undefined ? [] : [[`damage ${position}`, first] as const]),
  ])
}

const nameOf = ({ view, position }: Pick<CarPicture, 'view' | 'position'>): string =>
  position === null ? view : `${view} ${position}`

const wantedOf = (car: PhotographedCar, pictures: CarPictures, has: ReadonlySet<string>): readonly Wanted[] => {
  const { facts, record } = car
  const ids = namedIds(record)
  const damages = (record?.damages ?? []).filter(({ photoIds }) => photoIds.length > 0)
  return pictures
    .albumOf({
      carNumber: car.carNumber, modelCode: facts?.model.model.code ?? null, color: facts?.color ?? null,
      seatColor: facts?.seatColor ?? null, odometerKm: car.odometerKm ?? 0, damages,
    })
    .filter((picture) => !has.has(nameOf(picture)))
    .map((picture) => ({ picture, id: ids.get(nameOf(picture)) ?? randomUUID() }))
}

interface Album {
  readonly car: PhotographedCar
  readonly drawn: readonly { readonly wanted: Wanted; readonly content: Uint8Array }[]
}

const keep = ({ act }: JobGiven, files: FileParts, { car, drawn }: Album): Promise<void> =>
  act('flow', async (given) => {
    const photos = []
    for (const { wanted: { picture, id }, content } of drawn) {
      const { view, position } = picture
      const fileId = await keepMadeFile(files, given, {
        usageType: 'carPhoto', name: `${view}.jpg`, contentType: 'image/jpeg', content, uploaderId: car.createdBy,
      })
      photos.push({ id, fileId, view, position, carCheckId: position === null ? null : car.checkId })
    }
    await addMadePhotos(given, car, photos)
  })

const draw = async (
  { database }: JobGiven, pictures: CarPictures, orderId: string, only: 'face' | 'album',
): Promise<Album | undefined> => {
  const db = database.primary
  const car = await findPhotographedCar(db, orderId)
  if (car === undefined) return undefined
  const has = new Set((await listPhotosOf(db, orderId)).map(nameOf))
  if (only === 'face' && has.size > 0) return undefined
  const wanted = wantedOf(car, pictures, has).slice(0, only === 'face' ? 1 : undefined)
  const drawn = await Promise.all(wanted.map(async (one) => ({ wanted: one, content: await one.picture.draw() })))
  return drawn.length === 0 ? undefined : { car, drawn }
}

/** What is left is queued anew, so that a start of the program goes on where the last one stopped. */
export const drawCarPhotos = (
  parts: DrawingParts,
): JobRun<{ readonly faces: readonly string[]; readonly albums: readonly string[] }> =>
  async ({ faces, albums }, given) => {
    const { demo, files } = parts
    if (demo === undefined) return
    const [now, later] = faces.length > 0
      ? [faces.slice(0, facesAtOnce), { faces: faces.slice(facesAtOnce), albums }]
      : [albums.slice(0, 1), { faces: [], albums: albums.slice(1) }]
    const only = faces.length > 0 ? 'face' : 'album'
    let keeping = Promise.resolve()
    // The press draws the next ones while one is kept, and they are kept one by one: others need connections too.
    await Promise.all(now.map(async (orderId) => {
      const album = await draw(given, demo.pictures, orderId, only)
      if (album === undefined) return
      keeping = keeping.then(() => keep(given, files, album))
      await keeping
    }))
    if (later.faces.length + later.albums.length > 0)
      await given.act('flow', ({ enqueue }) =>
        enqueue('drawCarPhotos', [later], only === 'face' ? 0 : demo.rows.albumPauseSeconds))
  }
