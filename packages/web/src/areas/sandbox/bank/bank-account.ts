// What the screens of the sandbox's bank show: an account as its counter tells of it.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { BankStanding, sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { Tone } from '../../../ui/show/badge.tsx'

export type BankAccount = ReceivedOf<typeof sandboxBankCalls.getBankAccount>
export type Answers = ReceivedOf<typeof sandboxBankCalls.transferToAccount>['answers']

export const tones: Readonly<Record<BankStanding, Tone>> = {
  waiting: 'waiting', deposited: 'done', expired: 'closing', returned: 'neutral', partlyReturned: 'neutral',
}

export const refreshEveryMs = 3_000
