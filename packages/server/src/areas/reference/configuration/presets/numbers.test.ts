// What a commercial house begins with, written down a second time: a slip of the pen there costs people money.
import { contractKind, violationDetailType } from '@bidyard/contract/enums'
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { describe, expect, test } from 'vitest'
import { freeCoOp } from './free-co-op.ts'
import { koreaCommercial } from './korea-commercial.ts'

const { bidding, contractScreening, contractTradeAdjustment, contractTradeScheduling, fees, shop, sanctions, signIn } =
  koreaCommercial

describe('an award costs', () => {
  const edges = {
    self: [[1_000_000, 75, 185], [5_000_000, 185, 245], [10_000_000, 245, 250], [30_000_000, 250, 360]],
    pro: [
      [1_000_000, 140, 300], [5_000_000, 300, 365], [15_000_000, 365, 395], [30_000_000, 395, 475],
      [40_000_000, 475, 505],
    ],
  } as const

  test.each(['self', 'pro'] as const)('of a %s car so much at each edge, and the next step a won later', (kind) => {
    const scale = fees.successBidFee[kind]
    expect(edges[kind].map(([edge]) => [awardFeeWon(scale, edge), awardFeeWon(scale, edge + 1)]))
      .toEqual(edges[kind].map(([, at, after]) => [at * 1_000, after * 1_000]))
    expect(scale.basis === 'steps' && scale.steps.length).toBe(edges[kind].length + 1)
    expect(awardFeeWon(scale, bidding.maximumWon)).toBe((edges[kind].at(-1)?.[2] ?? 0) * 1_000)
  })

  test.each([
    [100_000, 150_000], [6_818_181, 150_000], [6_818_228, 150_001], [10_000_000, 220_000], [24_999_999, 549_999],
    [25_000_000, 550_000], [1_000_000_000, 550_000],
  ])('of a prime car for %i won %i', (priceWon, feeWon) => {
    expect(awardFeeWon(fees.successBidFee.prime, priceWon)).toBe(feeWon)
  })

  test('nothing in a co-operative', () => {
    for (const kind of contractKind.values)
      expect(awardFeeWon(freeCoOp.fees.successBidFee[kind], 50_000_000), kind).toBe(0)
    const { exhibitFeeWon, retryAuctionFeeWon, failedBidFeeWon, fuelFeeWon, storage } = freeCoOp.fees
    const all = [exhibitFeeWon, retryAuctionFeeWon, failedBidFeeWon].flatMap((byKind) => Object.values(byKind))
    expect([...all, fuelFeeWon, storage.dailyWon].every((won) => won === 0)).toBe(true)
    expect(freeCoOp.shop).toMatchObject({ depositWon: { dealer: 0, exporter: 0 }, subscriptionMonthlyWon: 0 })
  })
})

test('everything else that is paid for', () => {
  expect(fees).toMatchObject({
    exhibitFeeWon: { self: 0, pro: 0, prime: 55_000 }, retryAuctionFeeWon: { self: 0, pro: 0, prime: 33_000 },
    failedBidFeeWon: { self: 0, pro: 0, prime: 0 }, fuelFeeWon: 20_000, awardFeeDueDays: 7,
    storage: { freeDays: 3, dailyWon: 10_000 },
  })
  expect(shop).toEqual({
    depositWon: { dealer: 3_000_000, exporter: 5_000_000 }, subscriptionMonthlyWon: 330_000,
    virtualAccountHours: 72, virtualAccountEndsAt: '23:00', virtualAccountGraceMinutes: 10, subscriptionRemindDays: 4,
    openAwardsMax: { 's-class': 50, 'a-class': 30, 'b-class': 20, 'c-class': 10 },
    favouritesMax: 100, savedSearchesMax: 30,
  })
})

test('how bids, visits, papers and price cuts are bounded', () => {
  expect(bidding).toEqual({
    unitWon: 10_000, minimumWon: 100_000, maximumWon: 1_000_000_000, lengthHours: { self: 48, pro: 24, prime: 2 },
    roundsMax: 3, candidatesMax: 3, revertsMax: 3, materialCorrectionHours: 24,
    askAgainAboveGuideBasisPoints: 15_000,
  })
  expect(contractTradeScheduling).toEqual({
    visitWithinDays: 5, visitFrom: '09:00', visitTo: '20:00', slotMinutes: 30, delayCountMax: 2,
    deliveryWithinBusinessDays: 5, yard: { address: '', hours: '', phone: '' },
  })
  const all = ['transferredCarRegistration', 'carCheckRecordFront', 'carCheckRecordBack', 'maintenanceReport']
  expect(contractScreening).toEqual({
    rejectionsBeforeEscalation: 3,
    requiredDocuments: { self: ['transferredCarRegistration'], pro: all, prime: all },
  })
  const piece = (maxPriceWon: number, countMax: number) => ({ key: 'maxPriceByPerUnit', maxPriceWon, countMax })
  const share = (ratioBasisPoints: number) => ({ key: 'maxPriceByCarPriceRatio', ratioBasisPoints })
  expect(contractTradeAdjustment).toEqual({
    lineItems: {
      tire: piece(80_000, 4), wheel: piece(70_000, 4), outerPanel: piece(150_000, 6), etc: piece(300_000, 1),
      additionalCarDamageInfo: share(1_000),
    },
    total: share(1_500), photosPerLineMin: 1,
  })
})

describe('a violation brings', () => {
  const counted = 'warningCountBased none none'
  const unpaid = '10 conditionalRelease warning carPriceRatio'
  const brought: Readonly<Record<string, string>> = {
    selfContractPurchaseDecisionExpired: `5 ${counted}`, selfContractTradeSchedulingExpired: `5 ${counted}`,
    selfContractTradeResultExpired: `5 ${counted}`, selfContractVehiclePaymentExpired: unpaid,
    selfContractScreeningSubmitExpired: '3 conditionalRelease warning none',
    proContractPurchaseDecisionExpired: `5 ${counted}`, proContractDeliverySchedulingExpired: `5 ${counted}`,
    proContractVehiclePaymentExpired: unpaid,
    proContractScreeningSubmitExpired: '3 conditionalRelease warning none',
    primeContractVehiclePaymentExpired: unpaid, primeContractVehicleConfirmationExpired: `5 ${counted}`,
    primeContractScreeningSubmitExpired: '3 conditionalRelease warning none',
    selfContractPurchaseDecline: `5 ${counted}`,
    proContractPurchaseDecline: '10 warningCountBased none carPriceRatio',
    selfContractTradeRefusal: `10 ${counted}`,
    unfairPriceReduction: '10 warningCountBased warning 30 carPriceRatio',
    offPlatformTrade: '20 independent warning 30 carPriceRatio',
    falseDocument: '0 permanentBan permanentBan carPriceRatio', misconduct: '0 independent none none',
  }

  test.each(violationDetailType.values)('%s: points, how it grows, what it restricts, what it takes', (detail) => {
    const { points, escalation, restriction, restrictionDays, deduction, isInForce } = sanctions.presets[detail]
    expect([points, escalation, restriction, restrictionDays, deduction].filter((one) => one !== null).join(' '))
      .toBe(brought[detail])
    expect(isInForce).toBe(true)
    expect(freeCoOp.sanctions.presets[detail]).toEqual({ ...sanctions.presets[detail], deduction: 'none' })
  })

  test('warnings by tens of points, which live a year, and money within bounds', () => {
    const { presets: _, ...numbers } = sanctions
    expect(numbers).toEqual({
      pointsPerWarning: 10, pointsLiveMonths: 12, warningsBeforeRestriction: 3, restrictionDays: 30,
      warningsBeforeBan: 5, unhealedRestrictionDays: 30, appealDays: 14,
      deduction: { ofPriceBasisPoints: 500, floorWon: 150_000, capWon: 2_000_000 },
    })
  })
})

test('who signs in', () => {
  expect(signIn).toMatchObject({
    failuresBeforeLock: 5, webviewParametersSeconds: 300, identitySessionMinutes: 10, identityTokenMinutes: 10,
    sessionIdleHours: 12, sessionAbsoluteDays: 30,
  })
})
