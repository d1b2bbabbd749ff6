// The papers of a submission beside what is asked about them: one at a time, closer, turned, and on to the next.
import { filesCalls } from '@bidyard/contract/calls/files'
import { contractDocument } from '@bidyard/contract/enums/contracts'
import type { Paper } from '@bidyard/contract/shapes/contracts/steps'
import { useState } from 'react'
import { useDocument } from '../../../api/files/use-document.ts'
import { useLook } from '../../../api/use-look.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { classNames } from '../../../ui/class-names.ts'
import { canShowPdf, PdfFrame } from '../../../ui/file/pdf-frame.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PictureStage } from '../../../ui/photo/picture-stage.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { type LinkedFile, photosOf } from '../parts/file-photos.tsx'

const Waiting = () => <div aria-busy="true" className="flex-1 p-4"><Skeleton className="h-full" /></div>

const Other = ({ file }: { readonly file: LinkedFile | undefined }) => {
  const say = useText('contracts')
  const { name, url } = file ?? { name: say('paperGone'), url: null }
  return (
    <div className="m-auto">
      <EmptyState
        icon="document" title={name} text={say(url === null ? 'paperGoneText' : 'paperOpenText')}
        action={url !== null && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'primary' })}>
            <Icon name="download" size={18} />{say('paperOpen')}
          </a>
        )}
      />
    </div>
  )
}

const Pdf = ({ file, url, label }: { readonly file: LinkedFile; readonly url: string; readonly label: string }) => {
  const view = useDocument(url)
  if (view.at === 'loading') return <Waiting />
  return view.at === 'broken' ? <Other file={file} /> : <PdfFrame label={label} address={view.address} />
}

const Shown = ({ fileId, label, onStep }: {
  readonly fileId: string
  readonly label: string
  readonly onStep: (by: -1 | 1) => void
}) => {
  const { seen, failure } = useLook(filesCalls.getFile, { params: { id: fileId } })
  if (seen === undefined) return failure === null ? <Waiting /> : <Other file={undefined} />
  const [photo] = photosOf([seen])
  if (photo !== undefined) return <PictureStage photo={{ ...photo, alt: label }} onStep={onStep} keysEverywhere />
  if (seen.contentType === 'application/pdf' && seen.url !== null && canShowPdf())
    return <Pdf file={seen} url={seen.url} label={label} />
  return <Other file={seen} />
}

export const PaperPane = ({ papers }: { readonly papers: readonly Paper[] }) => {
  const say = useText('contracts')
  const word = useWord()
  const [index, setIndex] = useState(0)
  const paper = papers[Math.min(index, papers.length - 1)]
  const step = (by: -1 | 1) => setIndex((now) => (now + by + papers.length) % papers.length)
  if (paper === undefined) return null
  return (
    <section
      aria-label={say('papers')}
      className="flex h-[34rem] min-h-0 flex-col overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <div className="flex flex-wrap gap-1 border-b border-line bg-surface p-2">
        {papers.map((one, place) => (
          <button
            key={one.fileId} type="button" aria-current={one === paper || undefined} onClick={() => setIndex(place)}
            className={classNames(
              'min-h-11 rounded-md px-3 py-1.5 text-left text-sm font-medium -outline-offset-2 md:min-h-9',
              one === paper ? 'bg-action-soft font-bold text-action-ink' : 'text-ink-soft hover:bg-hover',
            )}
          >
            {word(contractDocument, one.document)}
          </button>
        ))}
      </div>
      <Shown key={paper.fileId} fileId={paper.fileId} label={word(contractDocument, paper.document)} onStep={step} />
    </section>
  )
}
