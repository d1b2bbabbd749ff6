// Faults that would harm bids and the close of auctions.
import type { Fault } from '../fault.ts'

const sql = '0019-bidding.sql'
const cutOff = 'areas/bidding/submit/cut-off.test.ts'
const races = 'areas/bidding/submit/races.test.ts'
const submit = 'areas/bidding/submit/submit-bid.test.ts'
const closing = 'areas/bidding/bidders/closing.test.ts'
const sealed = 'areas/bidding/sealed.test.ts'
const cancelRequests = 'areas/bidding/cancel-requests/cancel-requests.test.ts'
const ranks = 'follow amount, then time, then arrival, without a gap'

export const bidFaults: readonly Fault[] = [
  {
    name: 'bid-taken-at-the-end',
    why: 'The end itself is no longer a time to bid: who bids in that very moment would be late and win.',
    file: sql, from: 'moment >= auction.ends_at then', to: 'moment > auction.ends_at then',
    caughtBy: [submit, 'in the very moment of the end, though not a microsecond before it'],
  },
  {
    name: 'bid-judged-without-the-auction-held',
    why: 'An auction that closes while a batch is judged would miss a bid that was answered.',
    file: sql,
    from: `  perform from auctions where id = any(auction_ids) order by id for key share skip locked;
  get diagnostics`,
    to: `  perform from auctions where id = any(auction_ids) order by id;
  get diagnostics`,
    caughtBy: [races, 'waits for whoever closes its auction, and is refused by what was written meanwhile'],
  },
  {
    name: 'bid-judged-without-the-standing-held',
    why: 'A shop that is restricted while its bid is judged would have a bid that runs on.',
    file: sql,
    from: `  perform from bidding_standings where shop_id = any(shop_ids) order by shop_id for share skip locked;
  get diagnostics`,
    to: `  perform from bidding_standings where shop_id = any(shop_ids) order by shop_id;
  get diagnostics`,
    caughtBy: [races, 'waits for whoever restricts its shop, and is refused by what was written meanwhile'],
  },
  {
    name: 'close-does-not-wait-for-bids',
    why: 'Bids in flight hold the key of their auction; a close that takes less would list without them.',
    file: 'areas/auctions/auctions/auctions.sql.ts',
    from: 'order by id for update`.execute(tx)', to: 'order by id`.execute(tx)',
    caughtBy: [races, 'a close waits for bids in flight, and lists them'],
  },
  {
    name: 'raise-only-dropped',
    why: 'A shop could take its bid back by bidding less.',
    file: sql, from: 'asked.amount_won <= coalesce(own.amount_won, 0)', to: 'asked.amount_won <= 0',
    caughtBy: [submit, 'when it is not more than the own bid'],
  },
  {
    name: 'same-amount-is-a-raise',
    why: 'Whoever bids the same again would move behind others of the same amount, and be told it was a raise.',
    file: sql, from: 'asked.amount_won <= coalesce(own.amount_won, 0)',
    to: 'asked.amount_won < coalesce(own.amount_won, 1)',
    caughtBy: [submit, 'when it is not more than the own bid'],
  },
  {
    name: 'own-car-bid-on',
    why: 'Whoever sells a car could drive its price.',
    file: 'areas/bidding/submit/bid-rules.ts',
    from: 'share(bidder.userIds, owners.userIds) || share(bidder.personKeys', to: 'share(bidder.personKeys',
    caughtBy: ['areas/bidding/submit/bid-rules.test.ts', 'by %o alone'],
  },
  {
    name: 'own-car-of-a-partner-forgotten',
    why: 'The people of the company that offers a car could bid on it by another login.',
    file: 'areas/bidding/submit/known.sql.ts',
    from: 'members.company_id in (offered.company_id, offered."partnerId")',
    to: 'members.company_id = offered.company_id',
    caughtBy: ['areas/bidding/submit/own-cars.test.ts', '%s'],
  },
  {
    name: 'tie-to-the-later-bid',
    why: 'Of two equal bids the first one wins; the other order gives the car away wrongly.',
    file: 'areas/bidding/bidders/bidders.sql.ts',
    from: 'order by amount_won desc, bid_at, sequence', to: 'order by amount_won desc, bid_at desc, sequence',
    caughtBy: [closing, ranks],
  },
  {
    name: 'tie-of-one-moment-shared',
    why: 'Bids of one batch have one time: without their arrival two would be first.',
    file: 'areas/bidding/bidders/bidders.sql.ts',
    from: 'order by amount_won desc, bid_at, sequence', to: 'order by amount_won desc, bid_at',
    caughtBy: [closing, ranks],
  },
  {
    name: 'paused-bid-ranked',
    why: 'A shop that may not bid at the close would win all the same.',
    file: 'areas/bidding/bidders/bidders.sql.ts',
    from: "case when state = 'bidding' then dense_rank() over (", to: 'case when true then dense_rank() over (',
    caughtBy: [closing, ranks],
  },
  {
    name: 'sealed-amount-shown',
    why: 'A seller would know before the close what is bid, and could tell a dealer.',
    file: 'areas/bidding/seen-by.ts',
    from: 'return bid.isOpenBook && seesCarOf(caller, bid)', to: 'return seesCarOf(caller, bid)',
    caughtBy: [
      sealed,
      'could be another’s, of another time and sum, for all that sellers and an office can tell',
    ],
  },
  {
    name: 'bids-of-others-in-the-list',
    why: 'A dealer would read what all others bid: the tenant clause of the list is gone.',
    file: 'areas/bidding/seen-by.ts',
    from: "return sql<SqlBool>`${shopId} = ${caller.shopId}::uuid`", to: 'return sql<SqlBool>`${isOpenBook}`',
    caughtBy: [
      closing,
      'a seller sees amounts, ranks, grade and record, no name; each dealer the own row without a rank',
    ],
  },
  {
    name: 'bid-of-another-by-id',
    why: 'A dealer who guesses an id would read another shop’s bid.',
    file: 'areas/bidding/seen-by.ts',
    from: "return caller.shopId === bid.shopId ? 'shop' : undefined", to: "return 'shop'",
    caughtBy: [sealed, 'changes nothing that a dealer can look at, bidding or not'],
  },
  {
    name: 'rival-bids-told-live',
    why: 'The screen of a dealer would hear of each bid of a rival.',
    file: 'areas/bidding/seen-bids.ts',
    from: 'return viewer.shopId === null ? [] : bidsOf(told, viewer.shopId)', to: 'return carsOf(told.bids)',
    caughtBy: [sealed, 'changes nothing that a dealer can look at, bidding or not'],
  },
  {
    name: 'bid-that-was-cut-off-is-a-fault',
    why: 'A database that restarts would refuse bidders who lose nothing but a moment.',
    file: 'areas/bidding/submit/submit-bid.ts', from: 'if (tries === triesMax ||', to: 'if (tries === 1 ||',
    caughtBy: [cutOff, 'a bid whose batch dies once is taken all the same, and once'],
  },
  {
    name: 'raise-leaves-the-request',
    why: 'A shop that raised after it had asked would lose a bid that it has agreed to since.',
    file: 'areas/bidding/cancel-requests/cancel-requests.sql.ts',
    from: 'requests.answered_at is null and ${bid}.bid_at <= requests.corrected_at', to: 'requests.answered_at is null',
    caughtBy: [cancelRequests, 'lapses with a raise, which agrees to it; the next correction may be asked about anew'],
  },
  {
    name: 'request-told-to-the-whole-office',
    why: 'Who bid on a running auction is behind the glass for whoever does not answer requests.',
    file: 'live-events.ts',
    from: "(isStaff(viewer) ? attendsTo(viewer, 'screening', 'sanctions') : viewer.shopId === payload.shopId)",
    to: "(isStaff(viewer) || viewer.shopId === payload.shopId)",
    caughtBy: [cancelRequests, 'works on it in two parts, and the others neither read nor hear of it'],
  },
  {
    name: 'expectation-told-to-bidders',
    why: 'A shop would learn what its seller is told about it, and by what its bid is weighed.',
    file: 'areas/bidding/bidders/reads.ts',
    from: "expected: viewer === 'shop' ? null : expectedOf(row)", to: 'expected: expectedOf(row)',
    caughtBy: [
      'areas/bidding/bidders/expected-net.test.ts',
      'four sales say nothing, five do, to the seller and the office and to no bidder',
    ],
  },
]
