// What a seller reads while bids come in and while choosing a buyer, in Korean.

type Won = { readonly won: string }
type Time = { readonly time: string }
type Count = { readonly count: number }

export const text = {
  bidsNow: '지금까지 들어온 입찰',
  bidsOf: ({ count }: Count) => `${count}건`,
  hopeMet: '희망가 이상의 입찰이 있습니다',
  hopeNotMet: '아직 희망가에 닿지 않았습니다',
  hopeNone: '희망가를 정하지 않았습니다',

  choose: '구매자 선택',
  chooseTitle: '구매자를 선택해 주세요',
  chooseText: '금액과 상사의 이력을 보고 고르시면, 그 상사에 구매 의사를 확인합니다.',
  chooseUntil: '선택 기한',
  chooseMissed: '기한을 넘기면 이번 경매는 판매 없이 끝납니다.',
  bidders: '입찰한 상사',
  rank: ({ count }: Count) => `${count}순위`,
  grade: ({ grade }: { readonly grade: string }) => `${grade} 상사`,
  recordOf: ({ awarded, completed, cancelled }: {
    readonly awarded: number
    readonly completed: number
    readonly cancelled: number
  }) => `낙찰 ${awarded} · 완료 ${completed} · 구매 불이행 ${cancelled}`,
  noRecord: '아직 거래 이력이 없습니다',
  expected: '예상 실수령액',
  about: ({ won }: Won) => `약 ${won}`,
  expectedOf: ({ sales, share }: { readonly sales: number; readonly share: string }) =>
    `같은 방식으로 마친 거래 ${sales}건에서 평균 입찰가의 ${share}`,
  expectedFees: ({ won }: Won) => `이 차량에 청구된 수수료 ${won} 뺌`,
  expectedNone: '마친 거래가 적어 실수령액을 예상할 수 없습니다',
  expectedText: ({ count }: Count) =>
    `예상 실수령액은 상사가 마친 거래(${count}건 이상)에서 실제 거래가가 입찰가의 얼마였는지로 어림한 값입니다. 보장되지 않습니다.`,
  order: '정렬',
  'orderBy.amount': '입찰가 순',
  'orderBy.expected': '예상 실수령액 순',
  best: '최고가',
  aboveHope: ({ won }: Won) => `희망가보다 ${won} 높음`,
  belowHope: ({ won }: Won) => `희망가보다 ${won} 낮음`,
  atHope: '희망가와 같음',
  'fallen.rejected': '거절됨',
  'fallen.cancelled': '취소됨',
  noMore: '더 고를 수 있는 상사가 없습니다',
  noneNow: '지금은 고를 수 있는 상사가 없습니다',
  noneNowText: '입찰이 멈춘 상사는 다시 이어지면 고르실 수 있습니다.',
  heldUp: '입찰이 멈춰 지금은 고를 수 없음',
  chances: ({ left, max }: { readonly left: number; readonly max: number }) => `고를 수 있는 기회 ${max}번 중 ${left}번 남음`,
  request: '이 상사에게 판매 요청',
  requestTitle: ({ won }: Won) => `${won}에 판매를 요청할까요?`,
  requestText: '상사가 수락하면 바로 낙찰되고 계약이 시작됩니다. 답을 기다리는 동안에는 철회할 수 있습니다.',
  requested: '판매를 요청했습니다.',

  waitTitle: '구매자의 답을 기다리고 있습니다',
  'waitText.goesOn': '수락하면 바로 계약이 시작되고, 거절하거나 기한을 넘기면 다시 고르실 수 있습니다.',
  'waitText.nobodyLeft': '수락하면 바로 계약이 시작됩니다. 더 고를 상사가 없어, 거절하거나 기한을 넘기면 이번 경매는 판매 없이 끝납니다.',
  'waitText.tooLate':
    '수락하면 바로 계약이 시작됩니다. 다른 상사를 고를 시간이 모자라, 거절하거나 기한을 넘기면 이번 경매는 판매 없이 끝납니다.',
  waitTextUntil: ({ time }: { readonly time: string }) =>
    `수락하면 바로 계약이 시작됩니다. ${time}까지 거절하면 다시 고르실 수 있고, 그 뒤에 거절하거나 기한을 넘기면 이번 경매는 판매 없이 끝납니다.`,
  waitUntil: '답변 기한',
  revert: '판매 요청 철회',
  revertTitle: '판매 요청을 철회할까요?',
  revertText: '이 상사는 다시 후보로 돌아가며, 나중에 또 고르실 수 있습니다.',
  revertTextUntil: ({ time }: { readonly time: string }) =>
    `이 상사는 다시 후보로 돌아갑니다. 구매자는 ${time}까지 고르실 수 있습니다.`,
  revertOver: '구매자를 고를 기간이 지나 더는 철회할 수 없습니다.',
  revertLeft: ({ count }: Count) => `철회는 ${count}번 더 할 수 있습니다.`,
  reverted: '판매 요청을 철회했습니다.',
  drop: '이 상사 제외',
  dropTitle: '이 상사를 후보에서 제외할까요?',
  'dropText.goesOn': '이번 경매에서 다시 고를 수 없습니다. 남은 상사 중에서 고르실 수 있습니다.',
  'dropText.nobodyLeft': '더 고를 상사가 없어, 이번 경매는 판매 없이 끝납니다.',
  'dropText.tooLate': '다른 상사를 고를 시간이 모자라, 이번 경매는 판매 없이 끝납니다.',
  dropped: '상사를 제외했습니다.',
  reason: '이유 (선택)',
  reasonHint: '담당자만 봅니다.',
  reasonShort: '2자 이상 입력해 주세요.',

  sellTitle: '이 상사에게 판매할까요?',
  sellText: '담당자가 후보를 정했습니다. 판매를 수락하면 구매자에게 마지막으로 확인합니다.',
  sellUntil: '결정 기한',
  sell: '판매하기',
  sold: '판매를 수락했습니다.',
  notSell: '판매 거절',
  notSellTitle: '이 상사에게 팔지 않을까요?',
  'notSellText.goesOn': '이 상사는 후보에서 빠지고, 남은 상사 중에서 다시 고르실 수 있습니다.',
  'notSellText.nobodyLeft': '이 상사는 후보에서 빠집니다. 더 고를 상사가 없어, 이번 경매는 판매 없이 끝납니다.',
  'notSellText.tooLate': '이 상사는 후보에서 빠집니다. 다른 상사를 고를 시간이 모자라, 이번 경매는 판매 없이 끝납니다.',
  notSold: '판매를 거절했습니다.',
  whyNot: '거절 사유',

  nobody: '아무에게도 팔지 않기',
  nobodyTitle: '이번 경매에서 팔지 않을까요?',
  nobodyText: '모든 입찰이 끝나고 되돌릴 수 없습니다.',
  next: '다음에는',
  'next.retry': '다시 경매에 올립니다',
  'nextNote.retry': '다음 회차 경매를 준비합니다.',
  'next.decline': '나중에 정합니다',
  'nextNote.decline': '나중에 다시 올리거나 의뢰를 취소할 수 있습니다.',
  'nextNote.declineWithin': ({ within }: { readonly within: string }) =>
    `${within} 안에 다시 올리거나 의뢰를 취소할 수 있습니다.`,
  'within.hours': ({ count }: { readonly count: number }) => `${count}시간`,
  'within.days': ({ count }: { readonly count: number }) => `${count}일`,
  'within.businessDays': ({ count }: { readonly count: number }) => `영업일 ${count}일`,
  nobodyReason: '이유',
  nobodyDone: '이번 경매를 판매 없이 끝냈습니다.',

  consult: '담당자와 상담 중입니다',
  consultText: '가장 높은 입찰이 희망가에 닿지 않았습니다. 담당자가 연락드려 판매할지 함께 정합니다.',
  consultUntil: ({ time }: Time) => `${time}까지 정합니다.`,

  history: '선택 기록',
}
