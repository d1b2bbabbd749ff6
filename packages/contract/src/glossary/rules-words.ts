// Words about rules, and about work that waits.
import { glossaryPart } from './glossary-part.ts'

export const rulesWords = glossaryPart({ ko: '규칙', en: 'Rules' }, [
  [
    'shop violation', '위반',
    '규칙을 어겼다는 사실입니다.',
    'The fact that a rule was broken.',
  ],
  [
    'evidence', '증빙',
    '위반을 보여 주는 자료. 상사에게 무엇을 보일지는 운영진이 정합니다.',
    'What proves a violation; the office says what of it the shop sees.',
  ],
  [
    'shop penalty', '위약금, 벌점',
    '위반에 따르는 것. 벌점, 입찰제한, 차감이 있습니다.',
    'What follows from it: points, a restriction, a deduction.',
  ],
  [
    'points, warning', '벌점, 경고',
    '벌점은 정해진 기간이 지나면 없어지고, 쌓이면 경고가 됩니다.',
    'Points live for a time; enough of them are a warning.',
  ],
  [
    'bid restriction', '입찰제한',
    '새로 입찰할 수 없는 것. 며칠 동안, 밀린 일을 마칠 때까지, 또는 영구히입니다.',
    'No new bids: for days, until a missed act is done, or for good (영구정지).',
  ],
  [
    'sanction rule', '제재 기준',
    '위반마다 무엇이 따르는지 정한 것. 그날의 기준이 적용됩니다.',
    'What a kind of violation brings; versioned, and the version of the day counts.',
  ],
  [
    'appeal', '이의신청',
    '위반이 틀렸다고 상사가 말하는 것. 적용한 사람이 아닌 사람이 답합니다.',
    'A shop says that a violation is wrong; answered by somebody else than who applied it.',
  ],
  [
    'bidding eligibility', '입찰자격',
    '회원이 지금 입찰할 수 있는지, 막는 것이 있으면 무엇인지입니다.',
    'Whether a member may bid now, with everything that stands in the way.',
  ],
  [
    'config', '운영설정',
    '이곳의 숫자들. 판이 있고, 계약은 시작할 때의 판을 지킵니다.',
    'The numbers of the house, with versions; a contract keeps the version it began with.',
  ],
  [
    'deadline', '기한이 있는 일',
    '누가 언제까지 해야 하는 일. 각자 자기 것을 봅니다.',
    'What somebody has to do by a time; everybody sees their own in the inbox.',
  ],
  [
    'work item', '할 일',
    '운영진을 기다리는 일. 끝날 때까지 남고, 한 사람이 맡을 수 있습니다.',
    'Something that waits for the office, until it is done; one of the office may take it.',
  ],
  [
    'numbers', '통계',
    '한 기간에 일어난 일을 날마다 센 것. 그 앞 기간과 나란히 봅니다.',
    'What happened in a period, counted day by day, beside the period before.',
  ],
  [
    'sell-through', '낙찰률',
    '마감된 경매 가운데 팔린 것으로 남아 있는 비율입니다.',
    'Of the auctions that closed, the part that is still sold.',
  ],
  [
    'metadata', '기준정보',
    '행정구역이나 제휴사 코드처럼 밖에서 온 큰 표입니다.',
    'Larger tables from outside, such as districts or a partner\'s codes.',
  ],
  [
    'common codes', '공통코드',
    '프로그램들을 위한 모든 선택 값과 그 이름입니다.',
    'All enumerations with their labels, for clients.',
  ],
  [
    'file', '첨부파일',
    '쓰일 곳이 정해진 올린 파일. 확정하면 보관합니다.',
    'An upload with a purpose, kept once it is committed.',
  ],
])
