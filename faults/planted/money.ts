// Faults that would harm money: the ledger, amounts, the bank.
import type { Fault } from '../fault.ts'

const ledger = 'areas/finance/ledger/ledger.test.ts'
const amounts = 'areas/finance/amounts/amounts.test.ts'
const notices = 'areas/finance/accounts/notices.test.ts'
const rounds = 'areas/auctions/rounds/bill-rounds.test.ts'
const toss = 'providers/bank/toss/toss-notice.test.ts'

export const moneyFaults: readonly Fault[] = [
  {
    name: 'entry-one-sided',
    why: 'Money would come from nowhere: the program’s own check of the sides is gone.',
    file: 'areas/finance/ledger/post.ts',
    from: 'return total === 0 ? undefined :', to: 'return total !== undefined ? undefined :',
    caughtBy: [ledger, 'is refused when its sides differ, by our own word and by the database at the commit'],
  },
  {
    name: 'entry-one-sided-in-the-database',
    why: 'The database is the last to notice an entry that does not sum to nothing.',
    file: '0011-ledger.sql', from: 'if total <> 0 or sides <>', to: 'if sides <>',
    caughtBy: [ledger, 'is refused when its sides differ, by our own word and by the database at the commit'],
  },
  {
    name: 'fact-posted-twice',
    why: 'The same transfer told twice by the bank would pay twice.',
    file: 'areas/finance/ledger/post.ts',
    from: 'return entryId === undefined ? [] : entry.postings.map((posting) => ({ ...posting, entryId }))',
    to: `const id = entryId ?? known.get(entry.source)
    return id === undefined ? [] : entry.postings.map((one) => ({ ...one, entryId: id }))`,
    caughtBy: [ledger, 'posts the same fact once, fifty times at once'],
  },
  {
    name: 'reversal-twice',
    why: 'What was wrong once would be taken back twice.',
    file: 'areas/finance/ledger/post.ts',
    from: 'source: `reversal:${entryId}`', to: 'source: `reversal:${entryId}:${Math.random()}`',
    caughtBy: [ledger, 'undoes an entry to the won, once, also when twenty ask for it'],
  },
  {
    name: 'reversal-twice-in-the-database',
    why: 'Where the program forgets that it has reversed, the database must not.',
    file: '0011-ledger.sql',
    from: 'reverses_id uuid unique references ledger_entries (id)',
    to: 'reverses_id uuid references ledger_entries (id)',
    caughtBy: [ledger, 'of one and the same entry is refused twice by the database itself'],
  },
  {
    name: 'reversal-same-way',
    why: 'Taking back a payment would pay it again.',
    file: 'areas/finance/ledger/post.ts', from: '({ kind, ownerId, won: -won })),', to: '({ kind, ownerId, won })),',
    caughtBy: [ledger, 'undoes an entry to the won, once, also when twenty ask for it'],
  },
  {
    name: 'deposit-below-nothing',
    why: 'A shop’s deposit could be spent more than once.',
    file: '0011-ledger.sql', from: 'balance_won >= 0 or kind in (', to: 'balance_won is not null or kind in (',
    caughtBy: [ledger, 'takes no account below nothing that may not go there'],
  },
  {
    name: 'deposit-taken-without-the-shop-held',
    why: 'Two sanctions at once would take the same money.',
    file: 'areas/finance/amounts/amounts.sql.ts',
    from: 'select from shops where id = any(${ids}::uuid[]) order by id for no key update',
    to: 'select from shops where id = any(${ids}::uuid[]) order by id',
    caughtBy: ['areas/finance/deposits/deposits.test.ts', 'at once with others never takes more than there is'],
  },
  {
    name: 'vat-rounded-down',
    why: 'Invoices would be off by a won, against what the tax office works out.',
    file: 'areas/finance/amounts/vat-rules.ts', from: '* whole * 2n + divisor)', to: '* whole * 2n)',
    caughtBy: [
      'areas/finance/amounts/vat-rules.test.ts',
      'leaves the supply that is nearest to the true one, half a won upwards',
    ],
  },
  {
    name: 'deduction-rounded-up',
    why: 'A shop would pay a won more than its rule says.',
    file: 'areas/violations/violations/apply-violation.ts',
    from: 'deductionOf(wish.priceWon ?? 0, rule)', to: 'deductionOf(wish.priceWon ?? 0, rule) + 1',
    caughtBy: ['areas/violations/violations/apply.test.ts', 'each of the nineteen brings what its rule says'],
  },
  {
    name: 'typed-price-believed',
    why: 'A clerk could make a deduction as small as a typing error, whatever the contract says.',
    file: 'areas/violations/violations/apply-shop-violation.ts',
    from: '...terms ?? { priceWon }', to: 'priceWon',
    caughtBy: ['areas/contracts/ties.test.ts', 'takes the share of the price that was agreed on'],
  },
  {
    name: 'month-by-utc',
    why: 'A month would begin at nine in the morning of Seoul, and shops could not bid until then.',
    file: 'areas/finance/subscriptions/month-rules.ts',
    from: 'const startOf = (year: number, monthIndex: number): Date => fromSeoul(Date.UTC(year, monthIndex, 1))',
    to: 'const startOf = (year: number, monthIndex: number): Date => new Date(Date.UTC(year, monthIndex, 1))',
    caughtBy: [
      'areas/finance/subscriptions/subscriptions.test.ts',
      'begins with the first second of its first day in Seoul and ends with the last',
    ],
  },
  {
    name: 'four-eyes-are-two',
    why: 'One person alone could give the house’s money away.',
    file: 'areas/finance/proposals/decide.ts',
    from: "if ((decision === 'withdraw') !== (proposal.proposedBy === memberId)) throw refuse('forbidden')",
    to: "if (decision === 'withdraw' && proposal.proposedBy !== memberId) throw refuse('forbidden')",
    caughtBy: [amounts, 'refuse what another proposed, and withdraw what one proposed oneself'],
  },
  {
    name: 'proposal-confirmed-by-two',
    why: 'Two who confirm in the same moment would pay out twice.',
    file: 'areas/finance/proposals/proposals.sql.ts',
    from: "selectFrom('money_proposals').select('id').where('id', '=', id).forNoKeyUpdate().execute()",
    to: "selectFrom('money_proposals').select('id').where('id', '=', id).execute()",
    caughtBy: [amounts, 'of two who confirm at once let one through'],
  },
  {
    name: 'webhook-signature-not-checked',
    why: 'Anybody could tell the house that somebody has paid.',
    file: 'providers/bank/toss/toss-notice.ts',
    from: "if (!isSigned(raw, key, signature, sentAt)) return 'a signature that does not hold'",
    to: "if (!isSigned(raw, key, signature, sentAt) && key === '') return 'a signature that does not hold'",
    caughtBy: [toss, '%s is refused'],
  },
  {
    name: 'fallen-award-billed-as-unsold',
    why: 'A seller whose buyer did not pay would be billed for a round in which the car was sold.',
    file: 'areas/contracts/ending/bill-unsold.ts', from: '!awarded.has(id)', to: 'id !== awarded.size.toString()',
    caughtBy: [rounds, 'is not billed when its buyer was found and fell, whatever follows for the car'],
  },
  {
    name: 'webhook-replayed-for-ever',
    why: 'A notice that somebody recorded could be played again on any later day.',
    file: 'providers/bank/toss/toss-notice.ts',
    from: 'return ageSeconds <= ageSecondsMax ? undefined', to: 'return ageSeconds >= 0 ? undefined',
    caughtBy: [toss, 'holds for any of the keys in force, for five minutes'],
  },
  {
    name: 'webhook-secret-not-compared',
    why: 'A made-up notice without a signature would be followed as if it were the bank’s.',
    file: 'areas/finance/accounts/receive-notice.ts',
    from: '!noticesHaveSecrets || secret === undefined || fitsSecret(account, secret)',
    to: '!noticesHaveSecrets || secret === undefined || account.id !== secret',
    caughtBy: [notices, 'forged as %s moves nothing and hears %s'],
  },
  {
    name: 'plate-whole-on-a-claim',
    why: 'A claim would tell a shop the plate of a car that was never awarded to it.',
    file: 'areas/finance/amounts/show-amount.ts',
    from: "viewer === 'office' || car?.isTheirs === true", to: "viewer === 'office' || car?.isTheirs !== undefined",
    caughtBy: [
      'areas/finance/amounts/cars-of-amounts.test.ts',
      'a car that fell before the award stays half a plate, one that fell after it a whole one',
    ],
  },
  {
    name: 'storage-from-the-award',
    why: 'A buyer would pay for days in which the car could not be fetched.',
    file: 'areas/contracts/takeover/confirm-takeover.ts',
    from: 'storageDays(contract.paymentCompletedAt, releasedAt', to: 'storageDays(contract.createdAt, releasedAt',
    caughtBy: [
      'areas/contracts/money/time-and-money.test.ts',
      'a car costs no storage for the days in which it could not be fetched',
    ],
  },
  {
    name: 'deposit-free-behind-a-bid',
    why: 'A shop would take its deposit home while its bids and contracts bind it.',
    file: 'areas/finance/refunds/refund-deposit.ts',
    from: 'if (await tie(tx, shopId)) return false', to: "if (await tie(tx, shopId) && shopId === '') return false",
    caughtBy: [
      'areas/contracts/contracts/sight.test.ts', 'a deposit stays where it is, and so it does behind a bid',
    ],
  },
  {
    name: 'refund-past-bids-in-flight',
    why: 'A deposit would go back beside a bid that was on its way, and binds a shop with nothing behind it.',
    file: 'areas/contracts/ties.ts',
    from: 'await lockStanding(tx, shopId)', to: "if (shopId === '') await lockStanding(tx, shopId)",
    caughtBy: ['areas/bidding/submit/refund-in-flight.test.ts', 'which is waited for, and keeps the deposit'],
  },
  {
    name: 'fee-kept-with-a-fallen-contract',
    why: 'The office would end a contract whose fee was paid, and the house would keep it.',
    file: 'areas/contracts/ending/ending.sql.ts',
    from: "or fee_type = 'successBidFee' and state = 'paid')", to: ')',
    caughtBy: [
      'areas/contracts/ending/fee-paid-early.test.ts', 'what came all the same goes back before its contract ends',
    ],
  },
  {
    name: 'storage-by-new-numbers',
    why: 'A buyer would pay for each day what the house takes since, not what was said when the car was sold.',
    file: 'areas/contracts/takeover/confirm-takeover.ts',
    from: "readConfigurationAt(tx, 'fees', revision)", to: "readConfigurationAt(tx, 'fees', revision + 1_000)",
    caughtBy: [
      'areas/contracts/takeover/takeover.test.ts', 'costs what was said when it was sold, whatever a day costs since',
    ],
  },
  {
    name: 'unpaid-fee-by-new-numbers',
    why: 'Whether the fee of a car that was never paid is owed would follow from rules of another day.',
    file: 'areas/contracts/money/expire-payment.ts',
    from: "readConfigurationAt(given.tx, 'fees', contract.revision)",
    to: "readConfigurationAt(given.tx, 'fees', contract.revision + 1_000)",
    caughtBy: ['areas/contracts/money/money-rows.test.ts', 'payment final missed, where fees are kept'],
  },
  {
    name: 'accounts-open-after-the-last-payout',
    why: 'A banned shop would keep its sign-in for good where the last that was left was owed to it.',
    file: 'reactions.ts',
    from: 'payoutChanged: [lapseWithShops, closeAccounts,', to: 'payoutChanged: [lapseWithShops,',
    caughtBy: [
      'areas/violations/bans/bans.test.ts',
      'keeps the accounts open while the house owes the shop something, until that is on its account',
    ],
  },
]
