// The codes that CarHistory speaks in, and what they are called here.
import type { CarKind, CarUseHistory, ClaimType, Fuel } from '@bidyard/contract/enums'

export const kinds: Readonly<Record<string, CarKind>> = { 1: 'passenger', 2: 'van', 3: 'truck', 4: 'special' }
export const uses: Readonly<Record<string, CarUseHistory>> = {
  1: 'government', 2: 'private', 3: 'business', 4: 'taxi',
}
export const claimTypes: Readonly<Record<string, ClaimType>> = {
  1: 'ownInsurance', 2: 'otherInsurance', 3: 'otherCar',
}

/** By the words of the registration certificate. */
export const fuels: Readonly<Record<string, Fuel>> = {
  휘발유: 'gasoline', 가솔린: 'gasoline', 경유: 'diesel', 디젤: 'diesel', 엘피지: 'LPG', LPG: 'LPG',
  '하이브리드(휘발유+전기)': 'hybrid_G', '하이브리드(LPG+전기)': 'hybrid_L', '하이브리드(경유+전기)': 'hybrid',
  하이브리드: 'hybrid', CNG: 'CNG', 전기: 'electric', 기타연료: 'other', 수소: 'other', 수소전기: 'other',
}

export const success = '000'
/** No car carries that plate. */
export const nothingThere = '102'
/** Their own trouble: asking again later may end better. */
export const theirTrouble: readonly string[] = ['999']

export const refusals: Readonly<Record<string, string>> = {
  100: '필수항목 입력 누락', 101: '제휴사코드 없음', 102: '차량번호 없음', 103: '말소차량 조회불가', 200: '차량번호 형식오류',
  201: '요청자료 복호화 불가', 400: '접근IP 미등록', 401: '제휴사 이용 미허용', 402: '서비스 이용기간 아님',
  404: '기준일자조회 권한 없음', 406: '해당차량번호 조회권한 없음', 500: '요청권한 없음', 507: '허용 rType이 아님', 800: 'PORT 오류',
  999: '조회오류',
}
