// What the numbers of the configuration must be to each other; each alone is bounded by its shape.
import type { ConfigKey } from '@bidyard/contract/enums'
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import { adjustmentProblems, deadlineProblems, schedulingProblems } from './contract-rules.ts'
import type { Check, Problem } from './problem.ts'
import { sanctionProblems } from './sanction-rules.ts'

const biddingProblems = ({ bidding }: Configuration, check: Check): void => {
  const { unitWon, minimumWon, maximumWon } = bidding
  for (const [path, amount] of [['minimumWon', minimumWon], ['maximumWon', maximumWon]] as const)
    check(amount % unitWon === 0, 'bidding', path, '입찰 단위의 배수여야 합니다.', 'This must be a multiple of the unit.')
  check(minimumWon <= maximumWon, 'bidding', 'maximumWon',
    '최소 입찰금액보다 작을 수 없습니다.', 'This cannot be less than the smallest bid.')
}

const feeProblems = ({ fees }: Configuration, check: Check): void => {
  for (const [kind, scale] of Object.entries(fees.successBidFee)) {
    const path = `successBidFee.${kind}`
    if (scale.basis === 'share') {
      check(scale.floorWon <= scale.capWon, 'fees', `${path}.capWon`,
        '최대 수수료는 최소 수수료보다 작을 수 없습니다.', 'The most cannot be less than the least.')
      continue
    }
    scale.steps.forEach(({ upToWon, feeWon }, at) => {
      const isLast = at === scale.steps.length - 1
      const before = scale.steps[at - 1]
      const here = `${path}.steps.${at}`
      check(isLast === (upToWon === null), 'fees', `${here}.upToWon`,
        '마지막 구간만 상한이 없어야 합니다.', 'The last step, and only the last, has no bound.')
      if (before === undefined) return
      check(upToWon === null || (before.upToWon ?? 0) < upToWon, 'fees', `${here}.upToWon`,
        '구간은 낮은 금액부터 차례로 적어야 합니다.', 'The steps must rise from one to the next.')
      check(before.feeWon <= feeWon, 'fees', `${here}.feeWon`,
        '수수료는 앞 구간보다 작을 수 없습니다.', 'The fee cannot be less than that of the step before.')
    })
  }
}

const shopProblems = ({ shop }: Configuration, check: Check): void => {
  const grades = ['s-class', 'a-class', 'b-class', 'c-class'] as const
  grades.slice(1).forEach((grade, at) => {
    const better = grades[at] ?? grade
    check(shop.openAwardsMax[grade] <= shop.openAwardsMax[better], 'shop', `openAwardsMax.${grade}`,
      '상위 등급보다 클 수 없습니다.', 'This cannot be more than the better grade has.')
  })
}

const signInProblems = ({ signIn }: Configuration, check: Check): void =>
  check(signIn.sessionIdleHours <= signIn.sessionAbsoluteDays * 24, 'signIn', 'sessionIdleHours',
    '세션의 최대 유지기간을 넘을 수 없습니다.', 'This cannot be longer than a session lives at all.')

export const problemsOf = (configuration: Configuration): Problem[] => {
  const problems: Problem[] = []
  const check: Check = (right, key, path, ko, en) => {
    if (!right) problems.push({ key, path, ko, en })
  }
  for (const rule of [
    biddingProblems, deadlineProblems, schedulingProblems, adjustmentProblems, feeProblems, shopProblems,
    sanctionProblems, signInProblems,
  ])
    rule(configuration, check)
  return problems
}

/** What one changed key breaks. What was wrong already, and elsewhere, must not stand in the way of the change. */
export const problemsOfChange = (
  before: Configuration, { key, value }: { readonly key: ConfigKey; readonly value: unknown },
): Problem[] => {
  const known = new Set(problemsOf(before).map((one) => `${one.key}.${one.path}`))
  const after = { ...before, [key]: value } as Configuration
  return problemsOf(after).filter((one) => one.key === key || !known.has(`${one.key}.${one.path}`))
}
