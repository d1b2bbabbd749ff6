// Shows how a seller looks for a buyer; all of it is read from the auction, its contracts and the clock's rows.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { candidatesMax as historyMax, notesMax } from '@bidyard/contract/shapes/contracts/trade-process'
import { auctionProcessStepOf, awardDecisionStateOf } from '@bidyard/contract/states/derived'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { windowOfRound } from '../award/award-window.ts'
import { candidatesMaxOf } from '../award/go-on.ts'
import { findWindow, listRounds, type Round } from '../award/rounds.sql.ts'
import { type ContractRecord, listContractsOf } from '../contracts/contracts.sql.ts'
import { listNotes } from './consulting-notes.sql.ts'

type Shown = AnswerOf<typeof contractsCalls.getSellerTradeProcess>

const candidateOf = (contract: ContractRecord): Shown['history'][number] => ({
  contractId: contract.id, contractNo: contract.contractNo, state: contract.state, bidderId: contract.bidderId,
  amountWon: contract.amountWon, openedAt: timeOf(contract.createdAt),
  requestedAt: timeOf(contract.requestedAt), until: timeOf(contract.dueAt), endedAt: timeOf(contract.cancelledAt),
  cause: contract.cancelCause,
})

const notesOf = async (db: Reader, caller: Caller, id: string): Promise<Shown['notes']> =>
  (isStaff(caller) ? await listNotes(db, id, notesMax) : []).map(({ note, memberId, name, createdAt }) => ({
    note, author: { memberId, name, actor: 'staff' }, createdAt: timeOf(createdAt),
  }))

/** Once somebody has the car, or nobody, there is nothing to choose. */
const windowFor = async (
  db: Reader, round: Round, isAwarded: boolean,
): Promise<Pick<Shown, 'askedAgainUntil' | 'revertUntil'>> => {
  const { state, closedAt } = round
  if (state !== 'contract' || isAwarded || closedAt === null) return { askedAgainUntil: null, revertUntil: null }
  const { againUntil, over } = await windowOfRound({ tx: db, now: closedAt }, round)
  return { askedAgainUntil: timeOf(againUntil), revertUntil: timeOf(over) }
}

export const describeRound = async (db: Reader, caller: Caller, round: Round): Promise<Shown> => {
  const contracts = await listContractsOf(db, [round.id])
  const current = contracts.find(({ id }) => id === round.contractId)
  const bounds = (await candidatesMaxOf({ tx: db }, [round]))(round)
  const { value: { roundsMax } } = await readConfiguration(db, 'bidding')
  const { chooseUntil, consultUntil } = await findWindow(db, round.id)
  const isAwarded = (current?.awardedAt ?? null) !== null
  return {
    auctionId: round.id, auctionNo: round.auctionNo, orderId: round.orderId, kind: round.kind,
    processStep: auctionProcessStepOf({ ...round, hasAwardedBidding: isAwarded }),
    awardDecision: awardDecisionStateOf({ awarded: isAwarded, roundEndedBy: round.endedBy }),
    current: current === undefined ? null : candidateOf(current),
    chooseUntil: timeOf(chooseUntil), consultUntil: timeOf(consultUntil),
    ...await windowFor(db, round, isAwarded),
    revertsUsed: round.revertsUsed, revertsMax: bounds.revertsMax,
    candidatesUsed: round.candidatesUsed, candidatesMax: bounds.candidatesMax,
    mayRetry: round.round < roundsMax,
    history: contracts.slice(0, historyMax).map(candidateOf),
    notes: await notesOf(db, caller, round.id),
  }
}

/** As it is now, after this transaction changed it. */
export const describeAgain = async (db: Reader, caller: Caller, id: string): Promise<Shown> => {
  const [round] = await listRounds(db, [id])
  if (round === undefined) throw new Error('an auction that was just written is gone')
  return describeRound(db, caller, round)
}
