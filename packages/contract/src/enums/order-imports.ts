// Enumerations of importing orders from a sheet: how far an import has come, and what becomes of each row.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const orderImportStep = enumeration('OrderImportStep', {
  receiving: ['받는 중', 'Being received'],
  reading: ['읽는 중', 'Being read'],
  refused: ['읽을 수 없음', 'Cannot be read'],
  read: ['확인 완료', 'Tried'],
  running: ['접수 중', 'Being drafted'],
  failed: ['중단됨', 'Failed'],
  done: ['접수 완료', 'Done'],
})
export type OrderImportStep = ValueOf<typeof orderImportStep>

export const orderImportOutcome = enumeration('OrderImportOutcome', {
  right: ['접수 가능', 'Can be drafted'],
  wrong: ['오류', 'Wrong'],
  made: ['접수됨', 'Drafted'],
})
export type OrderImportOutcome = ValueOf<typeof orderImportOutcome>

export const sheetFormat = enumeration('SheetFormat', {
  xlsx: ['엑셀(xlsx)', 'Excel (xlsx)'],
  utf8: ['CSV(UTF-8)', 'CSV (UTF-8)'],
  cp949: ['CSV(EUC-KR·CP949)', 'CSV (EUC-KR, CP949)'],
  utf16: ['텍스트(유니코드)', 'Text (Unicode)'],
})
export type SheetFormat = ValueOf<typeof sheetFormat>
