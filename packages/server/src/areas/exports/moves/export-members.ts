// Takes all members and their shops along in one file, in the very form in which another house imports them.
import {
  businessOwnerType, memberGrade, memberPart, memberState, registrationType, shopGrade, shopKind, shopState,
} from '@bidyard/contract/enums'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import {
  getTakenAlongCount, listTakenAlong, type MemberColumn, memberColumns, type TakenAlong,
} from '../../members/for-other-areas.ts'
import { type Column, columnsFor } from '../tables/table.ts'
import { type MoveGiven, writeMoved } from './write-moved.ts'

const pageSize = 500
const row = columnsFor<TakenAlong>()

/** Eight digits as a day; hyphens keep a sheet from reckoning with numbers. */
const dayOf = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
const hyphened = (digits: string | null): string | null => digits?.replace(/^(\d{6})(\d{7})$/, '$1-$2') ?? null

const label = (key: MemberColumn) => [key, memberColumns[key].ko, memberColumns[key].en] as const
const text = (key: MemberColumn, read: (of: TakenAlong) => string | null): Column<TakenAlong> =>
  row.text(...label(key), read)

const columnsWith = (personal: PersonalData): readonly Column<TakenAlong>[] => {
  const opened = (sealed: Uint8Array | null, show: (digits: string) => string): string | null =>
    (sealed === null ? null : show(personal.open(sealed)))
  const { choice } = row
  return [
    text('username', (of) => of.username),
    text('name', (of) => of.name),
    // As a text: Excel counts no days before 1900, and those before 1927 in numbers that may be years.
    text('birthday', (of) => opened(of.birthdaySealed, dayOf)),
    text('phoneNumber', (of) => opened(of.phoneSealed, showPhoneNumber)),
    text('email', (of) => of.email),
    choice(...label('ownerType'), businessOwnerType, (of) => of.ownerType),
    choice(...label('grade'), memberGrade, (of) => of.grade),
    choice(...label('part'), memberPart, (of) => of.part),
    row.flag(...label('mayBid'), (of) => of.mayBid),
    choice(...label('state'), memberState, (of) => of.state),
    row.time(...label('joinedAt'), (of) => of.joinedAt?.toISOString()),
    text('businessNumber', (of) => showBusinessNumber(of.businessNumber)),
    text('shopName', (of) => of.shopName),
    text('companyName', (of) => of.companyName),
    choice(...label('shopKind'), shopKind, (of) => of.shopKind),
    choice(...label('registrationType'), registrationType, (of) => of.registrationType),
    text('corporateNumber', (of) => hyphened(of.corporateNumber)),
    text('representativeName', (of) => of.representativeName),
    text('shopPhoneNumber', (of) => showPhoneNumber(of.shopPhoneNumber)),
    text('shopEmail', (of) => of.shopEmail),
    text('postalCode', (of) => of.postalCode),
    text('road', (of) => of.road),
    text('detail', (of) => of.detail),
    choice(...label('shopGrade'), shopGrade, (of) => of.shopGrade),
    choice(...label('shopState'), shopState, (of) => of.shopState),
  ]
}

export const exportMembers = (
  given: MoveGiven & { readonly personal: PersonalData; readonly reason: string },
) =>
  writeMoved(given, {
    name: 'members', line: { act: 'export members', subject: 'members' }, reason: given.reason,
    columns: columnsWith(given.personal), count: getTakenAlongCount,
    next: (last) => listTakenAlong(
      given.database.primary, last === undefined ? ['', ''] : [last.businessNumber, last.username ?? ''], pageSize),
  })
