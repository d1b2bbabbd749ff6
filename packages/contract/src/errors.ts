// Every error of the product: its code, its details, and what it says in Korean and in English.
import { error, type ErrorEntry, type Language } from './error.ts'

export type { ErrorEntry, Language } from './error.ts'
export { sharedErrors, type SharedError, type SharedErrorName } from './shared-errors.ts'

export const errors = {
  BadRequestSchema: error(
    '요청 형식이 올바르지 않습니다.',
    'The request is not in the expected form. Correct the fields named in the issues.',
    {
      '0001.invalidBodySchema': [
        '요청 본문의 형식이 올바르지 않습니다.',
        'The body is not in the expected form. Correct the fields named in the issues.',
      ],
      '0002.invalidPathParamsSchema': [
        '요청 주소의 형식이 올바르지 않습니다.',
        'The address holds a value that is not in the expected form. Check the link.',
      ],
      '0003.invalidQuerySchema': [
        '조회 조건의 형식이 올바르지 않습니다.',
        'The query is not in the expected form. Check filter, sort and page.',
      ],
      '0004.invalidHeadersSchema': [
        '요청 헤더의 형식이 올바르지 않습니다.',
        'A header is missing or not in the expected form. Reload, or update the app.',
      ],
    },
  ),

  INVALID_CREDENTIALS: error(
    '아이디 또는 비밀번호가 올바르지 않습니다.',
    'The username or the password is wrong. Try again, or recover your account.',
  ),
  MOBILE_APP_DEVICE_UID_MISMATCH: error(
    '등록된 기기가 아닙니다. 기기 변경 후 이용해 주세요.',
    'Another device is registered for this account. Change the device first.',
  ),
  MOBILE_APP_DEVICE_UID_NOT_SET: error(
    '등록된 기기가 없습니다. 기기를 먼저 등록해 주세요.',
    'No device is registered for this account. Register this one first.',
  ),
  SIGNUP_UNDER_REVIEW: error(
    '가입 심사가 진행 중입니다. 승인 후 이용해 주세요.',
    'Your registration is still under review. Sign in once it is approved.',
  ),
  SIGNUP_REJECTED: error(
    '가입 신청이 반려되었습니다. 사유를 확인해 주세요.',
    'Your registration was rejected. Read the reason and apply again.',
  ),
  ACCOUNT_LOCKED_BY_PASSWORD_ERROR: error(
    '비밀번호 오류 횟수를 초과하여 계정이 잠겼습니다. 비밀번호를 재설정해 주세요.',
    'Too many wrong passwords locked this account. Reset the password to unlock it.',
  ),
  ACCOUNT_RESTRICTED: error('이용이 제한된 계정입니다. 고객센터로 문의해 주세요.', 'This account may not be used. Contact the office.'),

  INVALID_TOKEN: error(
    '본인인증 정보가 유효하지 않습니다. 다시 인증해 주세요.',
    'The identity check is used up or no longer valid. Verify yourself again.',
  ),
  TOKEN_NOT_BELONG_TO_USER: error(
    '본인인증 정보가 회원정보와 일치하지 않습니다.',
    'The verified person is not the owner of this account. Verify as the owner.',
  ),
  MEMBER_NOT_FOUND: error('일치하는 회원이 없습니다.', 'No member matches. Check what you entered.'),
  INVALID_IDENTIFY_TOKEN: error(
    '본인인증 정보가 유효하지 않습니다. 다시 인증해 주세요.',
    'The proof of identity does not hold. Verify yourself again.',
  ),
  INVALID_IDENTIFY_PERSON: error(
    '본인인증 정보가 회원정보와 일치하지 않습니다.',
    'The verified person differs from the one you named. Check name, birthday and phone.',
  ),
  AMBIGUOUS_TO_DETERMINE: error(
    '일치하는 회원이 여러 명입니다. 고객센터로 문의해 주세요.',
    'More than one member matches. Contact the office.',
  ),
  INVALID_PASSWORD_FORMAT: error(
    '비밀번호는 10자 이상이어야 하며 쉽게 추측할 수 없어야 합니다.',
    'Choose a password of at least 10 characters that is hard to guess.',
  ),
  CONSENT_NEEDED: error(
    '첫 비밀번호를 정하려면 이용약관과 개인정보 수집·이용에 동의해야 합니다. 내용을 읽고 동의해 주세요.',
    'The first password comes with your consent to the terms of use and the use of personal data. Read them and agree.',
  ),
  DEVICE_UID_ALREADY_SET: error(
    '이미 기기가 등록되어 있습니다. 초기화 후 다시 등록해 주세요.',
    'A device is already registered. Reset it before you register another.',
  ),
  DEVICE_UID_NOT_SET: error('등록된 기기가 없습니다.', 'No device is registered, so there is nothing to reset.'),
  INVALID_COMPLETE_INPUT: error(
    '본인인증 결과가 올바르지 않습니다. 다시 인증해 주세요.',
    'The result of the identity check does not fit the request. Start it again.',
  ),
  ALREADY_COMPLETED: error(
    '이미 완료된 본인인증입니다.',
    'This identity check is already completed. Go on, or start a new one.',
  ),

  FILE_IS_ALREADY_COMMITED: error('이미 저장된 파일입니다.', 'This file is already saved. There is nothing more to do.'),
  FILE_IS_DELETED: error('삭제된 파일입니다. 다시 올려 주세요.', 'This file is deleted. Upload it again.'),

  INVALID_PROFILE_IMAGE_URL: error(
    '프로필 사진 주소가 올바르지 않습니다.',
    'The profile picture is not one of your uploads. Upload it and try again.',
  ),
  INVALID_USERNAME_FORMAT: error(
    '아이디 형식이 올바르지 않습니다.',
    'This username cannot be used. Follow the rule beside the field.',
  ),
  INVALID_USERNAME_DUPLICATED: error('이미 사용 중인 아이디입니다.', 'This username is taken. Choose another.'),
  INVALID_BUSINESS_REGISTRATION_NUMBER: error(
    '사업자등록번호가 올바르지 않습니다.',
    'The business registration number is not valid. Check its ten digits.',
  ),
  INVALID_SHOP_INFO_EMAIL: error(
    '상사 이메일 형식이 올바르지 않습니다.',
    'The e-mail address of the shop is not valid. Correct it.',
  ),
  INVALID_SHOP_INFO_DOCUMENT: error(
    '필수 서류를 확인해 주세요.',
    'A required document of the shop is missing or not usable. Check the list.',
  ),
  REGISTRATION_UNDER_REVIEW: error(
    '가입 심사가 진행 중입니다.',
    'Your registration is already under review. Wait for the answer.',
  ),
  REGISTRATION_ALREADY_APPROVED: error('이미 승인된 가입 신청입니다.', 'You are already registered. Sign in.'),
  ALREADY_APPROVED: error('이미 승인되었습니다.', 'This registration is already approved. Reload the page.'),
  ALREADY_REJECTED: error('이미 반려되었습니다.', 'This registration is already rejected. Reload the page.'),
  ALREADY_EXIST_SHOP: error(
    '이미 등록된 상사입니다.',
    'A shop with this business number exists. Join it instead of opening another.',
  ),
  ALREADY_EXIST_MEMBER: error('이미 가입된 회원입니다.', 'This person is already a member. Sign in, or recover the account.'),

  SHOP_NOT_FOUND: error('상사를 찾을 수 없습니다.', 'There is no such shop. Check the selection.'),
  SHOP_MEMBER_NOT_FOUND: error('상사 회원을 찾을 수 없습니다.', 'There is no such member of a shop. Check the selection.'),
  SHOP_MEMBER_INVALID: error(
    '상사 회원 정보가 올바르지 않습니다.',
    'This member does not belong to the shop. Choose a member of it.',
  ),
  RELATED_INVALID: error(
    '관련 거래가 올바르지 않습니다.',
    'The auction, bid or order does not belong to this shop. Choose the right one.',
  ),
  SANCTION_PRESET_NOT_FOUND: error(
    '제재 기준이 없습니다.',
    'No penalty is set for this violation. Add it to the configuration first.',
  ),
  BID_RESTRICTION_NOT_ACTIVE: error(
    '적용 중인 입찰제한이 없습니다.',
    'No restriction is in force, so there is nothing to release.',
  ),
  BID_RESTRICTION_ALREADY_RELEASED: error('이미 해제된 입찰제한입니다.', 'This restriction is already released.'),
  ALREADY_PARDONED: error('이미 면제되었습니다.', 'This violation is already pardoned.'),

  AUCTION_INVALID: error('경매 상태를 확인해 주세요.', 'The auction is not in a state that allows this. Reload it.'),
  CANDIDATE_INVALID: error('대상 입찰자가 올바르지 않습니다.', 'This bidder can no longer be chosen. Pick another one.'),
  AUCTION_TRADE_PROCESS_INVALID: error(
    '현재 진행 단계에서는 처리할 수 없습니다.',
    'The sale is at another step now. Reload it and see what is next.',
  ),
  AUCTION_NOT_FOUND: error('경매를 찾을 수 없습니다.', 'There is no such auction. Go back to the list.'),
  REPORT_MEMBER_NOT_FOUND: error('신고자를 찾을 수 없습니다.', 'The reporting person is no member. Sign in as one.'),
  AUCTION_ALREADY_REPORTED: error('이미 신고한 경매입니다.', 'You have already reported this auction. Wait for the answer.'),
  AUCTION_NOT_IN_BIDDABLE_STATE: error('입찰 가능한 상태가 아닙니다.', 'This auction takes no bids now. Choose another car.'),
  AUCTION_SEARCH_TABLE_ALREADY_EXISTS: error(
    '이미 등록되어 있습니다.',
    'This auction is already in the search table. Synchronise it instead.',
  ),
  AUCTION_NOT_TOGGLEABLE: error(
    '관심차량으로 변경할 수 없는 경매입니다.',
    'This auction cannot be added to or taken off the favourites.',
  ),

  AUCTION_FAVORITE_ALREADY_SELECTED: error('이미 관심차량입니다.', 'This car is already among your favourites.'),
  AUCTION_FAVORITE_SELECT_REACH_MAX: error(
    '관심차량 등록 한도를 초과했습니다. 다른 차량을 먼저 해제해 주세요.',
    'Your favourites are full. Take another car off first.',
  ),
  AUCTION_FAVORITE_ALREADY_UNSELECTED: error('이미 해제되었습니다.', 'This car is already off your favourites.'),
  AUCTION_FAVORITE_NOT_FOUND: error('관심차량을 찾을 수 없습니다.', 'This car is not among your favourites.'),

  INVALID_ENCRYPTION: error('잘못된 접근입니다.', 'This link cannot be read. Open it from the app again.'),
  INVALID_WEBVIEW_PARAMS: error('접속 정보가 올바르지 않습니다.', 'This link is incomplete. Open it from the app again.'),
  EXPIRED_WEBVIEW_PARAMS: error(
    '접속 시간이 만료되었습니다. 다시 접속해 주세요.',
    'This link is used or too old. Open it from the app again.',
  ),
  PARTNER_CUSTOMER_NOT_FOUND: error('고객 정보를 찾을 수 없습니다.', 'There is no such customer. Ask the partner.'),
  EXHIBIT_NOT_FOUND: error('출품차량을 찾을 수 없습니다.', 'There is no such car. Ask the partner.'),

  INVALID_INPUT: error('입력한 내용을 확인해 주세요.', 'Something you entered does not fit. Check it and try again.', {
    '0001.invalid_amount': [
      '입찰금액을 확인해 주세요.',
      'This amount cannot be bid. Keep to the unit and the bounds, above your last bid.',
    ],
    '0002.invalid_auction_state': ['현재 입찰할 수 없는 경매입니다.', 'This auction takes no bids now.'],
    '0001.invalid_total_amount': ['감가 합계를 확인해 주세요.', 'The lines do not add up to an allowed total. Check them.'],
  }),
  INVALID_PERMISSION: error('처리 권한이 없습니다.', 'You may not do this. Ask the person in charge.', {
    '0001.bidding_restricted': ['입찰이 제한된 상태입니다.', 'Your shop may not bid at present. See the reasons listed.'],
    '0002.no_bidding_permission': ['입찰 권한이 없습니다.', 'You have no permission to bid here. Ask the owner of the shop.'],
  }),
  INVALID_STATE: error('현재 상태에서는 처리할 수 없습니다.', 'This is not possible at present. Reload and see why.', {
    '0001.already_submitted': ['이미 제출되었습니다.', 'The price cut is already submitted. Reset it to change it.'],
    '0001.not_submitted': ['제출된 감가가 없습니다.', 'No price cut is submitted, so there is nothing to reset.'],
    '0002.invalid_auction_state': ['경매 상태를 확인해 주세요.', 'The auction is not at the step for a price cut.'],
    '0003.invalid_bidding_state': ['입찰 상태를 확인해 주세요.', 'Only an awarded bid can have a price cut.'],
    '0004.invalid_auction_house_type': ['감가할 수 없는 보관 유형입니다.', 'Only a car kept by its owner can have a price cut.'],
    '0005.invalid_amount_state': ['정산금액 상태를 확인해 주세요.', 'The price is already paid and stays as it is.'],
    '0006.bid_not_open': [
      '진행 중인 입찰만 취소를 요청할 수 있습니다.', 'Only a bid of a running auction may be asked to be cancelled.',
    ],
    '0007.not_corrected': [
      '입찰 후 정정된 내용이 없어 취소를 요청할 수 없습니다.',
      'Nothing was corrected since this bid, so it binds. Ask the office if you see a mistake.',
    ],
    '0008.already_asked': ['이미 취소를 요청하셨습니다. 답변을 확인해 주세요.', 'You have asked already. See the answer, or wait for it.'],
  }),

  INVALID_CONTRACT: error('계약을 확인해 주세요.', 'The contract does not allow this. Reload it.', {
    '0001.INVALID_CONTRACT_STATE': ['계약 상태가 올바르지 않습니다.', 'The contract is at another step now. Reload it.'],
    '0002.INVALID_CONTRACT_TYPE': ['계약 유형이 올바르지 않습니다.', 'A contract of this kind has no such step.'],
  }),
  INVALID_VISIT_RESERVED_AT: error(
    '방문 예약시간을 확인해 주세요.',
    'The visit cannot take place then. Choose one of the offered times.',
  ),
  MAX_DELAY_COUNT_REACHED: error(
    '예약 연기 가능 횟수를 초과했습니다.',
    'The visit cannot be put off any more. Keep the time, or cancel.',
  ),

  MEMBER_IS_NOT_SHOP_MEMBER: error('상사 회원만 이용할 수 있습니다.', 'Only members of a shop can use this.'),
  INVALID_MONTH_FORMAT: error('조회 월 형식이 올바르지 않습니다.', 'Give the month as year and month, such as 2026-01.'),
  VIRTUAL_ACCOUNT_ALREADY_EXISTS: error(
    '이미 발급된 가상계좌가 있습니다.',
    'An account number is already open. Pay into it, or close it first.',
  ),
  VIRTUAL_ACCOUNT_NOT_FOUND: error('가상계좌를 찾을 수 없습니다.', 'No account number is open. Open one first.'),
  VIRTUAL_ACCOUNT_ALREADY_PAID: error(
    '이미 입금이 완료된 가상계좌입니다.',
    'Money has already arrived on this account number, so it cannot be closed.',
  ),
  PAYOUT_ACCOUNT_CHANGED: error(
    '지급할 계좌가 바뀌었습니다. 다시 이체하지 말고, 창을 새로 열어 이미 보낸 계좌를 골라 주세요.',
    'Another account was named since you looked. Transfer nothing again: open this anew and say where the money went.',
  ),
  DATA_REQUEST_IS_OPEN: error(
    '같은 요청을 이미 처리하고 있습니다.',
    'Such a request of yours waits already. Take it back first, or wait for the decision.',
  ),
  DATA_REQUEST_GROUND_UNFIT: error(
    '이 요청을 거절할 수 있는 근거가 아닙니다.',
    'This ground does not refuse such a request. Choose one that stands against it.',
  ),
  DATA_REQUEST_IS_OBSTRUCTED: error('지금은 삭제할 수 없습니다.', 'Nothing can be deleted at present. Refuse with the ground.', {
    '0001.openTrade': ['끝나지 않은 거래가 있습니다.', 'A contract is still open. Refuse with that ground, or wait for its end.'],
    '0002.openMoney': ['끝나지 않은 정산이 있습니다.', 'Money is still open. Refuse with that ground, or settle it first.'],
    '0003.openSanction': [
      '진행 중인 제재나 이의가 있습니다.', 'A sanction or an appeal still runs. Refuse with that ground, or wait for its end.',
    ],
  }),
} as const

export type ErrorCode = keyof typeof errors
export type DetailOf<Code extends ErrorCode> = Code extends ErrorCode
  ? (typeof errors)[Code] extends ErrorEntry<infer Detail> ? Detail : never
  : never

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** What the caller reads: the detail's own words where one is given. A detail off the wire may be any text. */
export const messageOf = (code: ErrorCode, detail: string | undefined, language: Language): string => {
  const entry: ErrorEntry = errors[code]
  return ((detail === undefined ? undefined : entry.details[detail]) ?? entry)[language]
}
