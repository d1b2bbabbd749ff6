// One violation whole: what happened, by which rule, what followed, how it ends, and the appeal against it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { shopViolationState, violationAction, violationDetailType } from '@bidyard/contract/enums/violations'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { AppealCard } from './appeal/appeal-card.tsx'
import { actionTone, stateTone } from './tones.ts'
import type { WholeViolation } from './types.ts'
import { EffectsCard } from './whole/effects-card.tsx'
import { FactsCard } from './whole/facts-card.tsx'
import { RuleCard } from './whole/rule-card.tsx'
import { WayOutCard } from './whole/way-out-card.tsx'

const Whole = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('violations')
  const word = useWord()
  const name = word(violationDetailType, violation.detail)
  useTitle(name)
  return (
    <>
      <PageHeader
        trail={<Link to="/violations">{say('violations')}</Link>}
        title={name}
        summary={
          <span className="flex flex-wrap items-center gap-1.5 pt-1">
            <Badge tone={actionTone[violation.action]}>{word(violationAction, violation.action)}</Badge>
            <Badge tone={stateTone[violation.state]}>{word(shopViolationState, violation.state)}</Badge>
            <span className="text-ink-faint">{violation.violationNo}</span>
          </span>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2"><WayOutCard violation={violation} /></div>
        <div className="flex min-w-0 flex-col gap-4">
          <FactsCard violation={violation} />
          <RuleCard violation={violation} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <EffectsCard violation={violation} />
          <AppealCard violation={violation} />
        </div>
      </div>
    </>
  )
}

export const ViolationScreen = (): ReactNode => {
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/dealer/violations/$id' })
  const { data, error, refetch, isFetching } = useRead(violationsCalls.getShopViolation, { params: { id } })
  if (data === undefined)
    return error === null
      ? <Card><div aria-busy="true"><SkeletonText lines={10} /></div></Card>
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return <Whole key={data.id} violation={data} />
}
