// Refuses what another person proposed.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { decide } from './decide.ts'

export const refuseMoneyProposal = action(financeCalls.refuseMoneyProposal, (given) => decide(given, 'refuse'))
