// How the shop stands: points and warnings now and over time, and each violation.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ViolationCard } from './list/violation-card.tsx'
import { StandingCard } from './standing/standing-card.tsx'
import { TimeLine } from './standing/time-line.tsx'
import type { Info } from './types.ts'

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Card><SkeletonText lines={6} /></Card>
    <Card><SkeletonText lines={6} /></Card>
  </div>
)

const All = ({ info }: { readonly info: Info }) => {
  const say = useText('violations')
  return (
    <div className="flex flex-col gap-4">
      <StandingCard info={info} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-2.5">
          <h2 className="pt-1 text-base font-bold">{say('list')}</h2>
          {info.violations.length === 0
            ? <Card><EmptyState icon="done" title={say('noViolations')} text={say('noViolationsText')} /></Card>
            : (
                <ul className="flex flex-col gap-2.5">
                  {info.violations.map((one) => <li key={one.id}><ViolationCard violation={one} /></li>)}
                </ul>
              )}
        </section>
        <TimeLine info={info} />
      </div>
    </div>
  )
}

export const ViolationsScreen = (): ReactNode => {
  const say = useText('violations')
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching } = useRead(violationsCalls.getViolationInfo, { body: { memberId: null } })
  useTitle(say('violations'))
  return (
    <>
      <PageHeader title={say('violations')} summary={say('violationsIntro')} />
      {data !== undefined ? <All info={data} /> : error === null ? <Waiting /> : (
        <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  )
}
