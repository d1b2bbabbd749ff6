// What sellers read about what they are billed for their cars, in Korean.

type Day = { readonly day: string }
type Open = Day & { readonly won: string }

export const text = {
  bills: '청구 내역',
  billsOfSellers: '판매자 청구',
  billsText: '차량마다 청구된 수수료와 보관료입니다.',
  billsOfCar: '이 차량의 청구',
  billsOfAll: '모든 청구 보기',
  'bills.billed': '낼 것',
  'bills.ended': '처리된 것',
  noBills: '청구된 것이 없습니다',
  noBillsText: '수수료가 있는 차량이 경매에 나가거나, 팔리지 않은 차량에 보관료가 생기면 여기에 나타납니다.',
  openBills: ({ count }: { readonly count: number }) => `낼 청구가 ${count}건 있습니다`,
  openBillsSum: ({ won }: { readonly won: string }) => `모두 ${won}`,
  'openBillsText.together': ({ won, day }: Open) => `${won}을 ${day}까지 내 주세요.`,
  'openBillsText.apart': ({ won, day }: Open) => `${won}입니다. 가장 빠른 기한은 ${day}입니다.`,
  'openBillsText.late': ({ won, day }: Open) => `${won}입니다. 기한이 ${day}에 지났습니다.`,
  billOfDays: ({ fee, days }: { readonly fee: string; readonly days: number }) => `${fee} ${days}일`,
  'billWhy.exhibitFee': '차량이 처음 경매에 나갔습니다.',
  'billWhy.retryAuctionFee': '차량이 다시 경매에 나갔습니다.',
  'billWhy.failedBidFee': '경매가 구매자 없이 끝났습니다.',
  'billWhy.storageFee': '팔리지 않은 차량을 경매장에 보관했습니다. 무료 기간은 뺐습니다.',
  billOfOwner: '고객이 낼 청구',
  billTax: ({ supply, vat }: { readonly supply: string; readonly vat: string }) => `공급가액 ${supply} + 부가세 ${vat}`,
  billedOn: ({ day }: Day) => `${day} 청구`,
  billDue: ({ day }: Day) => `${day}까지 납부`,
  billLate: ({ day }: Day) => `기한 ${day} 지남`,
  'billEnded.paid': ({ day }: Day) => `${day} 납부 확인`,
  'billEnded.waived': ({ day }: Day) => `${day} 면제`,
  payTitle: '내는 방법',
  payText: '청구 금액을 이 계좌로 보내 주세요. 보내는 분 이름에 차량번호를 적으면 빨리 확인됩니다.',
  payBeside: '판매대금에서 빼지 않습니다. 담당자가 입금을 확인하면 납부로 바뀝니다.',
  payAsk: '입금할 계좌는 고객센터에 문의해 주세요. 판매대금에서 빼지 않습니다.',
  payInto: ({ bank, holder }: { readonly bank: string; readonly holder: string }) => `${bank} · 예금주 ${holder}`,
}
