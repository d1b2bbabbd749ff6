// Puts the price right before it is paid, and the fee with it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { wantsSecondPerson } from '@bidyard/contract/shapes/contracts/price-cut'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lapseProposals, propose } from '../../finance/for-other-areas.ts'
import { correctContract } from '../adjustment/reprice-contract.ts'
import type { ContractParts } from '../contract-parts.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { mayBeRepriced } from '../takeover/follow-corrected-price.ts'
import { tellContracts } from '../tell-contracts.ts'
import { holdForOffice } from './hold-for-office.ts'

export const correctContractPrice = (parts: ContractParts) =>
  action(contractsCalls.correctContractPrice, async (given) => {
    const { tx, doer, body: { priceWon, reason } } = given
    const held = await holdForOffice(given)
    const { contract } = held
    const { id, shopId, amountWon } = contract
    if (!mayBeRepriced(contract)) throw wrongStep('state')
    if (priceWon > amountWon) throw wrongStep('input')
    // Much less than was bid is for two people to say.
    if (priceWon < (contract.priceWon ?? amountWon) && wantsSecondPerson(amountWon, amountWon - priceWon)) {
      await propose(given, {
        act: 'correctCarPrice', subject: 'contract', subjectId: id, shopId, won: priceWon, facts: { priceWon }, reason,
      })
      return answerOf(given, parts, held)
    }
    if (!await correctContract(given, contract, priceWon, reason)) throw wrongStep('state')
    await lapseProposals(given, { acts: ['correctCarPrice'], subjectIds: [id], reason })
    await writeAudit(tx, doer, [{
      act: 'correct contract price', subject: 'contract', subjectId: contract.id,
      before: { priceWon: contract.priceWon }, after: { priceWon }, reason,
    }])
    tellContracts(given, [contract])
    return answerOf(given, parts, held)
  })
