// What stands where something of a person was.
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { Blank } from './erase.sql.ts'

export const blanks = { gone: '보관 기간이 지나 삭제되었습니다.', file: '첨부파일' }
const emptyPerson = { name: '삭제됨', birthday: '19000101', phone: '00000000000' }

export const blankPerson = (personal: PersonalData): Blank => ({
  name: emptyPerson.name, birthday: personal.seal(emptyPerson.birthday), phone: personal.seal(emptyPerson.phone),
})
