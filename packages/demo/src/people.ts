// The people of the demo world who belong to no shop: the office, a developer, and those of partners.
import type { StaffPart } from '@bidyard/contract/enums'

export interface DemoPersonRow {
  readonly uid: string
  readonly name: string
  readonly does: string
  readonly role: 'plain' | 'admin' | 'developer'
  readonly type: 'root' | 'admin' | 'partner_user' | null
  readonly part: StaffPart | null
}

export const demoPassword = 'green tea by the river'

export const demoOperator = {
  name: '비드야드 운영', businessNumber: '1048100000', corporateNumber: null, representativeName: '김대표',
  phoneNumber: '0200000001', email: 'office@example.com',
  address: { postalCode: '04524', road: '서울특별시 중구 세종대로 1', detail: '10층' },
} as const

export const demoYard = {
  address: '경기도 광주시 곤지암읍 경충대로 1', hours: '평일 09:00–18:00, 토요일 09:00–13:00', phone: '031-000-0001',
} as const

const office = (
  uid: string, name: string, does: string, type: 'root' | 'admin', part: StaffPart | null = null,
): DemoPersonRow => ({ uid, name, does, role: 'admin', type, part })
const partner = (uid: string, name: string, does: string): DemoPersonRow => ({
  uid, name, does, role: 'plain', type: 'partner_user', part: null,
})

export const demoPeople: readonly DemoPersonRow[] = [
  office('owner', '김대표', 'root: configuration and the last word', 'root'),
  office('staff', '이주임', 'staff of the office, for everything', 'admin'),
  office('reviewer', '정심사', 'staff who reviews registrations', 'admin', 'registration'),
  office('inspector', '최진단', 'staff who inspects cars', 'admin', 'inspection'),
  {
    uid: 'developer', name: '나개발', does: 'developer: the clock and the stand-ins', role: 'developer',
    type: null, part: null,
  },
  partner('partner', '최매니저', 'staff of a partner, a bank'),
  partner('lease', '강매니저', 'staff of a partner, a lease company'),
]

/** Dealers whom a program may be as well: one who may bid, the owner of that shop, and the owner of another. */
export const demoKeyHolders: readonly string[] = ['dealer', 'hanbit', 'saebom']
