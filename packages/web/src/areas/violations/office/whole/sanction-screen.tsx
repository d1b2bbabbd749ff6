// One violation as the office sees it: what happened, by which rule, what followed, the appeal, and what can be done.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { violationDetailType } from '@bidyard/contract/enums/violations'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import type { WholeViolation } from '../../dealer/types.ts'
import { EffectsCard } from '../../dealer/whole/effects-card.tsx'
import { RuleCard } from '../../dealer/whole/rule-card.tsx'
import { ViolationBadges } from '../list/violation-rows.tsx'
import { ActsCard } from './acts-card.tsx'
import { OfficeAppealCard } from './office-appeal-card.tsx'
import { OfficeFactsCard } from './office-facts-card.tsx'

const Pardoned = ({ pardon }: { readonly pardon: WholeViolation['pardon'] }) => {
  const say = useText('sanctions')
  const format = useFormat()
  return pardon === null ? null : (
    <InlineNotice tone="done" title={say('pardonedAt', { time: format.dateTime(pardon.at) })}>
      {pardon.reason}
    </InlineNotice>
  )
}

const Whole = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('sanctions')
  const { ruleVersion } = violation
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <OfficeFactsCard violation={violation} />
        <RuleCard violation={violation} />
        <LinkButton
          to="/office/configuration/$key"
          params={{ key: 'sanctions' }}
          search={{ tab: 'history', ...(ruleVersion > 1 ? { from: ruleVersion - 1, to: ruleVersion } : {}) }}
          icon="history"
          className="self-start"
        >
          {say('ruleHistory', { version: ruleVersion })}
        </LinkButton>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Pardoned pardon={violation.pardon} />
        <OfficeAppealCard violation={violation} />
        <EffectsCard violation={violation} />
        <ActsCard violation={violation} />
      </div>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-110 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)

export const SanctionScreen = (): ReactNode => {
  const say = useText('sanctions')
  const word = useWord()
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/sanctions/$id' })
  const read = useRead(violationsCalls.getShopViolation, { params: { id } })
  const violation = read.data?.id === id ? read.data : undefined
  useTitle(violation?.violationNo ?? say('sanctions'))
  if (read.error !== null && violation === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/sanctions">{say('sanctions')}</Trail>}
        title={
          violation === undefined ? <Skeleton className="h-8 w-64" /> : word(violationDetailType, violation.detail)
        }
        summary={violation !== undefined && (
          <span className="flex flex-wrap items-center gap-2 pt-1">
            <ViolationBadges violation={violation} />
            {violation.shopName}
            <span className="text-ink-faint">{violation.violationNo}</span>
          </span>
        )}
      />
      {violation === undefined ? <Waiting /> : <Whole violation={violation} />}
    </>
  )
}
