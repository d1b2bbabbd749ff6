// Enumerations of the finance area: fees, how they are paid and billed, deposits, subscriptions and account numbers.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const feeType = enumeration('FeeType', {
  exhibitFee: ['출품수수료', 'Exhibit fee'],
  successBidFee: ['낙찰수수료', 'Award fee'],
  failedBidFee: ['유찰수수료', 'Unsold fee'],
  retryAuctionFee: ['재경매수수료', 'Re-auction fee'],
  inspectionFee: ['점검비(진단비)', 'Inspection fee'],
  deliveryFee: ['탁송비', 'Transport fee'],
  storageFee: ['보관료', 'Storage fee'],
  fuelFee: ['유류비', 'Fuel'],
  transferFee: ['이전대행료', 'Title transfer service'],
  mortgageReleaseFee: ['저당해지비', 'Mortgage release'],
  subscriptionFee: ['월 이용료', 'Subscription'],
  penaltyFee: ['위약금', 'Penalty'],
  stampFee: ['인지·증지대', 'Stamps'],
  etcFee: ['기타', 'Other'],
})
export type FeeType = ValueOf<typeof feeType>

export const amountState = enumeration('AmountState', {
  expected: ['예정', 'Expected'],
  billed: ['청구', 'Billed'],
  paid: ['납부', 'Paid'],
  refunding: ['환불중', 'Being refunded'],
  refunded: ['환불', 'Refunded'],
  voided: ['무효', 'Voided'],
})
export type AmountState = ValueOf<typeof amountState>

export const buyerAwardFeeStatus = enumeration('BuyerAwardFeeStatus', {
  pending: ['청구예정', 'To be charged'],
  charged: ['청구', 'Charged'],
  paid: ['납부', 'Paid'],
  cancelled: ['취소', 'Cancelled'],
})
export type BuyerAwardFeeStatus = ValueOf<typeof buyerAwardFeeStatus>

export const billType = enumeration('BillType', {
  unissued: ['미발행', 'Not issued'],
  taxBill: ['세금계산서', 'Tax invoice'],
  cashReceipt: ['현금영수증', 'Cash receipt'],
})
export type BillType = ValueOf<typeof billType>

export const paymentMethod = enumeration('PaymentMethod', {
  virtualAccount: ['가상계좌', 'Virtual account'],
  accountTransfer: ['계좌이체', 'Bank transfer'],
  cash: ['현금', 'Cash'],
  card: ['카드', 'Card'],
})
export type PaymentMethod = ValueOf<typeof paymentMethod>

export const virtualAccountState = enumeration('VirtualAccountState', {
  opened: ['발급(입금가능)', 'Open'],
  closed: ['해지', 'Closed'],
})
export type VirtualAccountState = ValueOf<typeof virtualAccountState>

export const shopDepositState = enumeration('ShopDepositState', {
  deposited: ['예치완료', 'Deposited'],
  used: ['차감', 'Used up'],
  refunded: ['환급', 'Refunded'],
  depositWaiting: ['입금대기', 'Waiting for payment'],
})
export type ShopDepositState = ValueOf<typeof shopDepositState>

export const subscriptionState = enumeration('SubscriptionState', {
  active: ['이용중', 'Active'],
  upcoming: ['이용예정', 'Upcoming'],
  expired: ['만료', 'Expired'],
  depositWaiting: ['입금대기', 'Waiting for payment'],
  refunded: ['환불', 'Refunded'],
  cancelled: ['취소', 'Cancelled'],
  notPurchased: ['미구매', 'Not purchased'],
})
export type SubscriptionState = ValueOf<typeof subscriptionState>

/** Three digits as the clearing institute numbers them; each payment provider keeps its own map. */
export const bankCode = enumeration('BankCode', {
  '001': ['한국은행', 'Bank of Korea'],
  '002': ['산업은행', 'Korea Development Bank'],
  '003': ['IBK기업은행', 'Industrial Bank of Korea'],
  '004': ['KB국민은행', 'KB Kookmin Bank'],
  '007': ['수협은행', 'Suhyup Bank'],
  '011': ['NH농협은행', 'NH NongHyup Bank'],
  '012': ['단위농협', 'Local NongHyup'],
  '020': ['우리은행', 'Woori Bank'],
  '023': ['SC제일은행', 'SC First Bank'],
  '027': ['한국씨티은행', 'Citibank Korea'],
  '031': ['iM뱅크(대구)', 'iM Bank (Daegu)'],
  '032': ['부산은행', 'Busan Bank'],
  '034': ['광주은행', 'Gwangju Bank'],
  '035': ['제주은행', 'Jeju Bank'],
  '037': ['전북은행', 'Jeonbuk Bank'],
  '039': ['경남은행', 'Kyongnam Bank'],
  '045': ['새마을금고', 'MG Community Credit'],
  '048': ['신협', 'Credit Union'],
  '050': ['저축은행', 'Savings banks'],
  '054': ['HSBC은행', 'HSBC'],
  '055': ['도이치은행', 'Deutsche Bank'],
  '064': ['산림조합', 'Forestry Cooperative'],
  '071': ['우체국', 'Korea Post'],
  '081': ['하나은행', 'Hana Bank'],
  '088': ['신한은행', 'Shinhan Bank'],
  '089': ['케이뱅크', 'K bank'],
  '090': ['카카오뱅크', 'KakaoBank'],
  '092': ['토스뱅크', 'Toss Bank'],
})
export type BankCode = ValueOf<typeof bankCode>
