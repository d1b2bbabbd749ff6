// Takes back what one proposed oneself.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { decide } from './decide.ts'

export const withdrawMoneyProposal = action(financeCalls.withdrawMoneyProposal, (given) => decide(given, 'withdraw'))
