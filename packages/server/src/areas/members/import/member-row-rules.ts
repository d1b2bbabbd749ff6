// What one row of a file of members says: a shop, and a person of it where a login is named.
import {
  type BusinessOwnerType, businessOwnerType, type MemberGrade, memberGrade, type MemberPart, memberPart, memberState,
  type MemberState, type RegistrationType, registrationType, type ShopGrade, shopGrade, type ShopKind, shopKind,
  shopState, type ShopState,
} from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { addressShape, companyWish, phoneWish, plainName } from '@bidyard/contract/shapes/companies'
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { emailAddress } from '@bidyard/contract/shapes/numbers/email-address'
import { isMobileNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { askableName, askablePerson, plainUsername, usernameProblem } from '../../identity/for-other-areas.ts'
import { CellReader } from '../../../runtime/sheets/cell-reader.ts'
import { type MemberColumn, memberColumns } from './member-columns.ts'

export interface ShopFacts {
  readonly shopName: string
  readonly companyName: string | null
  readonly shopKind: ShopKind | null
  readonly registrationType: RegistrationType
  readonly corporateNumber: string | null
  readonly representativeName: string
  readonly shopPhoneNumber: string
  readonly shopEmail: string | null
  readonly road: { readonly postalCode: string; readonly road: string; readonly detail: string } | null
  readonly shopGrade: ShopGrade | null
  readonly shopState: ShopState | null
}

export interface ShopRow {
  readonly businessNumber: string
  /** Null where the row names a shop by its number alone, or where what it says cannot be read. */
  readonly facts: ShopFacts | null
  readonly isSpoilt: boolean
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

/** What could be read of a row that has faults is judged further, so that all of them are told at once. */
export interface JudgedRow {
  readonly shop: ShopRow | null
  readonly member: MemberRow | null
  readonly faults: readonly Label[]
}

type Cells = CellReader<MemberColumn>

/** A sheet takes 01012345678 for the number 1012345678, and 02-123-4567 without hyphens for 21234567. */
const phoneOf = (text: string): string => {
  const digits = phoneDigitsOf(text)
  return /^(?:1[016789]\d{7,8}|[2-7]\d{7,9})$/.test(digits) ? `0${digits}` : digits
}

const readPhone = (cells: Cells): string | null => {
  const phone = phoneOf(cells.text('phoneNumber') ?? '')
  return phone === '' || isMobileNumber(phone)
    ? cells.needed('phoneNumber', phone === '' ? null : phone)
    : cells.fault('phoneNumber', '휴대전화 번호가 아닙니다.', 'This is not the number of a mobile phone.')
}

const readName = (cells: Cells): string | null => {
  const text = cells.needed('name', cells.text('name'))
  if (text === null) return null
  return askableName(text) ?? cells.fault('name', '본인인증에 쓰는 이름으로 적어 주세요.', 'No identity check takes this name.')
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

const readPerson = (cells: Cells, now: Date) => {
  const [username, name] = [readUsername(cells), readName(cells)]
  const day = cells.needed('birthday', cells.day('birthday'))
  const phone = readPhone(cells)
  if (username === null || name === null || phone === null || day === null) return null
  const person = { name, birthday: day.replaceAll('-', ''), phone }
  return askablePerson(person) !== undefined && day <= seoulDayOf(now)
    ? { username, ...person }
    : cells.fault('birthday', '본인인증에 쓰는 생년월일로 적어 주세요.', 'No identity check takes this birthday.')
}

const readJoined = (cells: Cells, now: Date): Date | null => {
  const joinedAt = cells.moment('joinedAt')
  return joinedAt === null || joinedAt <= now
    ? joinedAt : cells.fault('joinedAt', '아직 오지 않은 날입니다.', 'This is still to come.')
}

const readMember = (cells: Cells, now: Date): MemberRow | null => {
  const person = readPerson(cells, now)
  const ownerType = cells.choice('ownerType', businessOwnerType) ?? 'employee'
  const rest = {
    email: cells.shaped('email', emailAddress, '이메일 주소가 아닙니다.', 'This is not an e-mail address.'), ownerType,
    grade: cells.choice('grade', memberGrade) ?? (ownerType === 'owner' ? 'representative' : 'staff'),
    part: cells.choice('part', memberPart), mayBid: cells.flag('mayBid') ?? false, state: readState(cells),
    joinedAt: readJoined(cells, now),
  } as const
  return person === null ? null : { ...person, ...rest }
}

const readAddress = (cells: Cells): ShopFacts['road'] => {
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
  'shopName', 'companyName', 'shopKind', 'registrationType', 'corporateNumber', 'representativeName',
  'shopPhoneNumber', 'shopEmail', 'postalCode', 'road', 'detail', 'shopGrade', 'shopState',
] as const

const readShopPhone = (cells: Cells): string | null => {
  const text = cells.text('shopPhoneNumber')
  if (text === null) return cells.needed('shopPhoneNumber', null)
  const read = phoneWish.safeParse(phoneOf(text))
  return read.success ? read.data : cells.fault('shopPhoneNumber', '전화번호가 아닙니다.', 'This is not a phone number.')
}

const readFacts = (cells: Cells): ShopFacts | null => {
  const shopName = cells.needed('shopName', cells.line('shopName', plainName))
  const kind = cells.needed('registrationType', cells.choice('registrationType', registrationType))
  const representativeName = cells.needed('representativeName', cells.line('representativeName', plainName))
  const shopPhoneNumber = readShopPhone(cells)
  const corporateNumber = cells.shaped('corporateNumber', companyWish.corporateNumber,
    '법인등록번호 열세 자리를 적어 주세요.', 'Write the thirteen digits of the corporate number.')
  const facts = {
    companyName: cells.line('companyName', plainName), shopKind: cells.choice('shopKind', shopKind),
    corporateNumber: corporateNumber === null ? null : digitsOf(corporateNumber),
    shopEmail: cells.shaped('shopEmail', emailAddress, '이메일 주소가 아닙니다.', 'This is not an e-mail address.'),
    road: readAddress(cells), shopGrade: cells.choice('shopGrade', shopGrade),
    shopState: cells.choice('shopState', shopState),
  }
  if (shopName === null || kind === null || representativeName === null || shopPhoneNumber === null) return null
  return { ...facts, shopName, registrationType: kind, representativeName, shopPhoneNumber }
}

const readShop = (cells: Cells): ShopRow | null => {
  const isTold = factColumns.some((key) => cells.text(key) !== null)
  const facts = isTold ? readFacts(cells) : null
  const text = cells.needed('businessNumber', cells.text('businessNumber'))
  if (text === null) return null
  const businessNumber = digitsOf(text)
  return isBusinessNumber(businessNumber)
    ? { businessNumber, facts, isSpoilt: isTold && facts === null }
    : cells.fault('businessNumber', '올바른 사업자등록번호가 아닙니다.', 'This is no business number.')
}

/** The first thing that a later row says otherwise of its shop; what it leaves out it does not deny. */
export const contradictionOf = (first: ShopFacts, later: ShopFacts): MemberColumn | undefined =>
  (Object.keys(first) as (keyof ShopFacts)[]).find((key) =>
    later[key] !== null && JSON.stringify(later[key]) !== JSON.stringify(first[key]))

export const judgeMemberRow = (
  row: Readonly<Record<string, unknown>>, given: { readonly now: Date; readonly isOfBook: boolean },
): JudgedRow => {
  const cells = new CellReader(row, memberColumns, given.isOfBook)
  const shop = readShop(cells)
  const hasMember = (['username', 'name', 'birthday', 'phoneNumber'] as const).some((key) => cells.text(key) !== null)
  return { shop, member: hasMember ? readMember(cells, given.now) : null, faults: cells.faults }
}
