// What a contract waits for as it is told, beside the contract itself and beside the bid that it came from.
import type { ContractStep } from '@bidyard/contract/enums'
import type { ContractDuty } from '@bidyard/contract/shapes/contracts/duty'
import { timeOf } from '../../runtime/time/time-of.ts'

export interface DutyRow {
  readonly whose: string | null
  readonly dueAt: Date | null
  readonly finalAt: Date | null
}

export const showDuty = (step: ContractStep, { whose, dueAt, finalAt }: DutyRow): ContractDuty | null => {
  if (dueAt === null || (whose !== 'seller' && whose !== 'buyer' && whose !== 'staff')) return null
  return { step, whose, dueAt: timeOf(dueAt), finalAt: timeOf(finalAt) }
}
