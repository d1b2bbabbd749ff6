// Words about money.
import { glossaryPart } from './glossary-part.ts'

export const moneyWords = glossaryPart({ ko: '돈', en: 'Money' }, [
  [
    'amount', '금액(정산금액)',
    '내야 할 것 하나. 무엇 때문에, 누가, 얼마를, 언제까지 내는지입니다.',
    'One thing to be paid: what for, by whom, how much, by when.',
  ],
  [
    'settlement', '정산',
    '내야 할 것과 낸 것을 맞추는 일입니다.',
    'Bringing what was owed and what was paid together.',
  ],
  [
    'buyer award fee', '낙찰수수료',
    '낙찰에 대해 구매자가 내는 수수료입니다.',
    'What the buyer pays the house for an award.',
  ],
  [
    'shop deposit', '보증금(예치금)',
    '상사가 맡겨 둔 돈입니다.',
    'Money of a shop that lies with the house as a pledge.',
  ],
  [
    'deduction', '차감',
    '위반이나 밀린 금액 때문에 보증금에서 빼는 것입니다.',
    'What is taken out of the deposit for a violation or a debt.',
  ],
  [
    'shop subscription', '이용권(월 이용료)',
    '한 달 동안 입찰할 수 있는 상사의 권리입니다.',
    'A shop\'s right to bid for one month.',
  ],
  [
    'virtual account', '가상계좌',
    '한 번의 납부를 위해 만든 계좌번호입니다.',
    'An account number made for one payment.',
  ],
  [
    'notice (of a bank)', '입금통지',
    '납부에 무슨 일이 있다고 은행이 알려 오는 것. 은행에 다시 물어볼 이유일 뿐입니다.',
    'The bank tells that something happened to a payment; a reason to ask it, nothing more.',
  ],
  [
    'unmatched payment', '미확인 입금',
    '들어왔지만 맞는 곳이 없는 돈. 두 사람이 배정하거나 돌려주거나, 직접 돌려준 것을 확인할 때까지 둡니다.',
    'Money that came and fits nothing; parked until two people allocate it (배정) or send it back (반환), or by hand.',
  ],
  [
    'ledger', '원장',
    '모든 돈을 온 곳과 간 곳 두 군데에 적은 장부. 늘어나기만 합니다.',
    'Every won in two places: where it came from and where it went. It only grows.',
  ],
  [
    'ledger entry, posting', '분개, 전기',
    '돈에 관한 사실 하나와 그 양쪽. 더하면 0입니다.',
    'One fact of money, and its sides, which sum to nothing.',
  ],
  [
    'reversal', '취소',
    '다른 분개의 반대를 적는 분개. 바로잡는 유일한 방법입니다.',
    'The entry that says the opposite of another; the one way to correct it.',
  ],
  [
    'claim (money)', '미수금',
    '보증금이 모자라거나 은행이 돈을 되가져가 상사가 갚아야 하는 돈입니다.',
    'What a shop owes because its deposit was not enough, or because the bank took money back.',
  ],
  [
    'credit of a shop', '예수금',
    '상사에게 내줄 돈. 지급하거나 상사가 낼 금액에 씁니다.',
    'What the house owes a shop: paid out, or used for what the shop owes.',
  ],
  [
    'payout', '지급',
    '계좌로 나가는 돈. 두 사람이 정하며, 상사에 보낼 돈은 나가기 전이면 두 사람이 취소할 수 있습니다.',
    'Money on its way to an account; two people decided it, and two may call off one to a shop while it waits.',
  ],
  [
    'payout account', '환급 계좌',
    '상사가 돈을 받을 계좌. 바꾸거나 운영진이 정하면 하루 뒤부터 씁니다.',
    'Where a shop wants its money; a changed one, or one that the office named, waits for a day.',
  ],
  [
    'write-off', '대손',
    '받을 돈을 포기하는 일입니다.',
    'The house gives up what it is owed.',
  ],
  [
    'bill type', '적격증빙',
    '금액에 대해 상사가 받는 증빙의 종류입니다.',
    'Which paper a shop gets for an amount.',
  ],
  [
    'statement', '명세',
    '상사의 한 달을 처음 잔액부터 마지막 잔액까지 줄마다 적은 것입니다.',
    'A shop\'s month, line by line, from the opening to the closing.',
  ],
  [
    'money proposal', '확인 요청',
    '운영진 한 사람이 돈에 대해 하려는 일. 다른 사람이 확인해야 됩니다.',
    'What one person of the office wants done with money, until another confirms it.',
  ],
  [
    'reconciliation', '대사',
    '같은 돈을 두 가지로 날마다 세어 보는 일. 차이가 없어야 합니다.',
    'The same money counted in two ways, every day; the difference must be nothing.',
  ],
  [
    'VAT', '부가세',
    '부가가치세. 수수료에 들어 있습니다.',
    'Value added tax; fees include it.',
  ],
])
