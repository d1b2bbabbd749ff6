// What has to be done next so that the server has what is kept here.
import { partsToSend } from '../kept/kept-rules.ts'
import type { KeptPhoto, Whole } from '../kept/kept.ts'

export type Step =
  | { readonly do: 'start' | 'complete'; readonly key: string }
  | { readonly do: 'save' }
  | { readonly do: 'sendPhoto' | 'removePhoto'; readonly photo: KeptPhoto }
  | { readonly do: 'takeAway'; readonly photoId: string }

const isUnsent = ({ photoId, isRemoved, trouble }: KeptPhoto): boolean =>
  photoId === null && !isRemoved && trouble === null

/** Photos before the words that name them; a photo is taken away after the last word about it. */
export const nextStep = (whole: Whole): Step | null => {
  const { kept, photos } = whole
  if (kept === null || kept.check.state !== 'inProgress' || kept.trouble !== null) return null
  if (kept.startKey !== null) return { do: 'start', key: kept.startKey }
  if (kept.outgoing !== null) return { do: 'save' }
  const unsent = photos.find(isUnsent)
  if (unsent !== undefined) return { do: 'sendPhoto', photo: unsent }
  if (Object.keys(partsToSend(whole)).length > 0) return { do: 'save' }
  // What somebody has to choose first may name a photo that is to go.
  if (kept.clashes.length > 0) return null
  const removed = photos.find(({ isRemoved }) => isRemoved)
  if (removed !== undefined) return { do: 'removePhoto', photo: removed }
  const [photoId] = kept.removed
  if (photoId !== undefined) return { do: 'takeAway', photoId }
  return kept.completeKey === null ? null : { do: 'complete', key: kept.completeKey }
}
