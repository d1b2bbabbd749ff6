// The papers of a registration beside its form: one at a time, closer, turned, and on to the next by the arrow keys.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { PictureStage } from '../../../../ui/photo/picture-stage.tsx'
import { useWord } from '../../../../text/use-word.ts'
import { useFreeKeys } from '../../../../ui/use-free-keys.ts'
import { photoOf, type Paper } from './document-photo.ts'
import { OtherPaper } from './other-paper.tsx'
import { isPdf, PdfPaper } from './pdf-paper.tsx'
import { SealedDocument } from './sealed-document.tsx'

interface DocumentPaneProps {
  readonly papers: readonly Paper[]
  /** The links have ended: the papers are asked for anew. */
  readonly onOld: () => void
}

interface TabProps {
  readonly paper: Paper
  readonly place: number
  readonly isOpen: boolean
  readonly onPress: () => void
}

const PaperTab = ({ paper, place, isOpen, onPress }: TabProps) => {
  const word = useWord()
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onPress}
      className={classNames(
        'flex min-h-11 items-center gap-1.5 rounded-md px-3 py-1.5 text-left text-sm font-medium md:min-h-9',
        '-outline-offset-2',
        isOpen ? 'bg-action-soft font-bold text-action-ink' : 'text-ink-soft hover:bg-pressed/60 hover:text-ink',
      )}
    >
      {paper.isPrivate ? <Icon name="lock" size={16} /> : <span className="figures text-ink-faint">{place}</span>}
      {word(fileUsageType, paper.usageType)}
    </button>
  )
}

const hasOldLinks = ({ file: { linksEndAt } }: Paper): boolean =>
  linksEndAt !== null && Date.parse(linksEndAt) < serverNow()

export const DocumentPane = ({ papers, onOld }: DocumentPaneProps) => {
  const say = useText('people')
  const word = useWord()
  const [index, setIndex] = useState(0)
  const step = (by: -1 | 1) => setIndex((now) => (now + by + papers.length) % papers.length)
  useFreeKeys((key) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  const paper = papers[Math.min(index, papers.length - 1)]
  const broken = () => {
    // A picture that is broken while its link holds would be so again.
    if (paper !== undefined && hasOldLinks(paper)) onOld()
  }
  const photo = paper === undefined ? undefined : photoOf(paper, word(fileUsageType, paper.usageType))
  return (
    <section
      aria-label={say('papers')}
      className={classNames(
        'flex h-[calc(100dvh-13rem)] min-h-110 flex-col overflow-hidden rounded-lg border',
        'border-line bg-surface shadow-card lg:sticky lg:top-[calc(var(--header-height)+1.75rem)]',
      )}
    >
      <header className="flex flex-wrap gap-1 border-b border-line p-2">
        {papers.map((one, place) => (
          <PaperTab
            key={one.file.id} paper={one} place={place + 1} isOpen={one === paper} onPress={() => setIndex(place)}
          />
        ))}
      </header>
      <div className="flex min-h-0 flex-1 flex-col bg-sunken">
        {paper !== undefined && (
          paper.isPrivate ? (
            <SealedDocument
              key={paper.file.id}
              paper={paper}
              renderPhoto={(sealed) => <PictureStage key={sealed.key} photo={sealed} onStep={step} keysEverywhere />}
              renderPdf={(url) => <PdfPaper paper={paper} url={url} />}
            />
          ) : isPdf(paper) && paper.file.url !== null ? (
            <PdfPaper key={paper.file.url} paper={paper} url={paper.file.url} onBroken={broken} />
          ) : photo === undefined ? (
            <OtherPaper paper={paper} />
          ) : (
            <PictureStage key={photo.key} photo={photo} onStep={step} keysEverywhere onBroken={broken} />
          )
        )}
      </div>
      <p className="border-t border-line px-4 py-2 text-sm text-ink-faint">
        {say(paper !== undefined && isPdf(paper) ? 'pdfKeys' : 'paperKeys')}
      </p>
    </section>
  )
}
