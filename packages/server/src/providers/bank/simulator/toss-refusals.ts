// How Toss says no: its codes, the status of each, and words for people.
import type { KeptAnswer } from './simulated-bank.sql.ts'

const refusals = {
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키가 올바르지 않습니다.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '이전 멱등 요청이 처리중입니다.'],
  INVALID_REQUEST: [400, '잘못된 요청입니다.'],
  INVALID_BANK: [400, '유효하지 않은 은행입니다.'],
  INVALID_DATE: [400, '날짜 데이터가 잘못 되었습니다.'],
  EXCEED_MAX_DUE_DATE: [400, '가상계좌의 최대 유효 기간을 초과했습니다.'],
  DUPLICATED_ORDER_ID: [400, '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 입니다.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.'],
  INVALID_REFUND_ACCOUNT_INFO: [400, '환불 계좌번호와 예금주명이 일치하지 않습니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>
export type TossRefusal = keyof typeof refusals

export const sayNo = (code: TossRefusal): KeptAnswer => {
  const [status, message] = refusals[code]
  return { status, json: { code, message } }
}
