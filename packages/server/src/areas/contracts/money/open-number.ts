// The buyer of a car wants another account number: the last one was closed by another sum, or the bank gave none.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { Failure } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { lockShops, openCarMoneyAccount as openNumber } from '../../finance/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { actsAsBuyer, holdContract } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'

export const openCarMoneyAccount = (parts: ContractParts) => action(calls.openCarMoneyAccount, async (given) => {
  const { tx, caller, params } = given
  const held = await holdContract(given, params.id)
  const { id, kind, state, shopId } = held.contract
  if (traitsOf(kind).paid !== 'throughHouse') throw wrongStep('kind')
  if (!await actsAsBuyer(tx, caller, held)) throw wrongStep('party')
  if (state !== 'payment') throw wrongStep('state')
  await lockShops(tx, [shopId])
  const opened = await openNumber(given, {
    contractId: id, memberId: caller.memberId, bank: parts.banks.issuing.name,
  })
  if (opened === 'exists') throw new Failure('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
  if (typeof opened === 'string') throw wrongStep('state')
  return answerOf(given, parts, held)
})
