// What each violation brings, and how points grow into warnings and warnings into a ban.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { SanctionPreset } from '@bidyard/contract/shapes/configuration/sanctions'

/** Points that grow into warnings. */
const counted = (points: number): SanctionPreset => ({
  points, escalation: 'warningCountBased', restriction: 'none', restrictionDays: null, deduction: 'none',
  isInForce: true,
})

/** No new bids until the missed act is done. */
const untilDone = (points: number, deduction: SanctionPreset['deduction']): SanctionPreset => ({
  ...counted(points), escalation: 'conditionalRelease', restriction: 'warning', deduction,
})
const unpaid = untilDone(10, 'carPriceRatio')
const papersMissing = untilDone(3, 'none')
const costly = { restriction: 'warning', restrictionDays: 30, deduction: 'carPriceRatio' } as const

export const sanctions: ConfigurationOf<'sanctions'> = {
  pointsPerWarning: 10,
  pointsLiveMonths: 12,
  warningsBeforeRestriction: 3,
  restrictionDays: 30,
  warningsBeforeBan: 5,
  unhealedRestrictionDays: 30,
  appealDays: 14,
  deduction: { ofPriceBasisPoints: 500, floorWon: 150_000, capWon: 2_000_000 },
  presets: {
    selfContractPurchaseDecisionExpired: counted(5),
    selfContractTradeSchedulingExpired: counted(5),
    selfContractTradeResultExpired: counted(5),
    selfContractVehiclePaymentExpired: unpaid,
    selfContractScreeningSubmitExpired: papersMissing,
    proContractPurchaseDecisionExpired: counted(5),
    proContractDeliverySchedulingExpired: counted(5),
    proContractVehiclePaymentExpired: unpaid,
    proContractScreeningSubmitExpired: papersMissing,
    primeContractVehiclePaymentExpired: unpaid,
    primeContractVehicleConfirmationExpired: counted(5),
    primeContractScreeningSubmitExpired: papersMissing,
    selfContractPurchaseDecline: counted(5),
    proContractPurchaseDecline: { ...counted(10), deduction: 'carPriceRatio' },
    selfContractTradeRefusal: counted(10),
    unfairPriceReduction: { ...counted(10), ...costly },
    offPlatformTrade: { ...counted(20), ...costly, escalation: 'independent' },
    falseDocument: {
      ...counted(0), escalation: 'permanentBan', restriction: 'permanentBan', deduction: 'carPriceRatio',
    },
    misconduct: { ...counted(0), escalation: 'independent' },
  },
}
