// What one row of a file of members says: a shop, and a person of it where a login is named.
import {
  type BusinessOwnerType, businessOwnerType, type MemberGrade, memberGrade, type MemberPart, memberPart, memberState,
  type MemberState, type RegistrationType, registrationType, type ShopGrade, shopGrade, shopState, type ShopState,
} from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { addressShape, companyWish, phoneWish, plainName } from '@bidyard/contract/shapes/companies'
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { emailAddress } from '@bidyard/contract/shapes/numbers/email-address'
import { isMobileNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import { askableName, plainUsername, usernameProblem } from '../../identity/for-other-areas.ts'
import { CellReader } from '../../reference/for-other-areas.ts'
import { type MemberColumn, memberColumns } from './member-columns.ts'

export interface ShopRow {
  readonly businessNumber: string
  readonly state: ShopState
  /** Null where the row names a shop by its number alone. */
  readonly facts: {
    readonly shopName: string
    readonly companyName: string
    readonly registrationType: RegistrationType
    readonly corporateNumber: string | null
    readonly representativeName: string
    readonly phoneNumber: string
    readonly email: string | null
    readonly address: { readonly postalCode: string; readonly road: string; readonly detail: string } | null
    readonly grade: ShopGrade | null
  } | null
}

export interface MemberRow {
  readonly username: string
  readonly name: string
  readonly birthday: string
  readonly phone: string
  readonly email: string | null
  readonly ownerType: BusinessOwnerType
  readonly grade: MemberGrade
  readonly part: MemberPart | null
  readonly mayBid: boolean
  readonly state: Exclude<MemberState, 'left'>
  readonly joinedAt: Date | null
}

export type JudgedRow =
  | { readonly shop: ShopRow; readonly member: MemberRow | null }
  | { readonly faults: readonly Label[] }

type Cells = CellReader<MemberColumn>

const readPhone = (cells: Cells): string | null => {
  const digits = phoneDigitsOf(cells.text('phoneNumber') ?? '')
  // A sheet takes 01012345678 for the number 1012345678.
  const phone = /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits
  return phone === '' || isMobileNumber(phone)
    ? cells.needed('phoneNumber', phone === '' ? null : phone)
    : cells.fault('phoneNumber', '휴대전화 번호가 아닙니다.', 'This is not the number of a mobile phone.')
}

const readName = (cells: Cells): string | null => {
  const text = cells.needed('name', cells.text('name'))
  if (text === null) return null
  return askableName(text) ?? cells.fault('name', '본인확인에 쓰는 이름으로 적어 주세요.', 'No identity check takes this name.')
}

const readUsername = (cells: Cells): string | null => {
  const username = plainUsername(cells.text('username') ?? '')
  return usernameProblem(username) === undefined ? username : cells.fault('username',
    '영문 소문자로 시작하는 5~20자의 영문, 숫자, 밑줄이어야 합니다.',
    'Five to twenty small letters, digits and underscores, a letter first.')
}

const readState = (cells: Cells): MemberRow['state'] => {
  const state = cells.choice('state', memberState) ?? 'active'
  if (state !== 'left') return state
  cells.fault('state', '탈퇴한 회원은 가져오지 않습니다.', 'Whoever has left is not brought.')
  return 'active'
}

const readMember = (cells: Cells): MemberRow | null => {
  const person = {
    username: readUsername(cells), name: readName(cells),
    birthday: cells.needed('birthday', cells.day('birthday')), phone: readPhone(cells),
  }
  const ownerType = cells.choice('ownerType', businessOwnerType) ?? 'employee'
  const rest = {
    email: cells.shaped('email', emailAddress, '이메일 주소가 아닙니다.', 'This is not an e-mail address.'), ownerType,
    grade: cells.choice('grade', memberGrade) ?? (ownerType === 'owner' ? 'representative' : 'staff'),
    part: cells.choice('part', memberPart), mayBid: cells.flag('mayBid') ?? false, state: readState(cells),
    joinedAt: cells.moment('joinedAt'),
  } as const
  const { username, name, birthday, phone } = person
  if (username === null || name === null || birthday === null || phone === null) return null
  return { username, name, birthday: birthday.replaceAll('-', ''), phone, ...rest }
}

const readAddress = (cells: Cells): NonNullable<ShopRow['facts']>['address'] => {
  const [code, road, detail] = [cells.text('postalCode'), cells.text('road'), cells.text('detail')]
  if (code === null && road === null && detail === null) return null
  if (code === null || road === null) {
    cells.needed('postalCode', code)
    return cells.needed('road', null)
  }
  // A sheet takes 06236 for the number 6236.
  const read = addressShape.safeParse({ postalCode: code.padStart(5, '0'), road, detail: detail ?? '' })
  return read.success ? read.data : cells.fault('road', '우편번호와 주소를 확인해 주세요.', 'Look at the address again.')
}

const factColumns = [
  'shopName', 'companyName', 'registrationType', 'corporateNumber', 'representativeName', 'shopPhoneNumber',
  'shopEmail', 'postalCode', 'road', 'detail', 'shopGrade', 'shopState',
] as const

const readFacts = (cells: Cells): ShopRow['facts'] => {
  if (factColumns.every((key) => cells.text(key) === null)) return null
  const shopName = cells.needed('shopName', cells.line('shopName', plainName))
  const kind = cells.needed('registrationType', cells.choice('registrationType', registrationType))
  const representativeName = cells.needed('representativeName', cells.line('representativeName', plainName))
  const phoneNumber = cells.needed('shopPhoneNumber',
    cells.shaped('shopPhoneNumber', phoneWish, '전화번호가 아닙니다.', 'This is not a phone number.'))
  const facts = {
    companyName: cells.line('companyName', plainName),
    corporateNumber: cells.shaped('corporateNumber', companyWish.corporateNumber,
      '법인등록번호 열세 자리를 적어 주세요.', 'Write the thirteen digits of the corporate number.'),
    email: cells.shaped('shopEmail', emailAddress, '이메일 주소가 아닙니다.', 'This is not an e-mail address.'),
    address: readAddress(cells), grade: cells.choice('shopGrade', shopGrade),
  }
  if (shopName === null || kind === null || representativeName === null || phoneNumber === null) return null
  return {
    ...facts, shopName, companyName: facts.companyName ?? shopName, registrationType: kind, representativeName,
    phoneNumber, corporateNumber: facts.corporateNumber === null ? null : digitsOf(facts.corporateNumber),
  }
}

const readShop = (cells: Cells): ShopRow | null => {
  const facts = readFacts(cells)
  const state = cells.choice('shopState', shopState) ?? 'active'
  const text = cells.needed('businessNumber', cells.text('businessNumber'))
  if (text === null) return null
  const businessNumber = digitsOf(text)
  return isBusinessNumber(businessNumber)
    ? { businessNumber, state, facts }
    : cells.fault('businessNumber', '올바른 사업자등록번호가 아닙니다.', 'This is no business number.')
}

export const judgeMemberRow = (row: Readonly<Record<string, unknown>>): JudgedRow => {
  const cells = new CellReader(row, memberColumns)
  const shop = readShop(cells)
  const hasMember = (['username', 'name', 'birthday', 'phoneNumber'] as const).some((key) => cells.text(key) !== null)
  const member = hasMember ? readMember(cells) : null
  return shop === null || cells.faults.length > 0 ? { faults: cells.faults } : { shop, member }
}
