// Enumerations of the members area: what a person is in their company, and how they came to be.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const memberType = enumeration('MemberType', {
  root: ['최고관리자', 'Root'],
  admin: ['관리자', 'Staff'],
  plain: ['일반회원', 'Dealer'],
  partner_user: ['제휴사 담당자', "Partner's staff"],
  partner_customer_user: ['제휴사 고객', "Partner's customer"],
})
export type MemberType = ValueOf<typeof memberType>

export const businessOwnerType = enumeration('BusinessOwnerType', {
  owner: ['대표자', 'Owner'],
  employee: ['종사원', 'Employee'],
})
export type BusinessOwnerType = ValueOf<typeof businessOwnerType>

export const memberGrade = enumeration('MemberGrade', {
  representative: ['대표', 'Representative'],
  manager: ['책임자', 'Manager'],
  staff: ['사원', 'Employee'],
})
export type MemberGrade = ValueOf<typeof memberGrade>

export const memberPart = enumeration('MemberPart', {
  purchase: ['매입', 'Purchase'],
  sales: ['판매', 'Sales'],
  office: ['사무', 'Office'],
})
export type MemberPart = ValueOf<typeof memberPart>

// The office divides its work otherwise than a shop does. Without a part one attends to everything.
export const staffPart = enumeration('StaffPart', {
  registration: ['가입심사', 'Registration'],
  inspection: ['진단', 'Inspection'],
  yard: ['입출고', 'Yard'],
  screening: ['서류심사', 'Screening'],
  money: ['정산', 'Money'],
  sanctions: ['제재', 'Sanctions'],
})
export type StaffPart = ValueOf<typeof staffPart>

export const memberState = enumeration('MemberState', {
  active: ['이용중', 'Active'],
  suspended: ['이용정지', 'Suspended'],
  left: ['탈퇴', 'Left'],
})
export type MemberState = ValueOf<typeof memberState>

export const registrationType = enumeration('RegistrationType', {
  personal: ['개인사업자', 'Sole proprietor'],
  corporate: ['법인사업자', 'Corporation'],
})
export type RegistrationType = ValueOf<typeof registrationType>

export const registrationStatus = enumeration('RegistrationStatus', {
  inProgress: ['심사중', 'Under review'],
  approved: ['승인', 'Approved'],
  rejected: ['반려', 'Rejected'],
})
export type RegistrationStatus = ValueOf<typeof registrationStatus>

export const consentType = enumeration('ConsentType', {
  use: ['이용약관', 'Terms of use'],
  privacy: ['개인정보 수집·이용', 'Use of personal data'],
})
export type ConsentType = ValueOf<typeof consentType>

export const memberRejectType = enumeration('MemberRejectType', {
  documentInvalid: ['서류미비', 'Documents not in order'],
  businessInvalid: ['사업자 확인불가', 'Business cannot be confirmed'],
  duplicated: ['중복가입', 'Already registered'],
  rrnNotMasked: ['주민번호 뒷자리 미가림', 'Resident number not masked'],
  etc: ['기타', 'Other'],
})
export type MemberRejectType = ValueOf<typeof memberRejectType>
