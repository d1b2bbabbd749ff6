// What a violation would bring by the rule that holds for it, in won as well, and how the shop stands before it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums/violations'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Violation } from '../../dealer/types.ts'
import { RuleCard } from '../../dealer/whole/rule-card.tsx'
import type { ApplyValues } from './apply-values.ts'
import type { Sanctions } from './use-contract-terms.ts'

const ruleOf = ({ value }: Sanctions, detail: ViolationDetailType): Violation['rule'] => {
  const { isInForce: _judged, ...preset } = value.presets[detail]
  const { pointsLiveMonths, pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan } = value
  return {
    ...preset, pointsLiveMonths, pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan,
    warningRestrictionDays: value.restrictionDays, unhealedRestrictionDays: value.unhealedRestrictionDays,
    ...value.deduction,
  }
}

interface StandingProps {
  readonly memberId: string
  readonly rule: Violation['rule'] | undefined
}

const Standing = ({ memberId, rule }: StandingProps) => {
  const say = useText('sanctions')
  const format = useFormat()
  const info = useRead(violationsCalls.getViolationInfo, { body: { memberId } })
  if (info.data === undefined)
    return info.error === null ? <div aria-busy="true"><Skeleton className="h-40 rounded-lg" /></div> : null
  const { points, warnings, pointsPerWarning, restriction, restrictedUntil } = info.data.standing
  const after = rule === undefined ? points : points + rule.points
  const warningsAfter = Math.max(warnings, Math.floor(after / pointsPerWarning))
  const change = (from: number, to: number): string => (from === to ? String(from) : `${from} → ${to}`)
  const until = restrictedUntil === null ? say('restrictedOpen') : format.dateTime(restrictedUntil)
  return (
    <Card title={say('standing')} note={say('standingNote')}>
      <KeyValueList
        facts={[
          { key: 'points', name: say('points'), value: change(points, after) },
          { key: 'warnings', name: say('warnings'), value: change(warnings, warningsAfter) },
          { key: 'restriction', name: say('restriction'), value: restriction === 'none' ? say('unrestricted') : until },
        ]}
      />
    </Card>
  )
}

interface TakenProps {
  readonly rule: Violation['rule']
  readonly contract: Contract | undefined
  readonly typedWon: number | null
}

const Taken = ({ rule, contract, typedWon }: TakenProps) => {
  const say = useText('sanctions')
  const format = useFormat()
  const priceWon = contract === undefined ? typedWon : contract.priceWon ?? contract.amountWon
  const takenWon = rule.deduction === 'none' ? 0 : deductionOf(priceWon ?? 0, rule)
  if (takenWon === 0) return null
  const of = priceWon === null ? say('takenLeast')
    : say(contract === undefined ? 'takenOfTyped' : 'takenOfContract', { price: format.price(priceWon) })
  return (
    <Card title={say('taken')}>
      <p aria-live="polite" className="flex flex-col gap-1">
        <b className="figures text-2xl">{format.won(takenWon)}</b>
        <span className="text-md text-ink-soft">{of}</span>
      </p>
    </Card>
  )
}

interface RulePreviewProps {
  readonly values: Pick<ApplyValues, 'detail' | 'contractId' | 'priceWon'>
  readonly contract: Contract | undefined
  readonly sanctions: Sanctions | undefined
  /** Anybody of the shop: the shop's standing is asked for by one of its people. */
  readonly memberId: string | undefined
}

export const RulePreview = ({ values, contract, sanctions, memberId }: RulePreviewProps) => {
  const say = useText('sanctions')
  const { detail, contractId, priceWon } = values
  const rule = sanctions === undefined || detail === null ? undefined : ruleOf(sanctions, detail)
  return (
    <section aria-label={say('brings')} className="flex flex-col gap-4 lg:sticky lg:top-24">
      {sanctions !== undefined && rule !== undefined
        ? <RuleCard violation={{ rule, ruleVersion: sanctions.version }} />
        : <Card title={say('brings')}><p className="text-md text-ink-soft">{say('bringsHint')}</p></Card>}
      {rule !== undefined && <Taken rule={rule} contract={contract} typedWon={priceWon} />}
      {memberId !== undefined && <Standing memberId={memberId} rule={rule} />}
      <InlineNotice>{say(contractId === null ? 'ruleOfItsDay' : 'ruleOfContract')}</InlineNotice>
    </section>
  )
}
