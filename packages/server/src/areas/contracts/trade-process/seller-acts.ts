// What a seller does after the close: chooses a bidder, takes that back, drops the bidder, or sells to nobody.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { action, read } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { candidatesMaxOf, goOn } from '../award/go-on.ts'
import { askToChoose, windowOfRound } from '../award/award-window.ts'
import { listRounds } from '../award/rounds.sql.ts'
import { endWithoutBuyer } from '../award/settle-bids.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { expirePurchasesOf } from '../ending/expire-contracts.ts'
import { judgeCandidate } from '../opening/judge-candidate.ts'
import { openContracts } from '../opening/open-contracts.ts'
import { tellContracts, tellRounds } from '../tell-contracts.ts'
import { holdRound, keepToSeller, keepToSellerOrOffice, lockAsked, seesRound } from './hold-round.ts'
import { describeAgain, describeRound } from './show-trade-process.ts'

export const getSellerTradeProcess = read(contractsCalls.getSellerTradeProcess, async (given) => {
  const { db, caller, params, fail } = given
  const [round] = await listRounds(db, [params.id])
  if (round === undefined || !seesRound(caller, round)) throw fail('AUCTION_NOT_FOUND')
  return describeRound(db, caller, round)
})

const problems = {
  auction: 'AUCTION_INVALID', process: 'AUCTION_TRADE_PROCESS_INVALID', candidate: 'CANDIDATE_INVALID',
} as const

export const requestSale = action(contractsCalls.requestSale, async (given) => {
  const { tx, caller, params, body: { bidderId }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  // What is sold by its reserve is sold by that, or by the office once the seller agreed.
  const candidate = await judgeCandidate(given, round, { bidderId, from: ['waiting'] })
  if (typeof candidate === 'string') throw fail(problems[candidate])
  if (traitsOf(round.kind).awardedBy !== 'seller') throw fail('AUCTION_TRADE_PROCESS_INVALID')
  const opened = await openContracts(given, [{
    kind: round.kind, candidate, as: 'seller', act: 'openBySaleRequest', consentNote: null,
  }])
  tellContracts(given, opened)
  tellRounds(given, [round])
  return describeAgain(tx, caller, round.id)
})

export const revertSaleRequest = action(contractsCalls.revertSaleRequest, async (given) => {
  const { tx, caller, params, body: { reason }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, false)
  const { revertsMax } = (await candidatesMaxOf(given, [round]))(round)
  if (contract === undefined || round.revertsUsed >= revertsMax) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  // Nobody could be chosen any more, and the round would be over while its buyer still has time to say yes.
  const { over, until } = await windowOfRound(given, round)
  if (given.now.getTime() >= over.getTime()) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await fallContracts(given, [contract], { cause: 'reverted', note: reason })
  await askToChoose(given, [{ round, until }], caller)
  tellRounds(given, [round])
  return describeAgain(tx, caller, round.id)
})

export const cancelCurrent = action(contractsCalls.cancelCurrent, async (given) => {
  const { tx, caller, params, body: { reason }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, false)
  if (contract === undefined) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await fallContracts(given, [contract], { cause: 'currentCancelled', note: reason })
  await goOn(given, [round.id], caller)
  return describeAgain(tx, caller, round.id)
})

/** The clock does the same by itself; a scheduler that is faster finds it due, a slower one finds nothing. */
export const expireSaleRequest = action(contractsCalls.expireSaleRequest, async (given) => {
  const { tx, caller, params, fail } = given
  const round = await holdRound(given, params.id)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, true)
  if (contract === undefined) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await expirePurchasesOf(given, [contract])
  return describeAgain(tx, caller, round.id)
})

export const declineRound = action(contractsCalls.declineRound, async (given) => {
  const { tx, caller, params, body: { next, reason }, doer, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSellerOrOffice(given, round)
  if (round.state !== 'contract' || round.isOver) throw fail('AUCTION_INVALID')
  if (round.contractId !== null) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  const by = caller.roles.has('staff') ? 'staff' : 'seller'
  await endWithoutBuyer(given, [round.id], { by, retry: next === 'retry' ? 'wished' : 'never', note: reason })
  await writeAudit(tx, doer, [{
    act: 'decline round', subject: 'auction', subjectId: round.id, after: { next }, reason,
  }])
  return describeAgain(tx, caller, round.id)
})
