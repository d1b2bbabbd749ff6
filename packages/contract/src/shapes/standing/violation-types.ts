// Which type each violation is of: a fact of the violation that no configuration changes.
import type { ViolationDetailType, ViolationType } from '../../enums.ts'

export const violationTypeOf: Readonly<Record<ViolationDetailType, ViolationType>> = {
  selfContractPurchaseDecisionExpired: 'contractActionExpired',
  selfContractTradeSchedulingExpired: 'contractActionExpired',
  selfContractTradeResultExpired: 'contractActionExpired',
  selfContractVehiclePaymentExpired: 'contractActionExpired',
  selfContractScreeningSubmitExpired: 'contractActionExpired',
  proContractPurchaseDecisionExpired: 'contractActionExpired',
  proContractDeliverySchedulingExpired: 'contractActionExpired',
  proContractVehiclePaymentExpired: 'contractActionExpired',
  proContractScreeningSubmitExpired: 'contractActionExpired',
  primeContractVehiclePaymentExpired: 'contractActionExpired',
  primeContractVehicleConfirmationExpired: 'contractActionExpired',
  primeContractScreeningSubmitExpired: 'contractActionExpired',
  selfContractPurchaseDecline: 'contractDeclinePurchase',
  proContractPurchaseDecline: 'contractDeclinePurchase',
  selfContractTradeRefusal: 'contractDeclinePurchase',
  unfairPriceReduction: 'ruleViolation',
  offPlatformTrade: 'ruleViolation',
  falseDocument: 'ruleViolation',
  misconduct: 'ruleViolation',
}
