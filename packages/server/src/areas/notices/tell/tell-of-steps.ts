// Tells shops, partners and sellers of the steps of their contracts: what is due soon, and papers that came back.
import { findLastRejection, listContractsById } from '../../contracts/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell, tellEach } from './tell.ts'

type Ending = Awaited<ReturnType<typeof listContractsById>>[number] & { readonly dueAt: Date }

const toBuyer = ({ id, shopId, contractNo, model, state: step, dueAt }: Ending): Letter => {
  const until = timeOf(dueAt)
  return {
    kind: 'dutyEnding', of: shopId, key: `contract ${id} ${step} due ${until}`, thing: id,
    facts: { contractNo, contractId: id, carName: carNameOf(model), step, until },
  }
}

/** Of a partner's own car its people are told, of a customer's car whoever owns it. */
const toSeller = (contract: Ending): readonly Letter[] => {
  const { id, partnerId, exhibitId, orderId, contractNo, model, carNumber, state: step, dueAt } = contract
  const until = timeOf(dueAt)
  const told = {
    key: `contract ${id} ${step} of its seller due ${until}`, thing: id,
    facts: { contractNo, orderId, carNumber, carName: carNameOf(model), step, until },
  }
  if (exhibitId !== null) return [{ ...told, kind: 'ownerDutyEnding', of: exhibitId }]
  return partnerId === null ? [] : [{ ...told, kind: 'sellerDutyEnding', of: partnerId }]
}

export const tellOfEndingDuty = telling<'dutyEnding'>(async (given, payloads) => {
  const contracts = new Map((await listContractsById(given.tx, payloads.map(({ contractId }) => contractId)))
    .map((contract) => [contract.id, contract]))
  const endingFor = (party: (typeof payloads)[number]['whose']): readonly Ending[] =>
    payloads.filter(({ whose }) => whose === party).flatMap(({ contractId, dueAt }) => {
      const contract = contracts.get(contractId)
      return contract === undefined ? [] : [{ ...contract, dueAt: new Date(dueAt) }]
    })
  await tell(given, [...endingFor('buyer').map(toBuyer), ...endingFor('seller').flatMap(toSeller)])
})

export const tellOfRejection = telling<'papersRejected'>(async (given, payloads) => {
  const contracts = await listContractsById(given.tx, payloads.map(({ contractId }) => contractId))
  await tellEach(given, contracts, async ({ id, shopId, contractNo, model, dueAt }) => {
    const rejection = await findLastRejection(given.tx, id)
    if (rejection === undefined) return undefined
    return {
      kind: 'papersRejected', of: shopId, key: `submission ${rejection.id} rejected`, thing: id,
      facts: {
        contractNo, contractId: id, carName: carNameOf(model), rejectType: rejection.rejectType,
        note: rejection.reviewNote, until: timeOf(dueAt),
      },
    }
  })
})
