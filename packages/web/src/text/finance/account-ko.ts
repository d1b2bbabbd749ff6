// What a dealer reads about account numbers to pay into, in Korean.
import { josa } from '../../ui/format/josa.ts'

type Time = { readonly time: string }
type Ended = { readonly time: string; readonly won: string }

export const accountText = {
  account: '가상계좌',
  accountIssuing: '은행이 계좌번호를 발급하고 있습니다. 잠시만 기다려 주세요.',
  accountWon: '보낼 금액',
  accountText: ({ time }: Time) => `${time}까지 정확히 이 금액을 보내 주세요. 입금되면 바로 바뀝니다.`,
  openForDeposit: ({ won }: { readonly won: string }) => `${won} 예치하기`,
  openForMonth: '이 달 이용권 사기',
  openAgain: '계좌번호 받기',
  openForAmount: '가상계좌로 내기',
  openHint: '이 금액만 받는 계좌번호를 드립니다. 언제까지 보내면 되는지 번호와 함께 보입니다.',
  payElsewhereDeposit: '보증금은 보증금 카드의 가상계좌로 냅니다.',
  payElsewhereMonth: '이용료는 이용권 카드의 가상계좌로 냅니다.',
  closeAccount: '계좌 해지',
  closeAccountTitle: '가상계좌를 해지할까요?',
  'closeAccountHappens.deposit':
    '이 번호로는 더 낼 수 없습니다. 필요하면 새 번호를 받을 수 있습니다. 이미 보냈다면 해지하지 마세요.',
  'closeAccountHappens.month':
    '이 번호로는 더 낼 수 없고 이 달의 신청도 취소됩니다. 다시 살 수 있습니다. 이미 보냈다면 해지하지 마세요.',
  'closeAccountHappens.amount':
    '이 번호로는 더 낼 수 없지만 청구는 그대로 남습니다. 필요하면 새 번호를 받을 수 있습니다. 이미 보냈다면 해지하지 마세요.',
  accountClosed: '가상계좌를 해지했습니다.',
  'account.paid': '입금을 확인했습니다',
  'account.paidText': ({ time, won }: Ended) => `${time}에 ${josa(won, '이/가')} 들어왔습니다.`,
  'account.takenBack': '은행이 입금을 되돌렸습니다',
  'account.takenBackText': ({ won }: Ended) => `들어왔던 ${josa(won, '은/는')} 내지 않은 것이 됩니다. 다시 내거나 고객센터로 문의해 주세요.`,
  'account.expired': '가상계좌의 기한이 지났습니다',
  'account.expiredText': ({ time }: Ended) => `${time}에 닫혔습니다. 지난 번호로 보내지 말고 새 번호를 받아 주세요.`,
  'account.failed': '계좌번호를 발급하지 못했습니다',
  'account.failedText': () => '은행이 번호를 주지 않았습니다. 다시 시도하고, 그래도 안 되면 고객센터로 문의해 주세요.',
  'account.parked': '입금을 확인하고 있습니다',
  'account.parkedText': () => '금액이나 때가 맞지 않는 돈이 들어왔습니다. 고객센터가 확인한 뒤 처리하고 알려 드립니다.',
}
