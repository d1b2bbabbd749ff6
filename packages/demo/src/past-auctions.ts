// What the demo house auctioned before it came to Bidyard, in another system.
import type { ContractKind, Fuel, PastAuctionResult, Province } from '@bidyard/contract/enums'

export interface DemoPastAuction {
  readonly auctionNo: string
  readonly result: PastAuctionResult
  readonly kind: ContractKind | null
  readonly carNumber: string
  readonly maker: string
  readonly model: string
  readonly detailModel: string | null
  readonly grade: string | null
  readonly modelYear: number | null
  readonly odometerKm: number | null
  readonly fuel: Fuel | null
  readonly region: Province | null
  readonly bidCount: number
  readonly amountWon: number | null
  readonly buyerBusinessNumber: string | null
  readonly closedDaysAgo: number
  readonly openHours: number | null
}

const car = (
  carNumber: string, maker: string, model: string, detailModel: string | null, grade: string | null,
  modelYear: number | null, odometerKm: number | null,
) => ({ carNumber, maker, model, detailModel, grade, modelYear, odometerKm })

const sold = (amountWon: number, bidCount: number, buyerBusinessNumber: string | null) =>
  ({ result: 'sold', amountWon, bidCount, buyerBusinessNumber }) as const
const without = (result: 'unsold' | 'cancelled', bidCount: number) =>
  ({ result, amountWon: null, bidCount, buyerBusinessNumber: null }) as const

const [hanbit, elsewhere] = ['1068100103', '2118601113']

export const demoPastAuctions: readonly DemoPastAuction[] = [
  {
    auctionNo: 'H-10482', kind: 'pro', ...car('143보2817', '현대', '그랜저', '그랜저 (GN7)', '2.5 캘리그래피', 2023, 21_380),
    ...sold(33_400_000, 11, hanbit), fuel: 'gasoline', region: 'seoul', closedDaysAgo: 41, openHours: 24,
  },
  {
    auctionNo: 'H-10479', kind: 'pro', ...car('58마1904', '기아', '쏘렌토', '쏘렌토 (MQ4)', '하이브리드 노블레스', 2021, 63_120),
    ...sold(27_850_000, 9, elsewhere), fuel: 'hybrid_G', region: 'gyeonggi', closedDaysAgo: 43, openHours: 24,
  },
  {
    auctionNo: 'H-10466', kind: 'self', ...car('32누7755', 'BMW', '5시리즈', '520d (G30)', null, 2019, 98_700),
    ...without('unsold', 2), fuel: 'diesel', region: 'daejeon', closedDaysAgo: 47, openHours: 24,
  },
  {
    auctionNo: 'H-10451', kind: 'prime', ...car('211허6043', '제네시스', 'G80', null, '3.3 터보', 2020, 74_950),
    ...sold(30_200_000, 6, null), fuel: 'gasoline', region: 'busan', closedDaysAgo: 52, openHours: 2,
  },
  {
    auctionNo: 'H-10440', kind: null, ...car('19다3368', '기아', '모닝', null, null, null, null),
    ...without('cancelled', 0), fuel: null, region: null, closedDaysAgo: 56, openHours: null,
  },
]
