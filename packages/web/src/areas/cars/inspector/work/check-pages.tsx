// The pages of a begun check, one at a time, with the way to the next one.
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../text/use-text.ts'
import { buttonLook } from '../../../../ui/button/button-look.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Held } from '../kept/held.ts'
import { type CarPhotos, useCarPhotos } from '../parts/car-photos.ts'
import { BodyPart } from './body-part.tsx'
import { CabinPart } from './cabin-part.tsx'
import { type CheckPage, checkPages } from './check-parts.ts'
import { ClashCard } from './clash-card.tsx'
import { EnginePart } from './engine-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FinishPart } from './finish-part.tsx'
import { PageNav } from './page-nav.tsx'
import { PhotosPart } from './photos-part.tsx'
import { WheelsPart } from './wheels-part.tsx'
import type { Work } from './work.ts'

interface PagesProps {
  readonly work: Work
  readonly held: Held
  readonly page: CheckPage
}

const Step = ({ page, by }: { readonly page: CheckPage; readonly by: -1 | 1 }) => {
  const say = useText('checks')
  const part = checkPages[checkPages.indexOf(page) + by]
  if (part === undefined) return <span />
  return (
    <Link
      to="."
      search={{ part } as never}
      className={buttonLook({ variant: by === 1 ? 'primary' : 'secondary', size: 'large' })}
    >
      {by === -1 && <Icon name="arrowLeft" size={18} />}
      <span><span className="sr-only">{say(by === 1 ? 'next' : 'previous')}: </span>{say(`part.${part}`)}</span>
      {by === 1 && <Icon name="arrowRight" size={18} />}
    </Link>
  )
}

const Page = ({ work, photos, page }: Pick<PagesProps, 'work' | 'page'> & { readonly photos: CarPhotos }) => {
  switch (page) {
    case 'body': return <BodyPart work={work} photos={photos} />
    case 'wheels': return <WheelsPart work={work} />
    case 'engine': return <EnginePart work={work} />
    case 'cabin': return <CabinPart work={work} photos={photos} />
    case 'facts': return <FactsPart work={work} />
    case 'photos': return <PhotosPart work={work} photos={photos} />
    case 'finish': return <FinishPart work={work} />
  }
}

export const CheckPages = ({ work, held, page }: PagesProps) => {
  const photos = useCarPhotos(work)
  const seen = photos.isKnown || photos.shown.length > 0 ? photos.shown.map(({ view }) => view) : null
  return (
    <>
      <PageNav work={work} held={held} page={page} seen={seen} />
      <ClashCard work={work} />
      <Page work={work} photos={photos} page={page} />
      <div className="flex justify-between gap-3"><Step page={page} by={-1} /><Step page={page} by={1} /></div>
    </>
  )
}
