// The money of one shop on its page, and what the office does with it, in Korean.
import { josa } from '../../ui/format/josa.ts'

type Named = { shop: string }
type OfKind = { before: string; after: string; held: string; missing: string }

export const shopText = {
  shopMoney: '보증금·예수금',
  depositNeeded: '필요한 보증금',
  depositHeld: '맡긴 보증금',
  depositMissing: '모자라는 금액',

  shopCredit: '예수금',
  payoutAccount: '환급 계좌',
  toShop: '상사 보기',

  payOutShort: '예수금을 상사의 환급 계좌로 보냅니다.',
  payOutVerb: '예수금 지급',
  payOutTitle: ({ shop }: Named) => `${shop}에 예수금을 지급할까요?`,
  payOutHappens: '다른 사람이 확인하면 예수금에서 빠져 지급 대기로 넘어갑니다.',
  payOutWon: '지급할 금액',
  payOutOf: ({ won }: { won: string }) => `예수금 ${won}`,
  payOutTooMuch: ({ won }: { won: string }) => `예수금 ${won}보다 많습니다.`,
  payOutNothing: '1원 이상 적어 주세요.',
  payOutNoAccount: '상사가 환급 계좌를 정해야 예수금을 지급할 수 있습니다.',
  payOutNoAccountNow: '환급 계좌가 있어야 예수금을 지급할 수 있습니다.',
  payOutWaits: '올린 예수금 지급이 다른 사람의 확인을 기다립니다.',

  nameAccountShort: '상사를 대표해 계좌를 정할 수 있는 회원이 없어, 운영진이 환급 계좌를 정합니다.',
  nameAccountVerb: '환급 계좌 정하기',
  nameAccountTitle: ({ shop }: Named) => `${shop}의 환급 계좌를 정할까요?`,
  nameAccountHappens:
    '하루 뒤부터 이 계좌로 지급하며, 이미 등록된 계좌가 있으면 이 계좌로 바뀝니다. 기다리는 지급도 이 계좌로 갑니다. '
    + '상사에 남아 있는 대표자에게 알립니다. 번호는 암호화해 보관합니다.',
  nameAccountHolder: '상사나 대표자의 이름과 같은지 확인해 주세요.',
  nameAccountDone: ({ shop }: Named) => `${shop}의 환급 계좌를 정했습니다.`,

  shopKindShort: '거래 종류에 따라 맡길 보증금이 다릅니다.',
  shopKindVerb: '거래 종류 바꾸기',
  shopKindTitle: ({ shop }: Named) => `${shop}의 거래 종류를 바꿀까요?`,
  shopKindChoose: '새 거래 종류를 고르세요.',
  shopKindNeeds: ({ won }: { won: string }) => `보증금 ${won}`,
  shopKindHappens: ({ before, after }: OfKind) =>
    `필요한 보증금이 ${before}에서 ${josa(after, '으로/로')} 바로 바뀝니다.`,
  shopKindLacks: ({ missing }: OfKind) => `지금은 ${josa(missing, '이/가')} 모자라, 채울 때까지 입찰할 수 없습니다.`,
  shopKindSuffices: ({ held }: OfKind) => `맡긴 보증금 ${josa(held, '으로/로')} 충분합니다.`,
  shopKindStays: '이미 요청한 보증금은 그대로입니다.',
  shopKindDone: ({ shop, kind }: Named & { kind: string }) => `${shop}의 거래 종류가 ${josa(kind, '으로/로')} 바뀌었습니다.`,
}
