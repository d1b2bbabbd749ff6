// The office opens a contract for a bidder: the seller decides first, or has agreed to a price below the reserve.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractKind } from '@bidyard/contract/enums'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Caller } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockAuctions, lockOrdersOf } from '../../auctions/for-other-areas.ts'
import { awardContracts } from '../award/award-contracts.ts'
import { listRounds } from '../award/rounds.sql.ts'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import { readContract } from '../contracts/read-contract.ts'
import { describeContract } from '../contracts/show-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { beginSteps } from '../steps/step-deadlines.ts'
import { tellContracts, tellRounds } from '../tell-contracts.ts'
import { judgeCandidate } from './judge-candidate.ts'
import { openContracts } from './open-contracts.ts'

interface Opening extends ContractGiven {
  readonly caller: Caller
  readonly refuse: Refuse
}

interface Wish {
  readonly auctionId: string
  readonly bidderId: string
  readonly kind: ContractKind
  readonly consentNote: string | null
}

/** Where the bid binds it is awarded at once; the word of its seller is taken by the calls of such kinds alone. */
const openOne = async (given: Opening, parts: ContractParts, wish: Wish) => {
  const { tx, now, doer, refuse } = given
  await lockOrdersOf(tx, [wish.auctionId])
  await lockAuctions(tx, [wish.auctionId])
  const [round] = await listRounds(tx, [wish.auctionId])
  if (round === undefined) throw refuse('notFound')
  const isBinding = traitsOf(round.kind).awardedBy === 'reserve'
  if (round.kind !== wish.kind || isBinding !== (wish.consentNote !== null))
    throw wrongStep('kind')
  const from = isBinding ? ['waiting', 'afterConsulting'] as const : ['waiting'] as const
  const candidate = await judgeCandidate(given, round, { bidderId: wish.bidderId, from })
  if (candidate === 'candidate') throw wrongStep('input')
  if (typeof candidate === 'string') throw wrongStep('state')

  const opened = await openContracts(given, [{
    kind: round.kind, candidate, as: 'staff', act: isBinding ? 'openByAward' : 'open', consentNote: wish.consentNote,
  }])
  if (isBinding) {
    await awardContracts(given, opened)
    await beginSteps(given, opened)
  }
  tellContracts(given, opened)
  tellRounds(given, [round])
  await writeAudit(tx, doer, opened.map(({ id, auctionId, bidderId, amountWon }) => ({
    act: 'open contract', subject: 'contract', subjectId: id, after: { auctionId, bidderId, amountWon },
    reason: wish.consentNote,
  })))
  return describeContract({ ...parts, db: tx, now }, 'office', await readContract(given, { id: opened[0]?.id ?? '' }))
}

export const openingHandlers = (parts: ContractParts) => ({
  openContract: action(calls.openContract, (given) => openOne(given, parts, { ...given.body, consentNote: null })),
  openSelfContract: action(calls.openSelfContract, (given) =>
    openOne(given, parts, { ...given.body, kind: 'self', consentNote: null })),
  openProContract: action(calls.openProContract, (given) =>
    openOne(given, parts, { ...given.body, kind: 'pro', consentNote: null })),
  openPrimeContract: action(calls.openPrimeContract, (given) =>
    openOne(given, parts, { ...given.body, kind: 'prime' })),
})
