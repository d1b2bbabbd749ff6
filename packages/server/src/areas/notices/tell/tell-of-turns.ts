// Tells the parties of a contract that it took a turn, as the table of its machine names them.
import type { PayloadOf } from '@bidyard/contract/events'
import { listContractsById } from '../../contracts/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell } from './tell.ts'

type Contract = Awaited<ReturnType<typeof listContractsById>>[number]

/** Each has a notice of its own for whoever buys. */
const toldElsewhere: ReadonlySet<string> = new Set([
  'openBySaleRequest', 'acceptSale', 'openByAward', 'cancelCurrent', 'rejectScreening',
])

const lettersOf = (
  contract: Contract, { turn, act, tells }: PayloadOf<'contractTurned'>, at: Date,
): readonly Letter[] => {
  const { id, contractNo, shopId, orderId, partnerId, exhibitId, carNumber, model } = contract
  const told = { key: `contract ${id} ${turn} ${act} at ${timeOf(at)}`, thing: id }
  const facts = { contractNo, carName: carNameOf(model), turn, act }
  const toBuyer: readonly Letter[] = tells.includes('buyer') && !toldElsewhere.has(act)
    ? [{ ...told, kind: 'contractTurned', of: shopId, facts: { ...facts, contractId: id } }] : []
  if (!tells.includes('seller')) return toBuyer
  const ofSale = { ...told, facts: { ...facts, orderId, carNumber } }
  if (exhibitId !== null) return [...toBuyer, { ...ofSale, kind: 'ownerSaleTurned', of: exhibitId }]
  return partnerId === null ? toBuyer : [...toBuyer, { ...ofSale, kind: 'saleTurned', of: partnerId }]
}

export const tellOfTurn = telling<'contractTurned'>(async (given, payloads) => {
  const contracts = new Map((await listContractsById(given.tx, payloads.map(({ contractId }) => contractId)))
    .map((contract) => [contract.id, contract]))
  await tell(given, payloads.flatMap((turned) => {
    const contract = contracts.get(turned.contractId)
    return contract === undefined ? [] : lettersOf(contract, turned, given.past?.at ?? given.now)
  }))
})
