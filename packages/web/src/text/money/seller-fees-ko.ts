// What sellers owe for their cars, and what the office does with it, in Korean.

type OfFee = { car: string; won: string }

export const sellerFeesText = {
  sellerFees: '판매자 청구',
  sellerFeesText: '판매자가 차량마다 낼 출품·재경매·유찰 수수료와 보관료입니다.',
  noSellerFees: '판매자 청구가 없습니다',
  noSellerFeesText: '수수료가 있는 차량이 경매에 나가거나, 팔리지 않은 차량이 돌아가면 여기에 나타납니다.',
  'sellerFee.find': '차량번호',
  'sellerFee.car': '차량번호',
  'sellerFee.dueAt': '납부 기한',
  'sellerFee.endedAt': '처리일',
  'sellerFee.ofDays': ({ fee, days }: { fee: string; days: number }) => `${fee} ${days}일`,
  'sellerFee.paidVerb': '수납',
  'sellerFee.paidTitle': ({ car, won }: OfFee) => `${car}의 판매자가 ${won}을 냈나요?`,
  'sellerFee.paidHappens': '다른 사람이 확인하면 납부로 처리됩니다.',
  'sellerFee.waivedVerb': '면제',
  'sellerFee.waivedTitle': ({ car, won }: OfFee) => `${car}의 청구 ${won}을 면제할까요?`,
  'sellerFee.waivedHappens': '다른 사람이 확인하면 손실로 남고, 더는 청구하지 않습니다.',
}
