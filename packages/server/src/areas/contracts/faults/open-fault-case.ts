// Opens a case of fault: one side says that the other is at fault, and the other is heard before anybody decides.
import type { FaultCaseKind, TradeParty } from '@bidyard/contract/enums'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { type ContractGiven, faultCases } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { insertFaultCase } from '../contracts/fault-cases.sql.ts'
import { endsOf } from '../steps/ends.ts'

export interface FaultClaim {
  readonly kind: FaultCaseKind
  readonly claim: string
  readonly note: string | null
  readonly openedAs: 'buyer' | 'seller' | 'staff'
  readonly asked: TradeParty
}

export const openFaultCase = async (
  given: ContractGiven, contract: Pick<ContractRecord, 'id' | 'revision' | 'shopId' | 'partnerId' | 'exhibitId'>,
  claimed: FaultClaim,
): Promise<void> => {
  const { tx, now, doer } = given
  const id = await insertFaultCase(tx, { ...claimed, contractId: contract.id, openedBy: doer.memberId })
  const { numbers, after } = await endsOf(given, contract.revision)
  const dueAt = await after(now, numbers.faultAnswer.due)
  await setDeadlines(tx, [{
    machine: faultCases.machine.name, rowId: id, duty: 'answer', whose: claimed.asked,
    holderId: claimed.asked === 'buyer' ? contract.shopId : null, dueAt, finalAt: null,
  }])
  const { id: contractId, shopId, partnerId, exhibitId } = contract
  given.emit('faultCaseChanged', { caseId: id, contractId, shopId, partnerId, exhibitId })
}
