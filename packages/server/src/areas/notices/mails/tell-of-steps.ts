// Writes to shops and partners about the steps of their contracts: what is due soon, and papers that came back.
import { findLastRejection, listContractsById } from '../../contracts/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { type LetterToPartner, writeToPartners } from './write-to-partners.ts'
import { type LetterToShop, writeToShops } from './write-to-shop.ts'

type Ending = Awaited<ReturnType<typeof listContractsById>>[number] & { readonly dueAt: Date }

const toBuyer = ({ id, shopId, contractNo, model, state: step, dueAt }: Ending): LetterToShop => {
  const until = dueAt.toISOString()
  return {
    shopId,
    mailOf: (told) => ({
      onceKey: `contract ${id} ${step} due ${until}`, kind: 'dutyEnding',
      facts: { ...told, contractNo, contractId: id, carName: carNameOf(model), step, until },
    }),
  }
}

/** Of a partner's own cars; its customers have no mailbox of ours: the page of the car says so. */
const toSeller = (contract: Ending): readonly LetterToPartner[] => {
  const { id, partnerId, exhibitId, orderId, contractNo, model, carNumber, state: step, dueAt } = contract
  if (partnerId === null || exhibitId !== null) return []
  const until = dueAt.toISOString()
  return [{
    companyId: partnerId,
    mailOf: (told) => ({
      onceKey: `contract ${id} ${step} of its seller due ${until}`, kind: 'sellerDutyEnding',
      facts: { ...told, contractNo, orderId, carNumber, carName: carNameOf(model), step, until },
    }),
  }]
}

export const tellOfEndingDuty: Reaction<'dutyEnding'> = async (given, payloads) => {
  const contracts = new Map((await listContractsById(given.tx, payloads.map(({ contractId }) => contractId)))
    .map((contract) => [contract.id, contract]))
  const endingFor = (party: (typeof payloads)[number]['whose']): readonly Ending[] =>
    payloads.filter(({ whose }) => whose === party).flatMap(({ contractId, dueAt }) => {
      const contract = contracts.get(contractId)
      return contract === undefined ? [] : [{ ...contract, dueAt: new Date(dueAt) }]
    })
  await writeToShops(given, endingFor('buyer').map(toBuyer))
  await writeToPartners(given, endingFor('seller').flatMap(toSeller))
}

export const tellOfRejection: Reaction<'papersRejected'> = async (given, payloads) => {
  const letters: LetterToShop[] = []
  for (const contract of await listContractsById(given.tx, payloads.map(({ contractId }) => contractId))) {
    const { id, shopId, contractNo, model, dueAt } = contract
    const rejection = await findLastRejection(given.tx, id)
    if (rejection === undefined) continue
    letters.push({
      shopId,
      mailOf: (told) => ({
        onceKey: `submission ${rejection.id} rejected`, kind: 'papersRejected',
        facts: {
          ...told, contractNo, contractId: id, carName: carNameOf(model), rejectType: rejection.rejectType,
          note: rejection.reviewNote, until: dueAt?.toISOString() ?? null,
        },
      }),
    })
  }
  await writeToShops(given, letters)
}
