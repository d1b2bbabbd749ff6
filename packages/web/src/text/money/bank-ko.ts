// The bank's side of the money desk: account numbers and money that nobody knows, in Korean.
import { josa } from '../../ui/format/josa.ts'

type Shown = { won: string }

export const bankText = {
  bankAccounts: '가상계좌',
  bankAccountsText: '상사가 돈을 보낼 계좌번호입니다. 기한이 지나면 저절로 닫힙니다.',
  findAccount: '상사 이름, 계좌번호',
  purpose: '용도',
  payableUntil: '입금 기한',
  arrivedAt: '입금 시각',
  noNumberYet: '번호 없음',
  noBankAccounts: '가상계좌가 없습니다',
  noBankAccountsText: '상사가 보증금이나 이용료를 내려고 하면 여기에 나타납니다.',

  unmatchedText: '어디에 쓸 돈인지 알 수 없는 입금입니다. 금액에 배정하거나 돌려보냅니다.',
  findUnmatched: '입금자, 계좌번호',
  unmatchedWhy: '이유',
  depositor: '입금자',
  unknownPayer: '입금자 모름',
  unknownShop: '미확인 입금',
  cameTo: '들어온 계좌',
  meantFor: '원래 낼 금액',
  paidWith: '배정한 금액',
  sentBackTo: '돌려보낸 계좌',
  bankRefused: '은행이 반환을 거절했습니다',
  noUnmatched: '확인할 입금이 없습니다',
  noUnmatchedText: '금액이 다르거나 닫힌 계좌로 들어온 돈이 있으면 여기에 나타납니다.',
  paymentFacts: '입금 정보',
  toUnmatched: '입금 보기',
  proposedAlready: '올라온 일이 있습니다. 다른 사람의 확인을 기다립니다.',

  allocateShort: ({ won }: Shown) => `${josa(won, '이/가')} 모자라 이 금액에는 배정할 수 없습니다.`,
  allocateOver: ({ won }: Shown) => `남는 ${josa(won, '은/는')} 상사의 예수금이 됩니다.`,
  allocateVerb: '배정',
  allocateTitle: ({ won }: Shown) => `${josa(won, '을/를')} 어디에 배정할까요?`,
  allocateHappens: '다른 사람이 확인하면 그 금액을 낸 것으로 처리합니다.',
  allocateTo: '낼 금액',
  nothingBilled: '이 상사가 낼 금액이 없습니다.',
  sendBackVerb: '반환',
  sendBackTitle: ({ won }: Shown) => `${josa(won, '을/를')} 돌려보낼까요?`,
  sendBackHappens: '다른 사람이 확인하면 은행에 반환을 요청합니다. 번호는 암호화해 보관합니다.',
  'do.allocate': '상사가 낼 금액에 씁니다.',
  'do.sendBack': '보낸 사람의 계좌로 돌려보냅니다.',
}
