// Does what another person proposed.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { decide, type MoneyActs } from './decide.ts'

export const confirmMoneyProposal = (acts: MoneyActs) =>
  action(financeCalls.confirmMoneyProposal, (given) => decide(given, 'confirm', acts))
