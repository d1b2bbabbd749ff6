// The papers of a registration on phones: under each other, each opens over the whole screen.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Lightbox } from '../../../../ui/photo/lightbox.tsx'
import type { Photo } from '../../../../ui/photo/photo.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { useWord } from '../../../../text/use-word.ts'
import { photoOf, type Paper } from './document-photo.ts'
import { OtherPaper } from './other-paper.tsx'
import { SealedDocument } from './sealed-document.tsx'

const Picture = ({ photo, onOpen }: { readonly photo: Photo; readonly onOpen: () => void }) => (
  <button type="button" onClick={onOpen} className="block w-full bg-sunken -outline-offset-2">
    <img src={photo.src} alt={photo.alt} className="mx-auto max-h-96 object-contain" />
  </button>
)

const SealedPicture = ({ photo }: { readonly photo: Photo }) => {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <Picture photo={photo} onOpen={() => setIndex(0)} />
      <Lightbox label={photo.alt} photos={[photo]} index={index} onIndexChange={setIndex} />
    </>
  )
}

export const DocumentList = ({ papers }: { readonly papers: readonly Paper[] }) => {
  const say = useText('people')
  const word = useWord()
  const [open, setOpen] = useState<number | null>(null)
  const photos = papers.flatMap((paper) => {
    const photo = paper.isPrivate ? undefined : photoOf(paper, word(fileUsageType, paper.usageType))
    return photo === undefined ? [] : [photo]
  })
  return (
    <section aria-label={say('papers')} className="flex flex-col gap-4">
      {papers.map((paper) => {
        const place = photos.findIndex(({ key }) => key === paper.file.id)
        const photo = photos[place]
        return (
          <Card key={paper.file.id} title={word(fileUsageType, paper.usageType)} flush>
            {paper.isPrivate ? (
              <SealedDocument paper={paper} renderPhoto={(sealed) => <SealedPicture photo={sealed} />} />
            ) : photo === undefined ? (
              <OtherPaper paper={paper} />
            ) : (
              <Picture photo={photo} onOpen={() => setOpen(place)} />
            )}
          </Card>
        )
      })}
      <Lightbox label={say('papers')} photos={photos} index={open} onIndexChange={setOpen} />
    </section>
  )
}
