// One check on the tablet: begun at the car, filled in page by page, kept here at once, sent when there is a net.
import { carCheckState } from '@bidyard/contract/enums/cars'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useLive } from '../../../../api/live/live-context.tsx'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useViewer } from '../../../../api/session.ts'
import { useOnline } from '../../../../api/use-online.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import type { Held } from '../kept/held.ts'
import { isBegun } from '../kept/kept-rules.ts'
import { lookAgain, takeAlong } from '../kept/take-along.ts'
import { useHeld } from '../kept/use-kept.ts'
import { SavedState } from '../parts/saved-state.tsx'
import { checkTones } from '../parts/check-tones.ts'
import { useInspecting } from '../sending/use-inspecting.ts'
import { CheckPages } from './check-pages.tsx'
import { readCheckPage } from './check-parts.ts'
import { CheckNotices } from './check-notices.tsx'
import { VisitCard } from './visit-card.tsx'
import { atTheCar, type Work, workOf } from './work.ts'

/** Keeps the check on this device and follows what others do to it. */
const useFollow = (id: string) => {
  const uid = useViewer()?.uid
  const online = useOnline()
  const [failure, setFailure] = useState<unknown>(null)
  const take = useCallback(() => {
    setFailure(null)
    if (uid !== undefined) takeAlong(uid, id).catch(setFailure)
  }, [uid, id])
  useEffect(() => {
    if (online) take()
  }, [online, take])
  useLive('carCheckChanged', ({ checkId }) => {
    if (checkId === id) void lookAgain(id).catch(() => undefined)
  })
  return { uid, failure, retry: take }
}

const Head = ({ work, held }: { readonly work: Work; readonly held: Held }) => {
  const say = useText('checks')
  const word = useWord()
  const { check, car } = work.kept
  const { carNumber, state, startedAt } = check
  const isWaiting = state === 'inProgress' && startedAt === null && work.kept.startKey === null
  useTitle(`${carNumber} · ${say('checks')}`)
  return (
    <PageHeader
      trail={<Trail to="/office/checks">{say('checks')}</Trail>}
      title={carNumber}
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {car === null ? <span>{say('notNamed')}</span> : <span lang="ko">{car.name ?? say('notNamed')}</span>}
          <Badge tone={checkTones[state]}>{isWaiting ? say('notBegun') : word(carCheckState, state)}</Badge>
        </span>
      }
      actions={!isBegun(work.kept) && <SavedState held={held} />}
    />
  )
}

const Nothing = ({ failure, retry }: { readonly failure: unknown; readonly retry: () => void }) => {
  const say = useText('checks')
  const online = useOnline()
  const wordsFor = useFailureWords()
  if (failure !== null) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (!online) return <EmptyState icon="offline" title={say('notHere')} text={say('notHereText')} />
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-16 w-72" />
      <Skeleton className="h-11" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}

export const CheckScreen = (): ReactNode => {
  const { id } = useParams({ from: '/framed/office/checks/$id' })
  const { part = 'body' } = readCheckPage(useSearch({ from: '/framed/office/checks/$id' }))
  const { uid, failure, retry } = useFollow(id)
  const held = useHeld(id)
  const may = useMayAsk()
  useInspecting()
  const { kept, photos } = held
  if (kept === null) return <Nothing failure={failure} retry={retry} />
  // A visit that has not begun is planned by others as well.
  const mayWrite = kept.uid === uid && (!isBegun(kept) || may(atTheCar))
  const work = workOf(kept, photos, mayWrite)
  return (
    <>
      <Head work={work} held={held} />
      <div className="flex flex-col gap-4">
        <CheckNotices work={work} held={held} />
        {isBegun(kept) ? <CheckPages work={work} held={held} page={part} /> : <VisitCard work={work} />}
      </div>
    </>
  )
}
