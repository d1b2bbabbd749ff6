// Shows the whole account number, for the transfer; the look is written down.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { holdPayout } from './hold-payout.ts'

export const viewPayoutAccount = ({ personal }: FinanceParts) =>
  action(financeCalls.viewPayoutAccount, async (given) => {
    const { tx, caller, request, body } = given
    const payout = await holdPayout(given)
    await writeAccess(tx, caller, request, [{
      act: 'view payout account', subject: 'payout', subjectId: payout.id, reason: body.reason,
    }])
    return { number: personal.open(payout.numberSealed) }
  })
