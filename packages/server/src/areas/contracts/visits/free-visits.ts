// Whether somebody could still have come: at a time of the house that the seller offers, and that nobody else took.
import { takenMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { Reader } from '../../../runtime/database/database.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { visitedOf } from './visited.ts'
import { visitsFrom } from './visit-rules.ts'
import { listVisitsOf } from './visits.sql.ts'

export const hasFreeVisit = async (
  db: Reader, contract: Pick<ContractRecord, 'revision' | 'partnerId' | 'exhibitId'>,
  { from, windows }: { readonly from: Date; readonly windows: ContractRecord['visitWindows'] },
): Promise<boolean> => {
  const { value: rules } = await readConfigurationAt(db, 'contractTradeScheduling', contract.revision)
  const taken = await listVisitsOf(db, await visitedOf(db, contract), from, takenMax)
  return visitsFrom(from, rules, windows).some((visit) =>
    !taken.some((other) => other.from < visit.to && visit.from < other.to))
}
