// What is said of rows that cannot be brought, whatever they say by themselves.
import { memberColumns, type MemberColumn } from './member-columns.ts'

/** More than there are car dealers in Korea. */
export const memberRowsMax = 50_000

const say = (ko: string, en: string) => ({ ko, en })

export const memberFaults = {
  tooMany: say(`한 번에 ${memberRowsMax.toLocaleString('ko-KR')}행까지 가져올 수 있습니다.`,
    `A file may have ${memberRowsMax.toLocaleString('en-US')} rows.`),
  noFacts: say('상사명: 등록되지 않은 상사입니다. 첫 행에 상사 정보를 적어 주세요.',
    'shopName: this shop is not known. Write what is known of it in its first row.'),
  closedShop: say('사업자등록번호: 폐업한 상사입니다.', 'businessNumber: this shop is closed.'),
  otherPerson: say('아이디: 다른 사람이 쓰는 아이디입니다.', 'username: somebody else has this login.'),
  otherPlace: say('사업자등록번호: 이미 다른 상사의 회원입니다.', 'businessNumber: this member is of another shop.'),
  hasLeft: say('아이디: 탈퇴한 회원입니다.', 'username: this member has left.'),
  memberAlready: say('이름: 이미 다른 아이디로 등록된 회원입니다.', 'name: this person is a member under another login.'),
  applied: say('아이디: 가입 신청에 쓰인 아이디입니다.', 'username: somebody has applied under this login.'),
  shopMeanwhile: say('사업자등록번호: 방금 다른 사람이 등록한 상사입니다.',
    'businessNumber: somebody else opened this shop at this moment.'),
  loginMeanwhile: say('아이디: 방금 다른 사람이 쓴 아이디입니다.', 'username: somebody else took this login at this moment.'),
  otherwise: (key: MemberColumn) => say(`${memberColumns[key].ko}: 이 상사의 앞선 행과 다릅니다.`,
    `${key}: an earlier row of this shop says otherwise.`),
  twice: (line: number) => say(`아이디: ${line}번째 줄에 있습니다.`, `username: it stands in line ${line} already.`),
} as const
