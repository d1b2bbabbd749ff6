// The partners of the demo world, with their customers and the cars these sell.

export interface DemoCustomerRow {
  readonly customerKey: string
  readonly name: string
  /** Numbers that no carrier gives out. */
  readonly phone: string
  readonly cars: readonly { readonly exhibitKey: string; readonly carNo: string }[]
}

export interface DemoPartnerRow {
  readonly code: string
  readonly name: string
  readonly businessNumber: string
  readonly representativeName: string
  readonly phoneNumber: string
  readonly mayActForCustomers: boolean
  readonly deepLink: string | null
  /** The last one is the one that the sample app uses. */
  readonly keyKinds: readonly ('v0' | 'v1')[]
  /** Demo people who work there. */
  readonly staffUids: readonly string[]
  readonly customers: readonly DemoCustomerRow[]
}

const surnames = Array.from('김이박최정강조윤장임한오서신권황안송류홍')
const givenNames = ['민준', '서연', '도윤', '지우', '예준', '하은', '주원', '수아'] as const

/** Who sells on the demo market: many people of whom one sees little. */
const cardCustomers: readonly DemoCustomerRow[] = Array.from({ length: 40 }, (_, at) => ({
  customerKey: `card-${3_001 + at}`, phone: `0100000${3_001 + at}`, cars: [],
  name: `${surnames[at % surnames.length] ?? '김'}${givenNames[(at * 3) % givenNames.length] ?? '민준'}`,
}))

export const demoPartners: readonly DemoPartnerRow[] = [
  {
    code: 'sample-bank', name: '샘플은행', businessNumber: '1018100001', representativeName: '한대표',
    phoneNumber: '0200001001', mayActForCustomers: false, deepLink: 'samplebank://cars/{exhibitId}', keyKinds: ['v1'],
    staffUids: ['partner'],
    customers: [
      {
        customerKey: 'bank-1001', name: '홍길동', phone: '01000001001',
        cars: [{ exhibitKey: 'bank-car-1', carNo: '12가3456' }, { exhibitKey: 'bank-car-2', carNo: '123나4567' }],
      },
      {
        customerKey: 'bank-1002', name: '성춘향', phone: '01000001002',
        cars: [{ exhibitKey: 'bank-car-3', carNo: '34다5678' }],
      },
      {
        customerKey: 'bank-1003', name: '이몽룡', phone: '01000001003',
        cars: [{ exhibitKey: 'bank-car-4', carNo: '245라6789' }],
      },
    ],
  },
  {
    code: 'sample-lease', name: '샘플리스', businessNumber: '1028100004', representativeName: '두대표',
    phoneNumber: '0200002001', mayActForCustomers: true, deepLink: null, keyKinds: ['v1', 'v0'], staffUids: ['lease'],
    customers: [
      {
        customerKey: 'lease-2001', name: '심청', phone: '01000002001',
        cars: [{ exhibitKey: 'lease-car-1', carNo: '56하7890' }, { exhibitKey: 'lease-car-2', carNo: '167허8901' }],
      },
      {
        customerKey: 'lease-2002', name: '임꺽정', phone: '01000002002',
        cars: [{ exhibitKey: 'lease-car-3', carNo: '78호9012' }],
      },
    ],
  },
  {
    code: 'sample-card', name: '샘플카드', businessNumber: '1038100007', representativeName: '서대표',
    phoneNumber: '0200003001', mayActForCustomers: false, deepLink: null, keyKinds: ['v1'], staffUids: [],
    customers: cardCustomers,
  },
]
