// The limit of an upload: the photo on the disk, its sizes made by the same hands, and those on the disk as well.
import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeImageSizes } from '../../packages/server/src/areas/files/content/image-sizes.ts'

const writeDown = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'w')
  await file.writeFile(bytes)
  await file.sync()
  await file.close()
}

export interface BareWish {
  readonly folder: string
  readonly content: Uint8Array
  readonly photos: number
  readonly atOnce: number
}

/** Photos a second. */
export const uploadBare = async ({ folder, content, photos, atOnce }: BareWish): Promise<number> => {
  const place = await mkdtemp(join(folder, 'bare-'))
  let left = photos
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (left > 0) {
      const name = join(place, String(left))
      left -= 1
      await writeDown(name, content)
      const made = await makeImageSizes(content, 'image/jpeg')
      if ('failure' in made) throw new Error(`the photo cannot be made: ${made.failure}`)
      for (const { size, bytes } of made.images) await writeDown(`${name}-${size}`, bytes)
    }
  }))
  const perSecond = photos / (performance.now() - began) * 1_000
  await rm(place, { recursive: true })
  return perSecond
}
