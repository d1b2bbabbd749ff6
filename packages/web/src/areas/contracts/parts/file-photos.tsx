// Files that came with links, as pictures to look at; what is no picture is something to open.
import type { z } from 'zod'
import type { fileWithLinks } from '@bidyard/contract/calls/files'
import { useText } from '../../../text/use-text.ts'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { Photo } from '../../../ui/photo/photo.ts'
import { ThumbRow } from './thumb-row.tsx'

export type LinkedFile = z.output<typeof fileWithLinks>

export const photosOf = (files: readonly LinkedFile[]): readonly Photo[] => files.flatMap(({ id, name, images }) => {
  const src = (images.find(({ size }) => size === 'large') ?? images.at(-1))?.url
  const thumbSrc = (images.find(({ size }) => size === 'small') ?? images[0])?.url
  return src === undefined ? [] : [{ key: id, src, thumbSrc, alt: name }]
})

export const FilePhotos = ({ label, files }: { readonly label: string; readonly files: readonly LinkedFile[] }) => {
  const say = useText('contracts')
  const others = files.filter(({ images, url }) => images.length === 0 && url !== null)
  return (
    <div className="flex flex-col gap-2">
      <ThumbRow label={label} photos={photosOf(files)} />
      {others.map(({ id, name, url }) => (
        <a
          key={id} href={url ?? ''} target="_blank" rel="noreferrer"
          className={buttonLook({ size: 'small', variant: 'quiet' })}
        >
          <Icon name="document" size={16} />{say('openFile', { name })}
        </a>
      ))}
    </div>
  )
}
