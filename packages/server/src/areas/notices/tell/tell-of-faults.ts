// Tells whoever is asked about a fault that they are, and until when: nobody else hears of it, and nobody twice.
import { type FaultCaseRecord, listContractsById, listFaultCasesById } from '../../contracts/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell } from './tell.ts'

type Contract = Awaited<ReturnType<typeof listContractsById>>[number]

const letterOf = ({ id, asked, answerUntil }: FaultCaseRecord, contract: Contract): Letter | undefined => {
  const { id: contractId, contractNo, shopId, orderId, partnerId, exhibitId, carNumber, model } = contract
  if (answerUntil === null) return undefined
  const told = { key: `fault case ${id} asked`, thing: contractId }
  const facts = { contractNo, carName: carNameOf(model), until: timeOf(answerUntil) }
  if (asked === 'buyer') return { ...told, kind: 'faultAsked', of: shopId, facts: { ...facts, contractId } }
  const ofSale = { ...told, facts: { ...facts, orderId, carNumber } }
  if (exhibitId !== null) return { ...ofSale, kind: 'ownerFaultAsked', of: exhibitId }
  return partnerId === null ? undefined : { ...ofSale, kind: 'saleFaultAsked', of: partnerId }
}

/** Once it is answered or its time is over nobody is asked any more. */
export const tellOfFault = telling<'faultCaseChanged'>(async (given, payloads) => {
  const cases = (await listFaultCasesById(given.tx, payloads.map(({ caseId }) => caseId)))
    .filter(({ state, overdueAt }) => state === 'open' && overdueAt === null)
  const contracts = new Map((await listContractsById(given.tx, cases.map(({ contractId }) => contractId)))
    .map((contract) => [contract.id, contract]))
  await tell(given, cases.flatMap((found) => {
    const contract = contracts.get(found.contractId)
    return contract === undefined ? [] : letterOf(found, contract) ?? []
  }))
})
