// The machines that money follows, and what the acts on it need in their hands.
import { amountMachine } from '@bidyard/contract/states/amount'
import { moneyProposalMachine } from '@bidyard/contract/states/money-proposal'
import { payoutMachine } from '@bidyard/contract/states/payout'
import { shopDepositMachine } from '@bidyard/contract/states/shop-deposit'
import { subscriptionMachine } from '@bidyard/contract/states/subscription'
import { unmatchedPaymentMachine } from '@bidyard/contract/states/unmatched-payment'
import { virtualAccountMachine } from '@bidyard/contract/states/virtual-account'
import type { Banks } from '../../providers/bank/open-banks.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export interface FinanceParts {
  readonly personal: PersonalData
  readonly banks: Banks
}

/** What every move of money is given, by a call, by the clock or by the bank. */
export type MoneyGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit'>

export const amounts = stateful(amountMachine, 'amounts')
export const shopDeposits = stateful(shopDepositMachine, 'shop_deposits')
export const shopSubscriptions = stateful(subscriptionMachine, 'shop_subscriptions')
export const payouts = stateful(payoutMachine, 'payouts')
export const moneyProposals = stateful(moneyProposalMachine, 'money_proposals')
export const virtualAccounts = stateful(virtualAccountMachine, 'virtual_accounts')
export const unmatchedPayments = stateful(unmatchedPaymentMachine, 'unmatched_payments')
