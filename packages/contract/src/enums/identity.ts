// Enumerations of the identity area: whom a login belongs to and how a person proves who they are.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const userRole = enumeration('UserRole', {
  plain: ['일반', 'Plain'],
  admin: ['관리자', 'Administrator'],
  developer: ['개발자', 'Developer'],
})
export type UserRole = ValueOf<typeof userRole>

export const userState = enumeration('UserState', {
  active: ['정상', 'Active'],
  restricted: ['이용제한', 'Restricted'],
  withdrawn: ['탈퇴', 'Withdrawn'],
})
export type UserState = ValueOf<typeof userState>

export const identityUsage = enumeration('IdentityUsage', {
  'sign-up': ['회원가입', 'Sign-up'],
  'ID/password-recovery': ['아이디·비밀번호 찾기', 'Recovery of username or password'],
})
export type IdentityUsage = ValueOf<typeof identityUsage>

export const identityMethod = enumeration('IdentityMethod', {
  PAYCO: ['페이코', 'PAYCO'],
  PASS: ['패스(통신사)', 'PASS (carriers)'],
  TOSS: ['토스', 'Toss'],
  KFTC: ['금융결제원(금융인증서)', 'Financial certificate (KFTC)'],
  KAKAO: ['카카오', 'Kakao'],
  NAVER: ['네이버', 'Naver'],
  SAMSUNG: ['삼성패스', 'Samsung Pass'],
  SHINHAN: ['신한은행(신한인증서)', 'Shinhan certificate'],
  KB: ['KB국민은행(KB국민인증서)', 'KB certificate'],
  HANA: ['하나은행(하나인증서)', 'Hana certificate'],
  WOORI: ['우리은행(우리인증서)', 'Woori certificate'],
  NH: ['NH농협은행(NH인증서)', 'NH certificate'],
  KAKAOBANK: ['카카오뱅크', 'KakaoBank'],
  SMS: ['휴대폰 본인인증(문자)', 'Text message'],
})
export type IdentityMethod = ValueOf<typeof identityMethod>
