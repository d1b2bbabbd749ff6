// Which class of data each table holds, and what each class asks for; a table without one does not compile.
import type { Tables } from '@bidyard/server/tables'

interface ClassWords {
  readonly is: string
  readonly kept: string
  readonly seenBy: string
  readonly ends: string
}

export const dataClasses = {
  secret: {
    is: 'what opens something: sessions, tickets, one-time links, keys of partners and pushes',
    kept: 'as hashes, or sealed under the keys of personal data',
    seenBy: 'nobody; the program compares them', ends: 'with their use or their time; a job sweeps',
  },
  person: {
    is: 'who somebody is, how they are reached, what was sent to them',
    kept: 'phones, birthdays and second factors sealed and found by keyed hashes; names and mail addresses in the open',
    seenBy: 'themselves; the office masked, whole with a line in the access log; others by name where a trade needs it',
    ends: 'by request or with the membership, but for what the law keeps; messages after their days',
  },
  bid: {
    is: 'who bid how much', kept: 'in the open; each bid is a row of a log that only grows',
    seenBy: 'before the close the own shop alone, the office behind glass with a reason; after it as the rules say',
    ends: 'kept at least five years',
  },
  money: {
    is: 'what is owed, paid, held, refunded', kept: 'numbers of accounts sealed; postings only grow',
    seenBy: 'the own shop or seller; the office’s part for money', ends: 'kept at least five years',
  },
  trade: {
    is: 'contracts and their steps, disputes, sanctions, transports, papers',
    kept: 'addresses sealed, the rest in the open', seenBy: 'both sides of the trade, each its own part; the office',
    ends: 'kept at least five years, complaints three',
  },
  business: {
    is: 'companies, shops, partners: what registers of firms say too', kept: 'in the open',
    seenBy: 'the own people; the office; names and grades to others', ends: 'as long as a trade names it',
  },
  market: {
    is: 'cars, auctions, photos, and what dealers look for',
    kept: 'names and addresses of sellers sealed, the rest in the open',
    seenBy: 'every dealer once it is on the market; favourites and searches their owner alone',
    ends: 'with the trades that need them; searches with the membership',
  },
  record: {
    is: 'who did what and who looked at whom', kept: 'only growing, by trigger and privilege',
    seenBy: 'the office’s part for records; members the lines about themselves',
    ends: 'kept at least two or three years, by the law',
  },
  reference: {
    is: 'configuration, codes, holidays, texts', kept: 'in the open, each version', seenBy: 'everybody', ends: 'never',
  },
  machine: {
    is: 'what the program needs to run: deadlines, events, keys of once-only effects, counts',
    kept: 'ids rather than contents; answers that were kept for once-only effects as they were given',
    seenBy: 'nobody but the program and whoever runs it', ends: 'after days; a job prunes',
  },
  standIn: {
    is: 'what third parties would hold, played in the sandbox', kept: 'in the open: it is nobody’s',
    seenBy: 'whoever plays', ends: 'with the sandbox',
  },
} as const satisfies Readonly<Record<string, ClassWords>>

export type DataClass = keyof typeof dataClasses

export const classOf: Readonly<Record<keyof Tables, DataClass>> = {
  access_log: 'record', adjustment_lines: 'trade', adjustments: 'trade', amounts: 'money', app_versions: 'reference',
  auction_bidders: 'bid', auction_error_reports: 'trade', auction_favorites: 'market', auction_notices: 'market',
  auction_search_rows: 'market', auctions: 'market', audit_log: 'record', bid_entries: 'bid',
  bidding_cancel_requests: 'trade', bidding_standings: 'bid', biddings: 'bid', car_checks: 'market',
  car_codes: 'reference',
  car_guide_prices: 'reference', car_histories: 'market', car_photos: 'market', car_registers: 'market',
  check_ins: 'market', clock_shift: 'machine', common_code_words: 'reference', companies: 'business',
  configuration_versions: 'reference', configurations: 'reference', consulting_notes: 'trade',
  contract_records: 'trade', contracts: 'trade', counted_days: 'machine', counting_mark: 'machine',
  data_erasures: 'record', data_requests: 'person', day_numbers: 'machine', deadlines: 'machine',
  deposit_use_parts: 'money', deposit_uses: 'money', exhibits: 'market', exports: 'record', fault_cases: 'trade',
  file_images: 'trade', file_uses: 'trade', file_views: 'record', files: 'person', holidays: 'reference',
  idempotency_keys: 'machine', identity_requests: 'secret', identity_tokens: 'secret', imports: 'record',
  held_marks: 'machine', incoming_car_codes: 'reference', key_holders: 'machine', ledger_accounts: 'money',
  ledger_entries: 'money', ledger_postings: 'money', lien_readings: 'trade',
  log_confirmations: 'record', log_exports: 'record', log_openings: 'record', mails: 'person',
  member_registration_consents: 'person', member_registration_documents: 'person', member_registrations: 'person',
  member_consents: 'person', members: 'person', metadata_versions: 'reference', metadatas: 'reference',
  migrations: 'machine',
  money_proposals: 'money', node_beats: 'machine', notice_settings: 'person', notice_tellings: 'person',
  notices: 'person', one_time_links: 'secret', order_import_pieces: 'market', order_import_rows: 'market',
  order_imports: 'market', orders: 'market', outages: 'machine', outbox: 'machine', outbox_floor: 'machine',
  outbox_life: 'machine', partner_customers: 'person', partner_keys: 'secret', partners: 'business',
  past_auctions: 'bid', payout_accounts: 'money', payouts: 'money', persons: 'person', phone_messages: 'person',
  price_corrections: 'market', prints: 'trade', push_addresses: 'person', push_keys: 'secret', pushes: 'person',
  reconciliations: 'money', saved_search_hits: 'market', saved_searches: 'market', screening_submissions: 'market',
  search_runs: 'machine', seller_accounts: 'money', seller_fees: 'money', seller_payouts: 'money', sessions: 'secret',
  shop_bans: 'trade', shop_deposits: 'money', shop_penalties: 'trade', shop_subscriptions: 'money',
  shop_violations: 'trade', shops: 'business', sign_in_attempts: 'secret', sign_in_tickets: 'secret',
  simulated_answers: 'standIn', simulated_identities: 'standIn', simulated_notices: 'standIn',
  simulated_payments: 'standIn', simulated_phone_groups: 'standIn', state_history: 'record',
  takeover_disputes: 'trade', takeovers: 'trade', transport_drivers: 'person', transport_rates: 'business',
  transports: 'trade', unmatched_payments: 'money', used_keys: 'secret', users: 'person', violation_appeals: 'trade',
  virtual_accounts: 'money', webview_nonces: 'secret', work_owners: 'machine', yard_slots: 'market',
}
