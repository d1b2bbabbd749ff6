// Enumerations of the finance area: fees, how they are paid and billed, deposits, subscriptions and account numbers.
import { enumeration, partOf, type ValueOf } from '../enumeration.ts'

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

/** What is billed to sellers: coming to market, another round, a round without a buyer, days in the yard. */
export const sellerFeeType = partOf('SellerFeeType', feeType, [
  'exhibitFee', 'retryAuctionFee', 'failedBidFee', 'storageFee',
])
export type SellerFeeType = ValueOf<typeof sellerFeeType>

export const amountState = enumeration('AmountState', {
  expected: ['예정', 'Expected'],
  billed: ['청구', 'Billed'],
  paid: ['납부', 'Paid'],
  refunding: ['환불중', 'Being refunded'],
  refunded: ['환불', 'Refunded'],
  voided: ['무효', 'Voided'],
})
export type AmountState = ValueOf<typeof amountState>

export const amountKind = enumeration('AmountKind', {
  fee: ['수수료', 'Fee'],
  carPrice: ['차량대금', 'Price of a car'],
  deposit: ['보증금', 'Deposit'],
  claim: ['미수금', 'Claim'],
})
export type AmountKind = ValueOf<typeof amountKind>

/** More is more on each of them, whichever side of the balance sheet it stands on. */
export const ledgerAccountKind = enumeration('LedgerAccountKind', {
  bankClearing: ['은행 예금', 'Bank'],
  shopReceivable: ['상사 청구금', 'Billed to a shop'],
  shopClaim: ['상사 미수금', 'Claims against a shop'],
  writtenOff: ['대손', 'Written off'],
  shopDeposit: ['상사 보증금', 'Deposit of a shop'],
  shopCredit: ['상사 예수금', 'Owed to a shop'],
  unmatched: ['미확인 입금', 'Money nobody knows'],
  payoutClearing: ['지급 대기금', 'Waiting to be paid out'],
  carMoneyHeld: ['차량대금 보관금', 'Money held for a car'],
  sellerReceivable: ['판매자 청구금', 'Billed to a seller'],
  revenue: ['수수료 매출', 'Revenue'],
  penaltyIncome: ['위약금 수입', 'Income from penalties'],
  vatPayable: ['부가세 예수금', 'VAT to be paid'],
})
export type LedgerAccountKind = ValueOf<typeof ledgerAccountKind>

/** What an entry of the ledger records. */
export const ledgerAct = enumeration('LedgerAct', {
  billed: ['청구', 'Billed'],
  paid: ['납부', 'Paid'],
  depositArrived: ['보증금 입금', 'Deposit arrived'],
  depositTaken: ['보증금 차감', 'Taken from a deposit'],
  depositFilled: ['보증금 보전', 'Deposit made up by a claim'],
  claimed: ['미수금 발생', 'Claim'],
  claimPaid: ['미수금 회수', 'Claim paid'],
  writtenOff: ['대손 처리', 'Written off'],
  carMoneyReceived: ['차량대금 입금', 'Money for a car arrived'],
  parked: ['미확인 입금', 'Parked'],
  allocated: ['미확인 입금 배정', 'Allocated'],
  credited: ['예수금 적립', 'Credited to a shop'],
  payoutOwed: ['지급 결정', 'To be paid out'],
  paidOut: ['지급', 'Paid out'],
  reversed: ['취소', 'Reversed'],
})
export type LedgerAct = ValueOf<typeof ledgerAct>

export const payoutState = enumeration('PayoutState', {
  waiting: ['지급대기', 'Waiting'],
  paid: ['지급완료', 'Paid out'],
  calledOff: ['지급취소', 'Called off'],
})
export type PayoutState = ValueOf<typeof payoutState>

/** What a seller is owed for a car goes out in the end: nobody calls it off. */
export const sellerPayoutState = partOf('SellerPayoutState', payoutState, ['waiting', 'paid'])
export type SellerPayoutState = ValueOf<typeof sellerPayoutState>

/** What becomes of the fee of an award whose car is never paid. */
export const unpaidAwardFee = enumeration('UnpaidAwardFee', {
  voided: ['청구하지 않음', 'Given up'],
  claimed: ['미수금으로 청구', 'Claimed all the same'],
})
export type UnpaidAwardFee = ValueOf<typeof unpaidAwardFee>

/** What a seller owes, who is no shop: billed, and paid or waived by two people of the office. */
export const sellerFeeState = enumeration('SellerFeeState', {
  billed: ['청구', 'Billed'],
  paid: ['납부', 'Paid'],
  waived: ['면제', 'Waived'],
})
export type SellerFeeState = ValueOf<typeof sellerFeeState>

export const moneyProposalState = enumeration('MoneyProposalState', {
  proposed: ['확인대기', 'Waiting for another'],
  confirmed: ['확인', 'Confirmed'],
  refused: ['반려', 'Refused'],
  withdrawn: ['철회', 'Withdrawn'],
  lapsed: ['실효', 'Overtaken by what happened'],
})
export type MoneyProposalState = ValueOf<typeof moneyProposalState>

/** What staff does with money only in pairs: one proposes, another confirms. */
export const moneyAct = enumeration('MoneyAct', {
  settleAmount: ['수기 입금 확인', 'Confirm a payment by hand'],
  settleCarMoney: ['차량대금 수기 입금 확인', 'Confirm the payment of a car by hand'],
  refundCarMoney: ['차량대금 환불 및 계약 취소', 'Refund a car and end its contract'],
  correctCarPrice: ['차량대금 감액', 'Lower the price of a car'],
  settleSellerFee: ['판매자 청구 수납', 'Note that a seller paid a fee'],
  waiveSellerFee: ['판매자 청구 면제', "Waive a seller's fee"],
  takeFromDeposit: ['보증금에서 납부', 'Pay out of the deposit'],
  takeFromCredit: ['예수금에서 납부', 'Pay out of what is owed to the shop'],
  refundAmount: ['환불', 'Refund'],
  refundDeposit: ['보증금 환급', 'Give a deposit back'],
  payOutCredit: ['예수금 지급', 'Pay out what is owed'],
  callOffPayout: ['지급 취소', 'Call a payout off'],
  writeOffAmount: ['대손 처리', 'Write off'],
  allocateUnmatched: ['미확인 입금 배정', 'Allocate unknown money'],
  returnUnmatched: ['미확인 입금 반환', 'Send unknown money back'],
  noteReturned: ['미확인 입금 수기 반환 확인', 'Note unknown money as sent back by hand'],
})
export type MoneyAct = ValueOf<typeof moneyAct>

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

/** What an account number is for; there is one open number for each deposit, month, amount and car. */
export const virtualAccountPurpose = enumeration('VirtualAccountPurpose', {
  deposit: ['보증금', 'Deposit'],
  subscription: ['월 이용료', 'Subscription'],
  amount: ['청구 금액', 'Amount'],
  carMoney: ['차량대금', 'Money for a car'],
})
export type VirtualAccountPurpose = ValueOf<typeof virtualAccountPurpose>

/** Where an account number stands, as people want to know it: open in two ways, closed in six. */
export const virtualAccountStanding = enumeration('VirtualAccountStanding', {
  issuing: ['발급중', 'Being issued'],
  open: ['입금대기', 'Waiting for payment'],
  paid: ['입금완료', 'Paid'],
  takenBack: ['입금취소', 'Taken back by the bank'],
  calledOff: ['해지', 'Closed'],
  expired: ['기한만료', 'Expired'],
  failed: ['발급실패', 'Not issued'],
  parked: ['확인필요', 'Money to be looked at'],
})
export type VirtualAccountStanding = ValueOf<typeof virtualAccountStanding>

export const unmatchedPaymentState = enumeration('UnmatchedPaymentState', {
  waiting: ['확인대기', 'Waiting'],
  allocated: ['배정완료', 'Allocated'],
  returning: ['반환중', 'Being returned'],
  returned: ['반환완료', 'Returned'],
  takenBack: ['입금취소', 'Taken back by the bank'],
})
export type UnmatchedPaymentState = ValueOf<typeof unmatchedPaymentState>

/** Why nobody knows what money is for. */
export const unmatchedReason = enumeration('UnmatchedReason', {
  wrongSum: ['금액 불일치', 'Another sum'],
  closedAccount: ['해지된 계좌', 'Closed account number'],
  tooLate: ['기한 경과', 'Too late'],
  notPayable: ['납부 대상 없음', 'Nothing to be paid'],
  unknownAccount: ['알 수 없는 계좌', 'Unknown account number'],
})
export type UnmatchedReason = ValueOf<typeof unmatchedReason>

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
