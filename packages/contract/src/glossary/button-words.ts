// What buttons say.
import { glossaryPart } from './glossary-part.ts'

export const buttonWords = glossaryPart({ ko: '버튼에 쓰는 말', en: 'What buttons say' }, [
  ['sign in, sign out', '로그인, 로그아웃'],
  ['find username, reset password', '아이디 찾기, 비밀번호 재설정'],
  ['verify a person', '본인인증'],
  ['submit a registration; approve, reject', '가입 신청; 승인, 반려'],
  ['bid, raise a bid', '입찰하기, 입찰가 올리기(입찰가 변경)'],
  ['select, unselect a favourite', '관심에 담기(관심 등록·해제)'],
  ['report an error', '오류 신고'],
  ['request a sale, take it back, drop the candidate', '판매 요청, 판매 요청 철회(판매요청 되돌리기), 후보 제외(진행 취소)'],
  ['accept, decline a sale', '판매 수락, 판매 거절'],
  ['accept, decline a purchase', '구매하기(구매 수락), 구매 거절'],
  ['confirm, put off, cancel a visit', '예약 확정, 예약 연기, 예약 취소'],
  ['submit, reset an adjustment', '감가 제출, 감가 철회(감가 초기화)'],
  ['keep a draft, submit a trade result', '임시저장, 거래결과 제출'],
  ['complete a payment', '대금을 받았습니다(결제 완료)'],
  ['submit papers; approve, reject them', '서류 제출; 서류 승인, 서류 반려'],
  ['settle a delivery', '탁송일정 확정'],
  ['confirm that no lien is left', '압류·저당 확인'],
  ['confirm a takeover', '인수 확인'],
  ['open, close a virtual account', '가상계좌 발급, 가상계좌 해지'],
  ['call off a payout, name an account', '지급 취소, 환급 계좌 정하기'],
  ['apply a violation, release a restriction, pardon, delete by force', '위반 적용, 제한 해제(입찰제한 해제), 면제, 강제 삭제'],
  ['synchronise the search table', '검색목록 동기화'],
  ['take work, hand it back, give it to somebody', '맡기, 돌려놓기, 다른 사람에게 넘기기'],
  ['save a search, print', '검색 저장(검색조건 저장), 인쇄'],
])
