// The dealer companies of the demo world with their shops and dealers, in every grade and standing.
import type { BusinessOwnerType, MemberGrade, MemberPart, RegistrationType, ShopGrade } from '@bidyard/contract/enums'

/** restricted and locked are of the login, suspended and left of the place in the shop. */
export type DemoTrouble = 'restricted' | 'locked' | 'suspended' | 'left'

export interface DemoDealerRow {
  readonly uid: string
  readonly name: string
  readonly owner: BusinessOwnerType
  readonly grade: MemberGrade
  readonly part: MemberPart | null
  readonly mayBid: boolean
  readonly trouble: DemoTrouble | null
}

export interface DemoShopRow {
  readonly name: string
  readonly companyName: string
  readonly businessNumber: string
  readonly corporateNumber: string | null
  readonly registrationType: RegistrationType
  readonly grade: ShopGrade
  readonly stopped: 'suspend' | 'close' | null
  readonly phoneNumber: string
  readonly email: string
  readonly address: { readonly postalCode: string; readonly road: string; readonly detail: string }
  /** Its owner has been there since then, the others came one after another. */
  readonly openedDaysAgo: number
  readonly dealers: readonly DemoDealerRow[]
}

const owner = (uid: string, name: string, trouble: DemoTrouble | null = null): DemoDealerRow => ({
  uid, name, owner: 'owner', grade: 'representative', part: null, mayBid: true, trouble,
})
const employee = (
  uid: string, name: string, part: MemberPart, mayBid: boolean, more: Partial<DemoDealerRow> = {},
): DemoDealerRow => ({ uid, name, owner: 'employee', grade: 'staff', part, mayBid, trouble: null, ...more })

const shop = (
  name: string, businessNumber: string, grade: ShopGrade, openedDaysAgo: number, road: string,
  dealers: readonly DemoDealerRow[],
  more: Partial<DemoShopRow> = {},
): DemoShopRow => ({
  name, companyName: name, businessNumber, corporateNumber: null, registrationType: 'personal', grade, stopped: null,
  phoneNumber: `0200${businessNumber.slice(-6)}`, email: `${dealers[0]?.uid ?? 'shop'}@example.com`,
  address: { postalCode: '06236', road, detail: '1층' }, openedDaysAgo, dealers, ...more,
})

const corporate = (companyName: string, corporateNumber: string) =>
  ({ registrationType: 'corporate', companyName, corporateNumber }) as const

export const demoShops: readonly DemoShopRow[] = [
  shop('한빛모터스', '1068100103', 's-class', 638, '서울특별시 강서구 공항대로 1', [
    owner('hanbit', '한대표'),
    employee('dealer', '박딜러', 'purchase', true),
    employee('hanbit02', '오사원', 'office', false),
    employee('hanbit03', '임과장', 'sales', true, { grade: 'manager' }),
  ], corporate('주식회사 한빛', '1101110062432')),
  shop('새봄오토', '2060100207', 'a-class', 571, '서울특별시 성동구 천호대로 2', [
    owner('saebom', '봄대표'),
    employee('saebom01', '신사원', 'purchase', true),
    employee('saebom02', '권사원', 'sales', false),
  ]),
  shop('다온자동차', '3068100305', 'a-class', 544, '대전광역시 유성구 대학로 3', [
    owner('daonauto', '온대표'),
    employee('daon01', '황사원', 'purchase', true, { grade: 'manager' }),
    employee('daon02', '안사원', 'sales', false),
  ], corporate('주식회사 다온', '1301110006246')),
  shop('가람모터스', '4050100406', 'b-class', 462, '전라북도 군산시 대학로 4', [
    owner('garam', '강대표'),
    employee('garam01', '송사원', 'purchase', true),
    employee('garam02', '전사원', 'office', false),
  ]),
  shop('푸른오토', '5068100507', 'b-class', 405, '경상북도 포항시 북구 중앙로 5', [
    owner('pureun', '푸대표'),
    employee('pureun01', '홍사원', 'purchase', true, { trouble: 'locked' }),
    employee('pureun02', '유사원', 'sales', false),
  ], corporate('푸른오토 주식회사', '1101110062432')),
  shop('마루자동차', '6060100601', 'b-class', 341, '부산광역시 사상구 낙동대로 6', [
    owner('maru01', '고대표'),
    employee('maru02', '문사원', 'purchase', true, { trouble: 'restricted' }),
    employee('maru03', '양사원', 'sales', false),
  ]),
  shop('하늘모터스', '7068100709', 'c-class', 287, '울산광역시 남구 삼산로 7', [
    owner('haneul', '배대표'),
    employee('haneul01', '백사원', 'purchase', false),
  ], corporate('하늘모터스 주식회사', '1301110006246')),
  shop('바다오토', '8060100803', 'c-class', 262, '제주특별자치도 제주시 연북로 8', [
    owner('badaauto', '허대표'),
    employee('bada01', '남사원', 'purchase', true, { trouble: 'suspended' }),
  ]),
  shop('별내모터스', '1268100903', 'c-class', 173, '경기도 남양주시 별내로 9', [
    owner('byeolnae', '심대표'),
    employee('byeol01', '노사원', 'purchase', true),
  ], corporate('주식회사 별내', '1101110062432')),
  shop('솔숲자동차', '2260101006', 'c-class', 118, '강원특별자치도 강릉시 율곡로 10', [
    owner('solsup', '하대표'),
    employee('solsup01', '곽사원', 'purchase', false, { trouble: 'left' }),
  ]),
  shop('돌담오토', '3268101104', 'c-class', 75, '충청남도 천안시 동남구 만남로 11', [
    owner('doldam', '성대표'), employee('doldam01', '차사원', 'sales', false),
  ], { ...corporate('주식회사 돌담', '1301110006246'), stopped: 'suspend' }),
  shop('옛길모터스', '4260101208', 'c-class', 596, '광주광역시 서구 무진대로 12', [owner('yetgil', '주대표')], {
    stopped: 'close',
  }),
]

export interface DemoApplicantRow {
  readonly uid: string
  readonly name: string
  readonly owner: BusinessOwnerType
  /** A shop of the demo world by its number, else a new one. */
  readonly joins: string | null
  readonly shop: {
    readonly name: string; readonly businessNumber: string; readonly registrationType: RegistrationType
    readonly representativeName: string; readonly corporateNumber: string | null
  } | null
  /** Of the first try; what follows it is the newest one. */
  readonly rejected: 'documentInvalid' | 'rrnNotMasked' | null
  readonly triesAgain: boolean
  /** Of the first try; a second one follows a day later. */
  readonly submittedHoursAgo: number
}

const founder = (
  uid: string, name: string, shopName: string, businessNumber: string, submittedHoursAgo: number,
  more: Partial<DemoApplicantRow> = {},
): DemoApplicantRow => ({
  uid, name, owner: 'owner', joins: null, rejected: null, triesAgain: false, submittedHoursAgo,
  shop: {
    name: shopName, businessNumber, registrationType: 'personal', representativeName: name, corporateNumber: null,
  },
  ...more,
})

export const demoApplicants: readonly DemoApplicantRow[] = [
  founder('newroad', '구대표', '새길모터스', '5260101304', 76),
  founder('bigriver', '민대표', '큰강오토', '6268101402', 52, {
    shop: {
      name: '큰강오토', businessNumber: '6268101402', registrationType: 'corporate', representativeName: '민회장',
      // One digit off: a reason to look twice.
      corporateNumber: '1101110062433',
    },
  }),
  founder('greenhill', '엄대표', '푸른언덕', '7260101506', 47, { rejected: 'rrnNotMasked', triesAgain: true }),
  founder('oldwell', '채대표', '옛샘자동차', '8260101602', 21, { rejected: 'documentInvalid' }),
  {
    uid: 'hanbit04', name: '진사원', owner: 'employee', joins: '1068100103', shop: null, rejected: null, triesAgain: false,
    submittedHoursAgo: 3,
  },
]
