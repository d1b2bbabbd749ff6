// Words about people and companies.
import { glossaryPart } from './glossary-part.ts'

export const peopleWords = glossaryPart({ ko: '사람과 회사', en: 'People and companies' }, [
  [
    'user', '사용자(계정)',
    '로그인 하나. 아이디와 비밀번호, 역할이 있습니다.',
    'A login: a name, a password, a role.',
  ],
  [
    'member', '회원',
    '한 회사에 속한 사용자의 자리. 구분과 등급, 담당이 있습니다.',
    'A user\'s place in one company, with a type, a grade and a part.',
  ],
  [
    'member profile', '회원정보',
    '회원이 스스로 바꿀 수 있는 자기 정보입니다.',
    'What a member may change about themselves.',
  ],
  [
    'member registration', '회원가입 신청',
    '회원이 되겠다는 신청. 운영진이 승인하거나 반려할 때까지를 말합니다.',
    'An application to become a member, until the office approves or rejects it.',
  ],
  [
    'company', '회사(제휴사)',
    '법인. 운영사, 상사의 회사, 제휴사, 탁송업체가 있습니다.',
    'A legal person: the operator, a shop\'s company, a partner or a transport company.',
  ],
  [
    'shop', '상사(매매상사)',
    '딜러가 속한 곳. 입찰과 보증금, 벌점은 상사의 것입니다.',
    'Where dealers belong; bids, deposits and penalties are the shop\'s.',
  ],
  [
    'dealer', '딜러(종사원)',
    '상사의 회원. 차를 찾아보고, 허락되면 입찰합니다.',
    'A member of a shop who searches and, when allowed, bids.',
  ],
  [
    'seller', '판매자',
    '차를 내놓는 사람. 제휴사의 고객이거나 제휴사 직원입니다.',
    'Whoever offers a car: a partner\'s customer, or a partner\'s own people.',
  ],
  [
    'partner', '제휴사',
    '은행, 리스사, 포털처럼 고객의 차를 이곳에서 파는 회사입니다.',
    'A bank, a lease company or a portal whose customers sell through the house.',
  ],
  [
    'partner\'s customer', '제휴사 고객',
    '제휴사가 알려 준 판매자. 비밀번호 없이 제휴사 앱으로 들어옵니다.',
    'A seller whom a partner named; they have no password and come in from the partner\'s app.',
  ],
  [
    'launch', '웹뷰 실행',
    '제휴사 앱이 고객 한 명과 차 한 대를 위해 암호화된 값으로 한 번 엽니다.',
    'A partner\'s app opens the house for one customer and one car, by encrypted parameters, once.',
  ],
  [
    'one-time link', '일회용 링크',
    '앱 없이 돌아오는 길. 고객 휴대폰으로 보내며 본인인증을 하면 열립니다.',
    'The way back without the app: sent to the customer\'s phone, opened after an identity check.',
  ],
  [
    'staff', '운영진',
    '운영하는 사람들. 관리자 또는 최고관리자입니다.',
    'The people of the office; each has the type 관리자 (admin) or 최고관리자 (root).',
  ],
  [
    'root', '최고관리자',
    '운영진 가운데 마지막 결정을 하는 사람. 운영설정과 운영진 계정을 맡습니다.',
    'Of the staff, whoever has the last word: configuration, accounts of the staff.',
  ],
  [
    'person', '사람',
    '계정 뒤에 있는 실제 사람. 본인인증으로 확인하고 암호화한 값으로만 다시 찾습니다.',
    'The human behind a login, proven by an identity check; found again by keyed hashes.',
  ],
  [
    'identity check', '본인인증',
    '인증기관이 이름, 생년월일, 휴대폰을 확인하는 일. 한 목적에 한 번만 쓰입니다.',
    'A provider confirms name, birthday and phone; gives an identity token for one purpose, once.',
  ],
  [
    'second factor', '2단계 인증',
    '비밀번호 다음에 휴대폰의 숫자를 한 번 더 확인하는 일. 운영진은 반드시 씁니다.',
    'A code of the phone after the password; staff must have one where data is real.',
  ],
  [
    'session', '로그인한 기기',
    '기기 하나에서 한 번 로그인한 것. 끝낼 때까지 이어집니다.',
    'One sign-in on one device, until it is ended.',
  ],
  [
    'access log', '열람 기록',
    '누가 누구의 정보를 보았고 누가 들어왔는지 남긴 기록입니다.',
    'Who looked at whose data and who came in.',
  ],
  [
    'mobile app device uid', '단말 고유번호',
    '계정이 묶일 수 있는 휴대폰 한 대의 번호입니다.',
    'The one phone that an account may be bound to.',
  ],
])
