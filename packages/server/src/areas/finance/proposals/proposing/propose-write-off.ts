// Proposes to give up what is owed; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../../runtime/handler.ts'
import { aboutAmount, owedAmount } from './about-amounts.ts'

export const proposeWriteOff = action(financeCalls.proposeWriteOff, async (given) =>
  aboutAmount(given, 'writeOffAmount', await owedAmount(given), given.body.reason))
