// What sellers get for their cars, as the office sends it and a partner's people see it, in Korean.

export const text = {
  office: '판매대금 지급',
  officeText: '계약이 끝나 판매자에게 보낼 대금입니다. 은행에서 보낸 뒤 이체번호를 적습니다.',
  officeNothing: '서류가 승인되고 차량이 인도되면 보낼 대금이 여기에 나타납니다.',
  own: '판매대금',
  ownText: '팔린 차량의 대금이 얼마이고, 언제 어느 계좌로 나갔는지 봅니다.',
  ownForbidden: '볼 수 없는 화면입니다',
  ownForbiddenText: '제휴사 담당자만 볼 수 있습니다. 제휴사 계정으로 로그인해 주세요.',
  home: '홈으로',
  ownNothing: '차량이 팔려 계약이 끝나면 받으실 대금이 여기에 나타납니다.',
  nothing: '판매대금이 없습니다',
  plate: '차량번호',
  contract: '계약번호',
  state: '상태',
  won: '금액',
  account: '받는 계좌',
  noAccount: '아직 계좌가 없습니다',
  accountYoung: ({ at }: { readonly at: string }) => `계좌 변경, ${at}부터 지급 가능`,
  createdAt: '확정일',
  paidAt: '지급일',
  act: '처리',
}
