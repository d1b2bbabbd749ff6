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
    {
      version: 2,
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
          ko: '탈퇴하면 계정과 올린 서류와 파일, 알림과 저장한 검색을 지웁니다. ' +
            '새 상사를 연 사업자 서류는 그 상사의 것으로, 폐업하고 30일까지 보관합니다.',
          en: 'When you leave, your account, documents, files, notices and saved searches are deleted. ' +
            'The business papers that opened a shop are the shop’s, and stay until 30 days after it closes.',
        },
        {
          ko: '탈퇴 뒤에도 보관하는 기록: 받은 권한과 동의 3년, 불만과 신청, 그 처리 3년, 계약과 결제, 입찰, 위반 5년, ' +
            '누가 정보를 보았는지 2년. 권한, 동의, 거래, 위반은 그동안 누구의 것인지 알 수 있게 이름, 생년월일, ' +
            '휴대폰 번호, 본인확인값과 함께 보관하고, 그 뒤 장부와 기록에는 회원 번호만 남습니다.',
          en: 'What stays after that: rights you were given and consents 3 years; complaints, requests and their ' +
            'settlement 3 years; contracts, payments, bids and violations 5 years; who looked at data 2 years. ' +
            'Rights, consents, trades and violations stay with name, birthday, phone and proof of identity for ' +
            'that time; after it, books and logs keep a member’s number alone.',
        },
        {
          ko: '탈퇴 신청은 10일 안에 답합니다. 지우는 일은 탈퇴하고 진행 중인 거래, 정산, 제재가 모두 끝난 뒤 ' +
            '2일 안에 하며, 탈퇴를 알린 메일과 문자는 90일 뒤에 지웁니다. 영구정지로 닫힌 계정은 다시 알아볼 수 있게 남습니다.',
          en: 'A request to leave is answered within 10 days. Deletion follows within 2 days, once open trades, ' +
            'settlements and sanctions are over; the letter that says so goes after 90 days. ' +
            'An account that a permanent ban closed stays, so that it is known again.',
        },
        {
          ko: '대표자 신분증 사본은 심사 담당자만 보고, 볼 때마다 기록하며, 심사가 끝나고 30일 뒤에 지웁니다. ' +
            '가입이 거절되면 나머지도 30일 뒤에 지웁니다.',
          en: 'Only reviewers see the ID copy, each look is recorded, and it is deleted 30 days after the review. ' +
            'If you are turned away, the rest goes 30 days later as well.',
        },
        {
          ko: '동의하지 않을 수 있으며, 그러면 가입할 수 없습니다.',
          en: 'You may decline; then you cannot register.',
        },
      ],
    },
  ],
}
