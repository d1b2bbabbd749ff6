// Puts a photo where another one stood, and takes that one away, also while more photos arrive beside it.
import type { WaitingPhoto } from './waiting-photo.ts'

export interface PlacedPhoto {
  readonly id: string
  readonly fileId: string
  readonly isCover: boolean
}

export interface PlaceAsks {
  readonly list: () => Promise<readonly PlacedPhoto[]>
  readonly arrange: (wish: { readonly photoIds: string[]; readonly coverId: string }) => Promise<unknown>
  readonly remove: (photoId: string) => Promise<unknown>
  /** The server refused the arrangement: it names other photos than there are. */
  readonly isOutdated: (error: unknown) => boolean
}

/** Each refusal is another photo that came or went; more than two do not travel at once. */
const attempts = 5

export const takePlace = async (
  known: readonly PlacedPhoto[], { fileId, replaces }: Pick<WaitingPhoto, 'fileId' | 'replaces'>, asks: PlaceAsks,
): Promise<void> => {
  let photos = known
  for (let attempt = 1; ; attempt++) {
    const [old, fresh] = [photos.find(({ id }) => id === replaces), photos.find((photo) => photo.fileId === fileId)]
    if (old === undefined || fresh === undefined) return
    const others = photos.filter(({ id }) => id !== fresh.id)
    const photoIds = others.flatMap(({ id }) => (id === old.id ? [fresh.id, id] : [id]))
    const coverId = old.isCover ? fresh.id : (photos.find(({ isCover }) => isCover)?.id ?? fresh.id)
    try {
      await asks.arrange({ photoIds, coverId })
      return void await asks.remove(old.id)
    } catch (error) {
      if (!asks.isOutdated(error) || attempt === attempts) throw error
      photos = await asks.list()
    }
  }
}
