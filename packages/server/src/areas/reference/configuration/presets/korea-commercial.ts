// The numbers of a commercial house in Korea: fees, deposits, a subscription and sanctions that cost money.
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import { commercialFees } from './commercial-fees.ts'
import { deadlines } from './deadlines.ts'
import { sanctions } from './sanctions.ts'

export const koreaCommercial: Configuration = {
  bidding: {
    unitWon: 10_000,
    minimumWon: 100_000,
    maximumWon: 1_000_000_000,
    lengthHours: { self: 48, pro: 24, prime: 2 },
    roundsMax: 3,
    candidatesMax: 3,
    revertsMax: 3,
    materialCorrectionHours: 24,
    askAgainAboveGuideBasisPoints: 15_000,
  },
  deadlines,
  contractTradeScheduling: {
    visitWithinDays: 5,
    visitFrom: '09:00',
    visitTo: '20:00',
    slotMinutes: 30,
    delayCountMax: 2,
    deliveryWithinBusinessDays: 5,
    yard: { address: '', hours: '', phone: '' },
  },
  contractScreening: {
    rejectionsBeforeEscalation: 3,
    requiredDocuments: {
      self: ['transferredCarRegistration'],
      pro: ['transferredCarRegistration', 'carCheckRecordFront', 'carCheckRecordBack', 'maintenanceReport'],
      prime: ['transferredCarRegistration', 'carCheckRecordFront', 'carCheckRecordBack', 'maintenanceReport'],
    },
  },
  contractTradeAdjustment: {
    lineItems: {
      tire: { key: 'maxPriceByPerUnit', maxPriceWon: 80_000, countMax: 4 },
      wheel: { key: 'maxPriceByPerUnit', maxPriceWon: 70_000, countMax: 4 },
      outerPanel: { key: 'maxPriceByPerUnit', maxPriceWon: 150_000, countMax: 6 },
      etc: { key: 'maxPriceByPerUnit', maxPriceWon: 300_000, countMax: 1 },
      additionalCarDamageInfo: { key: 'maxPriceByCarPriceRatio', ratioBasisPoints: 1_000 },
    },
    total: { key: 'maxPriceByCarPriceRatio', ratioBasisPoints: 1_500 },
    photosPerLineMin: 1,
  },
  fees: commercialFees,
  shop: {
    depositWon: { dealer: 3_000_000, exporter: 5_000_000 },
    subscriptionMonthlyWon: 330_000,
    virtualAccountHours: 72,
    virtualAccountEndsAt: '23:00',
    virtualAccountGraceMinutes: 10,
    subscriptionRemindDays: 4,
    openAwardsMax: { 's-class': 50, 'a-class': 30, 'b-class': 20, 'c-class': 10 },
    favouritesMax: 100,
    savedSearchesMax: 30,
  },
  sanctions,
  signIn: {
    failuresBeforeLock: 5,
    webviewParametersSeconds: 300,
    webviewSessionMinutes: 30,
    identitySessionMinutes: 10,
    identityTokenMinutes: 10,
    sessionIdleHours: 12,
    sessionAbsoluteDays: 30,
  },
}
