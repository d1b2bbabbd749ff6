// The demo market: how many cars stand where on their way, who carries and parks them, and what dealers look for.
import type {
  AuctionErrorOutcome, AuctionErrorSubject, AuctionHouseType, ContractKind,
} from '@bidyard/contract/enums'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { paperPicture } from './paper.ts'
import { demoPastAuctions } from './past-auctions.ts'

type Stand =
  | 'draft' | 'confirmed' | 'coming' | 'visit' | 'missed' | 'checking' | 'screening' | 'returned' | 'resubmitted'
  | 'approved' | 'scheduled' | 'running' | 'closed' | 'asked' | 'awarded' | 'agreed' | 'cut' | 'disputed' | 'told'
  | 'claimed' | 'paid' | 'handedIn' | 'sentBack' | 'done' | 'completed' | 'offered' | 'calledOff' | 'unreached'
  | 'blocked' | 'takenBack' | 'declined' | 'retried' | 'givenUp' | 'cancelled'

interface DemoCarsRow {
  readonly stand: Stand
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly count: number
}

const self = (stand: Stand, count: number): DemoCarsRow => ({ stand, kind: 'self', houseType: 'onsite', count })
const pro = (stand: Stand, count: number): DemoCarsRow => ({ stand, kind: 'pro', houseType: 'outflow', count })
const yard = (stand: Stand, count: number): DemoCarsRow => ({ stand, kind: 'prime', houseType: 'inflow', count })
const prime = (stand: Stand, count: number): DemoCarsRow => ({ stand, kind: 'prime', houseType: 'outflow', count })

const manyCars: readonly DemoCarsRow[] = [
  self('running', 64), pro('running', 86), yard('running', 12), prime('running', 6),
  self('draft', 6), pro('draft', 5), yard('draft', 3), self('confirmed', 4), pro('confirmed', 5), prime('confirmed', 2),
  yard('coming', 9), pro('visit', 10), pro('missed', 3), pro('checking', 3),
  self('screening', 5), pro('screening', 7), yard('screening', 4), self('returned', 3), self('resubmitted', 2),
  pro('approved', 4), pro('scheduled', 5),
  self('closed', 4), pro('closed', 4), yard('closed', 2), self('asked', 2), pro('asked', 2),
  self('awarded', 3), pro('awarded', 3), prime('awarded', 2), self('agreed', 2), pro('agreed', 3), prime('agreed', 2),
  self('cut', 2), self('disputed', 2), self('told', 2), self('claimed', 2),
  self('paid', 2), pro('paid', 3), yard('paid', 3), self('handedIn', 2), pro('handedIn', 2), yard('handedIn', 1),
  self('sentBack', 1), pro('sentBack', 1), yard('sentBack', 1), self('done', 3), pro('done', 3), yard('done', 2),
  self('offered', 1), pro('offered', 1), self('calledOff', 1), self('unreached', 1), prime('blocked', 1),
  pro('takenBack', 1),
  self('completed', 20), pro('completed', 22), yard('completed', 8),
  self('declined', 6), pro('declined', 6), yard('retried', 5), prime('retried', 3),
  self('givenUp', 5), self('cancelled', 4), pro('cancelled', 4),
]

/** One of nearly everything, for whoever wants to begin at once. */
const fewCars: readonly DemoCarsRow[] = [
  self('running', 5), pro('running', 6), yard('running', 1), self('draft', 1), pro('confirmed', 1), yard('coming', 2),
  pro('visit', 2), pro('checking', 1), self('screening', 1), pro('screening', 2), yard('screening', 1),
  self('returned', 1), pro('approved', 1), pro('scheduled', 1), pro('closed', 1), pro('awarded', 1), yard('paid', 1),
  pro('completed', 1), self('declined', 1), yard('retried', 1), self('cancelled', 1), yard('closed', 1),
]

interface DemoReportRow {
  readonly uid: string
  readonly subject: AuctionErrorSubject
  readonly statement: string
  readonly hoursAgo: number
  readonly answer: { readonly outcome: AuctionErrorOutcome; readonly text: string } | null
}

interface DemoSavedRow {
  readonly uid: string
  readonly name: string
  readonly criteria: SearchCriteria
  readonly isAlerting: boolean
}

const saved: readonly DemoSavedRow[] = [
  { uid: 'dealer', name: '쏘렌토 2021년 이후', criteria: { text: '쏘렌토', yearFrom: 2021 }, isAlerting: true },
  { uid: 'dealer', name: '그랜저 5만km 이하', criteria: { text: '그랜저', kmTo: 50_000 }, isAlerting: true },
  { uid: 'dealer', name: '하이브리드', criteria: { fuels: ['hybrid_G', 'hybrid'] }, isAlerting: true },
  { uid: 'dealer', name: '오늘 마감 수입차', criteria: { origins: ['imported'], endsWithinHours: 12 }, isAlerting: false },
  { uid: 'hanbit', name: '경기·서울 제네시스', criteria: { text: '제네시스', regions: ['seoul', 'gyeonggi'] }, isAlerting: true },
  { uid: 'saebom', name: '천만원 이하 완전무사고', criteria: {
    guideToWon: 10_000_000, accidents: ['noAccident_noInsuranceHistory'],
  }, isAlerting: true },
]

const reports: readonly DemoReportRow[] = [
  {
    uid: 'dealer', subject: 'options', statement: '사진에는 파노라마 선루프가 보이는데 선루프 없음으로 적혀 있습니다.', hoursAgo: 2, answer: null,
  },
  { uid: 'saebom', subject: 'damage', statement: '운전석 뒤 도어의 찌그러짐이 손상도에 없습니다.', hoursAgo: 5, answer: null },
  { uid: 'hanbit', subject: 'odometer', statement: '계기판 사진과 주행거리 숫자가 다릅니다.', hoursAgo: 1, answer: null },
  { uid: 'daonauto', subject: 'model', statement: '등급이 인스퍼레이션이 아니라 프리미엄으로 보입니다.', hoursAgo: 8, answer: null },
  {
    uid: 'dealer', subject: 'accident', statement: '앞 휀더 교환인데 단순교환 표시가 없습니다.', hoursAgo: 30,
    answer: { outcome: 'corrected', text: '점검 기록을 확인하여 단순교환으로 고쳤습니다. 알려 주셔서 감사합니다.' },
  },
  {
    uid: 'saebom01', subject: 'year', statement: '최초 등록일로 보면 연식이 한 해 빠릅니다.', hoursAgo: 26,
    answer: { outcome: 'right', text: '10월 이후 출고된 다음 해 연식 차량이 맞습니다.' },
  },
  {
    uid: 'garam01', subject: 'photos', statement: '엔진룸 사진이 어둡습니다.', hoursAgo: 40,
    answer: { outcome: 'noted', text: '다음 촬영부터 조명을 사용하겠습니다.' },
  },
]

const drawn = new Map<string, Uint8Array>()
/** Each is drawn once, however many contracts have one. */
const paper = (name: string): Uint8Array => {
  const known = drawn.get(name) ?? paperPicture(name)
  drawn.set(name, known)
  return known
}

const shared = {
  sellersOf: 'sample-card', fleetUid: 'lease', fleetName: '샘플리스', clerkUid: 'staff', payerUid: 'owner',
  inspectorUid: 'inspector',
  paper, heldElsewhere: demoPastAuctions,
  bidderUids: ['dealer', 'saebom01', 'daon01', 'byeolnae'],
  carriers: [
    { name: '빠른탁송', businessNumber: '1048200007', drivers: ['곽기사', '배기사', '오기사'] },
    { name: '안심카캐리어', businessNumber: '1058200000', drivers: ['마기사', '방기사'] },
  ],
}

export const demoMarkets = {
  full: {
    ...shared, cars: manyCars, faces: 1_000, albums: 1_000, hasAlbums: true, albumPauseSeconds: 8, saved, reports,
    slots: [{ zone: 'A', count: 24 }, { zone: 'B', count: 24 }, { zone: 'C', count: 12 }],
    favourites: [
      { uid: 'dealer', count: 9 }, { uid: 'hanbit', count: 6 }, { uid: 'saebom', count: 5 },
      { uid: 'saebom01', count: 4 }, { uid: 'daon01', count: 7 },
    ],
  },
  small: {
    ...shared, cars: fewCars, faces: 14, albums: 6, hasAlbums: false, albumPauseSeconds: 0,
    saved: saved.slice(0, 2), reports: reports.slice(0, 2),
    slots: [{ zone: 'A', count: 8 }, { zone: 'B', count: 4 }],
    favourites: [{ uid: 'dealer', count: 2 }],
  },
} as const
