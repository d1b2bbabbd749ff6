// What proves something: pictures to look at, papers to take along.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { formatBytes } from '../../../../ui/format/number.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Lightbox } from '../../../../ui/photo/lightbox.tsx'
import type { Photo } from '../../../../ui/photo/photo.ts'
import type { Evidence } from '../types.ts'

interface EvidenceListProps {
  readonly label: string
  readonly files: readonly Evidence[]
}

const imageOf = ({ images }: Evidence, size: 'small' | 'large') => images.find((one) => one.size === size) ?? images[0]

const Paper = ({ file }: { readonly file: Evidence }) => {
  const say = useText('violations')
  const look = 'flex min-h-11 items-center gap-2.5 rounded-md border border-line px-3 py-2 text-md'
  const words = (
    <>
      <Icon name="document" className="text-ink-faint" />
      <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
      {file.sizeBytes !== null && <span className="figures text-sm text-ink-faint">{formatBytes(file.sizeBytes)}</span>}
    </>
  )
  if (file.url === null)
    return <span className={look}>{words}<span className="text-sm text-ink-faint">{say('beingMade')}</span></span>
  return (
    <a href={file.url} aria-label={say('download', { name: file.name })} className={classNames(look, 'hover:bg-hover')}>
      {words}
      <Icon name="download" size={18} className="text-action-ink" />
    </a>
  )
}

export const EvidenceList = ({ label, files }: EvidenceListProps) => {
  const say = useText('violations')
  const [index, setIndex] = useState<number | null>(null)
  const pictures = files.filter(({ images }) => images.length > 0)
  const photos: readonly Photo[] = pictures.map((file) => ({
    key: file.id, src: imageOf(file, 'large')?.url ?? '', thumbSrc: imageOf(file, 'small')?.url,
    alt: say('picture', { name: file.name }),
  }))
  const papers = files.filter(({ images }) => images.length === 0)
  return (
    <div className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {photos.map(({ key, src, thumbSrc, alt }, place) => (
            <li key={key}>
              <button
                type="button" onClick={() => setIndex(place)}
                className="block size-20 overflow-hidden rounded-md border border-line bg-sunken"
              >
                <img src={thumbSrc ?? src} alt={alt} loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul className="flex flex-col gap-1.5">{papers.map((file) => <li key={file.id}><Paper file={file} /></li>)}</ul>
      )}
      <Lightbox label={label} photos={photos} index={index} onIndexChange={setIndex} />
    </div>
  )
}
