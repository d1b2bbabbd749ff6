// The past of contracts in a sandbox that ended before they were done: by a party, by the register, by the office.
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { followCancel } from '../ending/cancel-contract.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { openFaultCase } from '../faults/open-fault-case.ts'
import { visitedOf } from '../visits/visited.ts'
import type { Playing } from './past-steps.ts'

export const callOff = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const { tx } = given
  await updateStepFacts(tx, [contract.id], {
    scheduleCancelType: 'sellerRequest', scheduleCancelledAs: 'seller', visitSellerId: await visitedOf(tx, contract),
  })
  await endAwarded(given, [contract], {
    cause: 'visitCancelled', as: 'seller', note: '가족이 계속 타기로 하여 판매를 미룹니다.',
  })
}

/** The buyer says that nobody answers; the seller is heard before anybody decides. */
export const blame = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const { tx } = given
  const note = '이틀 동안 네 번 전화하고 문자를 남겼으나 답이 없습니다.'
  await updateStepFacts(tx, [contract.id], {
    scheduleCancelType: 'noContact', scheduleCancelledAs: 'buyer', visitSellerId: await visitedOf(tx, contract),
  })
  await endAwarded(given, [contract], { cause: 'visitCancelled', as: 'buyer', note })
  await openFaultCase(given, contract, {
    kind: 'tradeScheduling', claim: 'noContact', note, openedAs: 'buyer', asked: 'seller',
  })
}

export const block = ({ given }: Playing, contract: ContractRecord): Promise<void> =>
  endAwarded(given, [contract], {
    cause: 'lienBlocked', type: 'lienNotCleared', retry: 'never',
    note: '저당권자가 말소에 동의하지 않아 이전할 수 없습니다.',
  })

export const takeBack = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const note = '점검 뒤 침수 이력이 확인되어 출품을 취소합니다.'
  await fallContracts(given, [contract], { cause: 'byStaff', type: 'carUnavailable', note })
  await followCancel(given, contract, 'cancel', note)
}
