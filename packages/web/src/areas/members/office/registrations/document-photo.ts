// A paper of a registration as a picture to look at, when it has one.
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { Photo } from '../../../../ui/photo/photo.ts'

export type Registration = ReceivedOf<typeof membersCalls.getRegistration>
export type Paper = Registration['documents'][number]

export const photoOf = ({ file: { id, images } }: Paper, alt: string): Photo | undefined => {
  const bySize = new Map(images.map((image) => [image.size, image.url]))
  const src = bySize.get('large') ?? bySize.get('original') ?? bySize.get('middle')
  return src === undefined ? undefined : { key: id, src, thumbSrc: bySize.get('small'), alt }
}
