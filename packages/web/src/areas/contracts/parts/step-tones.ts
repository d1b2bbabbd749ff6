// The colour of each step of a contract, the same wherever one stands.
import type { ContractStep } from '@bidyard/contract/enums/contracts'
import type { Tone } from '../../../ui/show/badge.tsx'

export const stepTones: Readonly<Record<ContractStep, Tone>> = {
  salesDecision: 'waiting', purchaseDecision: 'waiting', tradeScheduling: 'waiting', tradeResult: 'waiting',
  deliveryScheduling: 'waiting', lienConfirmation: 'waiting', payment: 'waiting', takeoverConfirmation: 'waiting',
  screening: 'waiting', done: 'done', cancelled: 'neutral',
}
