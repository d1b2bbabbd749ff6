// The words of a bank account's fields, in Korean; each area that asks for an account has them among its own.

export const bankAccount = {
  bank: '은행',
  chooseBank: '은행 고르기',
  bankMissing: '은행을 골라 주세요.',
  accountNumber: '계좌번호',
  accountNumberHint: '숫자 8~16자리',
  accountNumberWrong: '계좌번호를 숫자 8~16자리로 입력해 주세요.',
  holder: '예금주',
  holderMissing: '예금주를 입력해 주세요.',
}
