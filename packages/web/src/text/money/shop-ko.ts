// The money of one shop on its page, and what the office does with it, in Korean.
import { josa } from '../../ui/format/josa.ts'

type Named = { shop: string }
type OfKind = { before: string; after: string; held: string; missing: string }

export const shopText = {
  shopMoney: '보증금·예수금',
  depositNeeded: '필요한 보증금',
  depositHeld: '맡긴 보증금',
  depositMissing: '모자라는 금액',

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
