// The texts that people agree to. Each version that anybody may have agreed to stays here as it was.
import type { Label } from '../../enumeration.ts'
import type { ConsentType } from '../../enums/members.ts'

export interface Terms {
  readonly version: number
  readonly points: readonly Label[]
}

/** Newest last. What the law wants told of personal data: what, what for, how long, and that one may refuse. */
export const terms: Readonly<Record<ConsentType, readonly Terms[]>> = {
  use: [
    {
      version: 1,
      points: [
        {
          ko: '입찰은 취소할 수 없습니다. 낙찰되면 정해진 기한 안에 계약과 결제를 마쳐야 합니다.',
          en: 'A bid cannot be taken back. Whoever wins completes contract and payment in time.',
        },
        {
          ko: '보증금, 이용료, 수수료는 운영 정책에 따르며 화면에 미리 표시됩니다.',
          en: 'Deposits, subscriptions and fees follow the rules of this market and are shown beforehand.',
        },
        {
          ko: '약속을 지키지 않으면 운영 정책에 따라 이용이 제한될 수 있습니다.',
          en: 'Whoever breaks a promise may be restricted by the rules of this market.',
        },
        {
          ko: '계정은 본인만 쓸 수 있으며 다른 사람에게 빌려줄 수 없습니다.',
          en: 'An account is personal and cannot be lent to anybody.',
        },
      ],
    },
  ],
  privacy: [
    {
      version: 1,
      points: [
        {
          ko: '받는 정보: 이름, 생년월일, 휴대폰 번호, 본인확인값, 아이디, 이메일, 상사 정보, 올린 서류.',
          en: 'What: name, birthday, mobile phone, proof of identity, username, e-mail, the shop, your documents.',
        },
        {
          ko: '쓰는 곳: 가입 심사, 본인 확인, 거래와 정산, 안내.',
          en: 'What for: the review, identifying you, trading and settlement, notices.',
        },
        {
          ko: '보관: 탈퇴할 때까지. 법령이 정한 거래 기록은 그 기간 동안 보관합니다.',
          en: 'How long: until you leave. Records of trades are kept as long as the law says.',
        },
        {
          ko: '대표자 신분증 사본은 심사 담당자만 보고, 볼 때마다 기록하며, 심사가 끝나고 30일 뒤에 지웁니다.',
          en: 'Only reviewers see the ID copy, each look is recorded, and it is deleted 30 days after the review.',
        },
        {
          ko: '동의하지 않을 수 있으며, 그러면 가입할 수 없습니다.',
          en: 'You may decline; then you cannot register.',
        },
      ],
    },
  ],
}
