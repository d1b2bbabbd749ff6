// What the numbers of sanctions must be to each other, and to the deposit that deductions come out of.
import { type ViolationDetailType, violationDetailType } from '@bidyard/contract/enums'
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import type { SanctionPreset } from '@bidyard/contract/shapes/configuration/sanctions'
import { violationTypeOf } from '@bidyard/contract/shapes/standing/violation-types'
import type { Check } from './problem.ts'

const presetProblems = (detail: ViolationDetailType, preset: SanctionPreset, check: Check): void => {
  const place = (field: keyof SanctionPreset): string => `presets.${detail}.${field}`
  check((preset.escalation === 'permanentBan') === (preset.restriction === 'permanentBan'), 'sanctions',
    place('restriction'), '영구정지는 영구 입찰제한과 함께 써야 합니다.', 'A ban and a restriction for good go together.')
  const isConditional = preset.escalation === 'conditionalRelease'
  check(!isConditional || violationTypeOf[detail] === 'contractActionExpired', 'sanctions', place('escalation'),
    '처리기한 초과에만 조건부 해제를 쓸 수 있습니다.', 'Only a missed act can be made up for.')
  check(!isConditional || preset.restriction === 'warning', 'sanctions', place('restriction'),
    '조건부 해제에는 입찰제한이 필요합니다.', 'There must be a restriction that the act releases.')
  const hasDays = preset.restriction === 'warning' && !isConditional
  check(hasDays === (preset.restrictionDays !== null), 'sanctions', place('restrictionDays'),
    '기간이 있는 입찰제한에만 일수를 적습니다.', 'Days belong to a restriction for a time, and only to it.')
}

export const sanctionProblems = ({ sanctions, shop }: Configuration, check: Check): void => {
  const { deduction, presets } = sanctions
  for (const detail of violationDetailType.values) presetProblems(detail, presets[detail], check)
  check(sanctions.warningsBeforeRestriction < sanctions.warningsBeforeBan, 'sanctions', 'warningsBeforeBan',
    '입찰제한 경고 수보다 커야 합니다.', 'A ban needs more warnings than a restriction.')
  check(deduction.floorWon <= deduction.capWon, 'sanctions', 'deduction.capWon',
    '최소 차감액보다 작을 수 없습니다.', 'The most cannot be less than the least.')
  const deposit = Math.min(shop.depositWon.dealer, shop.depositWon.exporter)
  check(deduction.capWon <= deposit, 'sanctions', 'deduction.capWon',
    '보증금보다 많이 차감할 수 없습니다.', 'A deduction cannot be more than the deposit it comes out of.')
  const deducts = Object.values(presets).some((preset) => preset.deduction === 'carPriceRatio')
  check(!deducts || (deduction.ofPriceBasisPoints > 0 && deduction.capWon > 0), 'sanctions',
    'deduction.ofPriceBasisPoints', '차감하는 위반이 있으면 비율이 있어야 합니다.',
    'Some violations deduct from the deposit, so there must be a share to deduct.')
}
