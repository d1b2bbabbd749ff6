// Enumerations of the files area: what a file is for, where it stands, which sizes a picture has.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const fileUsageType = enumeration('FileUsageType', {
  carPhoto: ['차량사진', 'Car photo'],
  inspection: ['점검사진', 'Inspection photo'],
  document: ['서류', 'Document'],
  contractDocument: ['계약서류', 'Contract document'],
  contractAdjustmentLineItemImage: ['감가 증빙사진', 'Evidence of a price cut'],
  memberProfileImage: ['프로필 사진', 'Profile picture'],
  businessRegistration: ['사업자등록증', 'Business registration'],
  employeeCard: ['종사원증', 'Employee card'],
  vehicleManagementBusinessRegistration: ['자동차관리사업등록증', 'Vehicle trade licence'],
  representativeKrRrn: ['대표자 신분증 사본(뒷자리 가림)', 'Identity card of the representative (masked)'],
  corporateRegistration: ['법인등기부등본', 'Corporate register extract'],
})
export type FileUsageType = ValueOf<typeof fileUsageType>

export const fileState = enumeration('FileState', {
  temp: ['임시', 'Temporary'],
  commit: ['저장됨', 'Saved'],
  deleted: ['삭제됨', 'Deleted'],
})
export type FileState = ValueOf<typeof fileState>

export const imageSize = enumeration('ImageSize', {
  small: ['작게', 'Small'],
  middle: ['보통', 'Medium'],
  large: ['크게', 'Large'],
  original: ['원본', 'Original'],
})
export type ImageSize = ValueOf<typeof imageSize>

// Ours: how far the making of a picture's sizes has come, and why it could not be done.
export const fileImageState = enumeration('FileImageState', {
  none: ['해당없음', 'No picture'],
  waiting: ['변환중', 'Being made'],
  made: ['변환완료', 'Made'],
  failed: ['변환실패', 'Failed'],
})
export type FileImageState = ValueOf<typeof fileImageState>

export const fileImageFailure = enumeration('FileImageFailure', {
  unreadable: ['읽을 수 없는 이미지', 'The picture cannot be read'],
  unsupported: ['지원하지 않는 이미지 형식', 'Pictures of this kind cannot be converted here'],
  tooManyPixels: ['이미지 크기 초과', 'The picture has too many pixels'],
  tooSlow: ['변환시간 초과', 'Converting took too long'],
})
export type FileImageFailure = ValueOf<typeof fileImageFailure>

// Assumed: what the usage `document` may hold; contract papers have an enumeration of their own.
export const documentType = enumeration('DocumentType', {
  carRegistration: ['자동차등록증', 'Registration certificate'],
  carRegister: ['자동차등록원부', 'Register extract'],
  transferCertificate: ['자동차양도증명서', 'Certificate of transfer'],
  sealCertificate: ['자동차매도용 인감증명서', 'Seal certificate for the sale'],
  powerOfAttorney: ['위임장', 'Power of attorney'],
  lienRelease: ['압류·저당 해지증빙', 'Proof of lien release'],
  paymentSlip: ['이체확인증', 'Payment slip'],
  releaseProof: ['출고(인도) 확인서', 'Proof of release'],
  storageCheckIn: ['입고 확인서', 'Check-in sheet'],
  etc: ['기타', 'Other'],
})
export type DocumentType = ValueOf<typeof documentType>

export const printKind = enumeration('PrintKind', {
  carCheck: ['차량 점검기록지', 'Inspection sheet'],
  settlement: ['차량 정산서', 'Settlement sheet'],
  statement: ['월 거래명세서', 'Monthly statement'],
  yardSlip: ['입출고증', 'Yard slip'],
})
export type PrintKind = ValueOf<typeof printKind>
