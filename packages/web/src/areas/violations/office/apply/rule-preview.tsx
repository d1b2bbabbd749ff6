// What a violation would bring by the rule in force now, and how the shop stands before it.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums/violations'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Violation } from '../../dealer/types.ts'
import { RuleCard } from '../../dealer/whole/rule-card.tsx'

type Config = Extract<ReceivedOf<typeof referenceCalls.getConfig>, { readonly key: 'sanctions' }>

/** Undefined until it has come. */
export const useSanctions = (): Config | undefined => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  return data?.key === 'sanctions' ? data : undefined
}

const ruleOf = ({ value }: Config, detail: ViolationDetailType): Violation['rule'] => {
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

interface RulePreviewProps {
  readonly detail: ViolationDetailType | null
  /** Anybody of the shop: the shop's standing is asked for by one of its people. */
  readonly memberId: string | undefined
}

export const RulePreview = ({ detail, memberId }: RulePreviewProps) => {
  const say = useText('sanctions')
  const config = useSanctions()
  const rule = config === undefined || detail === null ? undefined : ruleOf(config, detail)
  return (
    <section aria-label={say('brings')} className="flex flex-col gap-4 lg:sticky lg:top-24">
      {config !== undefined && rule !== undefined
        ? <RuleCard violation={{ rule, ruleVersion: config.version }} />
        : <Card title={say('brings')}><p className="text-md text-ink-soft">{say('bringsHint')}</p></Card>}
      {memberId !== undefined && <Standing memberId={memberId} rule={rule} />}
      <InlineNotice>{say('ruleOfItsDay')}</InlineNotice>
    </section>
  )
}
