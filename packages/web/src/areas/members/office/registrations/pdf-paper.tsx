// A paper that came as a PDF, shown beside the form where the browser can; else it is something to download.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { useEffect, useEffectEvent } from 'react'
import { useDocument } from '../../../../api/files/use-document.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { buttonLook } from '../../../../ui/button/button-look.ts'
import { canShowPdf, PdfFrame } from '../../../../ui/file/pdf-frame.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import type { Paper } from './document-photo.ts'
import { OtherPaper } from './other-paper.tsx'

interface PdfPaperProps {
  readonly paper: Paper
  readonly url: string
  readonly onBroken?: (() => void) | undefined
}

export const isPdf = ({ file }: Paper): boolean => file.contentType === 'application/pdf' && canShowPdf()

export const PdfPaper = ({ paper, url, onBroken }: PdfPaperProps) => {
  const say = useText('people')
  const word = useWord()
  const view = useDocument(url)
  const isBroken = view.at === 'broken'
  const tell = useEffectEvent(() => onBroken?.())
  useEffect(() => {
    if (isBroken) tell()
  }, [isBroken])
  if (view.at === 'loading') return <div aria-busy="true" className="flex-1 p-4"><Skeleton className="h-full" /></div>
  if (view.at === 'broken') return <OtherPaper paper={paper} url={url} />
  return (
    <>
      <p className="flex items-center gap-3 border-b border-line bg-surface px-4 py-1.5 text-sm text-ink-soft">
        <span className="min-w-0 flex-1 truncate">{paper.file.name}</span>
        <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'quiet', size: 'small' })}>
          <Icon name="download" size={16} />{say('paperDownload')}
        </a>
      </p>
      <PdfFrame label={word(fileUsageType, paper.usageType)} address={view.address} />
    </>
  )
}
