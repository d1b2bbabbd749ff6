// Photos as a phone would take them: drawn once for all parts of a story, small enough to travel quickly.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NeededView, viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import { openDemoPictures } from '@bidyard/demo/pictures/car-pictures'

interface TakenPhoto {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const draw = async (): Promise<Readonly<Record<NeededView, TakenPhoto>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-photos-'))
  const pictures = openDemoPictures(folder, [480, 360])
  try {
    const album = pictures.albumOf({
      carNumber: '12가3456', modelCode: null, color: 'blue', seatColor: 'black', odometerKm: 45_210, damages: [],
    })
    const drawn = await Promise.all(viewsNeeded.map(async (view) => {
      const picture = album.find((one) => one.view === view)
      if (picture === undefined) throw new Error(`no picture shows ${view}`)
      return [view, { name: `${view}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(await picture.draw()) }] as const
    }))
    return Object.fromEntries(drawn) as Record<NeededView, TakenPhoto>
  } finally {
    pictures.close()
    await rm(folder, { recursive: true, force: true })
  }
}

let drawing: ReturnType<typeof draw> | undefined

export const carPhotos = (): ReturnType<typeof draw> => {
  drawing ??= draw()
  return drawing
}
