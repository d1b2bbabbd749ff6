// The rule as it held when the thing happened, in plain numbers.
import { violationEscalation } from '@bidyard/contract/enums/violations'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import type { Violation, WholeViolation } from '../types.ts'

type Rule = Violation['rule']

const useRestriction = () => {
  const say = useText('violations')
  return (rule: Rule): string => {
    if (rule.restriction === 'permanentBan' || rule.escalation === 'permanentBan') return say('ruleForGood')
    if (rule.escalation === 'conditionalRelease') return say('ruleUntilAct')
    if (rule.escalation === 'warningCountBased')
      return say('ruleByWarnings', {
        restriction: rule.warningsBeforeRestriction, days: rule.warningRestrictionDays, ban: rule.warningsBeforeBan,
      })
    if (rule.restriction === 'none' || rule.restrictionDays === null) return say('ruleNoRestriction')
    return say('ruleDays', { days: rule.restrictionDays })
  }
}

const useDeduction = () => {
  const say = useText('violations')
  const format = useFormat()
  return ({ deduction, ofPriceBasisPoints, floorWon, capWon }: Rule): string =>
    deduction === 'none' ? say('ruleNoDeduction') : say('ruleShare', {
      percent: `${ofPriceBasisPoints / 100}%`, floor: format.price(floorWon), cap: format.price(capWon),
    })
}

interface RuleCardProps {
  readonly violation: Pick<WholeViolation, 'rule' | 'ruleVersion'>
}

export const RuleCard = ({ violation: { rule, ruleVersion } }: RuleCardProps) => {
  const say = useText('violations')
  const word = useWord()
  const points = rule.points === 0
    ? say('ruleNoPoints') : say('rulePointsOf', { points: rule.points, months: rule.pointsLiveMonths })
  return (
    <Card title={say('rule')} note={say('ruleVersion', { version: ruleVersion })}>
      <KeyValueList
        facts={[
          { key: 'points', name: say('rulePoints'), value: points },
          { key: 'escalation', name: say('ruleEscalation'), value: word(violationEscalation, rule.escalation) },
          { key: 'restriction', name: say('ruleRestriction'), value: useRestriction()(rule) },
          { key: 'deduction', name: say('ruleDeduction'), value: useDeduction()(rule) },
        ]}
      />
    </Card>
  )
}
