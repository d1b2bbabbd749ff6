-- Account numbers that shops pay into, and money that came to the house without anybody knowing what for.

create table virtual_accounts (
  -- Also what the bank knows it by: an order of ours, never used twice.
  id uuid primary key default new_id(),
  bank text not null check (bank in ('toss', 'iniapi')),
  shop_id uuid not null references shops (id),
  member_id uuid references members (id),
  purpose text not null check (purpose in ('deposit', 'subscription', 'amount')),
  amount_id uuid not null references amounts (id),
  month text check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('opened', 'closed')),
  ending text check (ending in ('paid', 'takenBack', 'calledOff', 'expired', 'failed', 'parked')),
  amount_won bigint not null check (amount_won between 1 and 100000000000),
  due_at timestamptz not null,
  -- What the bank told when it issued the number; the secret proves its notices and is kept as a hash.
  bank_key text check (char_length(bank_key) between 1 and 300),
  secret_hash bytea,
  bank_code text check (bank_code ~ '^[0-9]{3}$'),
  account_number text check (char_length(account_number) between 4 and 30),
  holder_name text check (char_length(holder_name) <= 100),
  issued_at timestamptz,
  issue_tries integer not null default 0 check (issue_tries >= 0),
  failure text check (char_length(failure) <= 500),
  -- The deposit that paid it, as the bank names it.
  deposit_key text check (char_length(deposit_key) between 1 and 300),
  paid_at timestamptz, closed_at timestamptz,
  -- The bank takes nothing for it any more.
  bank_closed_at timestamptz,
  -- Grows with each answer of the bank that was followed, so that an older answer is never followed after a newer one.
  looks integer not null default 0 check (looks >= 0),
  looked_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check ((purpose = 'subscription') = (month is not null)),
  check ((issued_at is not null) = (bank_key is not null and bank_code is not null and account_number is not null)),
  check ((ending = 'paid') <= (deposit_key is not null and paid_at is not null)),
  check (ending is null or closed_at is not null)
);
-- One for each purpose; whoever opens a second one at the same moment finds this in the way.
create unique index virtual_accounts_one_open on virtual_accounts (amount_id) where state = 'opened';
create unique index virtual_accounts_by_bank_key on virtual_accounts (bank, bank_key) where bank_key is not null;
create index virtual_accounts_by_amount on virtual_accounts (amount_id);
create index virtual_accounts_by_shop on virtual_accounts (shop_id, created_at);
create index virtual_accounts_by_age on virtual_accounts (created_at);
create index virtual_accounts_to_look_at on virtual_accounts (looked_at nulls first)
  where bank_key is not null and (state = 'opened' or ending = 'paid');

create table unmatched_payments (
  id uuid primary key default new_id(),
  state text not null check (state in ('waiting', 'allocated', 'returning', 'returned', 'takenBack')),
  why text not null check (why in ('wrongSum', 'closedAccount', 'tooLate', 'notPayable', 'unknownAccount')),
  bank text not null check (bank in ('toss', 'iniapi')),
  -- What the bank knows the payment by; the order need not be one of ours.
  order_id text not null check (char_length(order_id) between 1 and 300),
  bank_key text not null check (char_length(bank_key) between 1 and 300),
  deposit_key text not null check (char_length(deposit_key) between 1 and 300),
  won bigint not null check (won between 1 and 100000000000),
  depositor_name text check (char_length(depositor_name) <= 100),
  bank_code text check (bank_code ~ '^[0-9]{3}$'),
  account_number text check (char_length(account_number) <= 30),
  arrived_at timestamptz not null,
  virtual_account_id uuid references virtual_accounts (id),
  shop_id uuid references shops (id),
  parked_entry_id uuid not null unique references ledger_entries (id),
  -- What it paid, and the entry by which its rest was credited to the shop.
  amount_id uuid references amounts (id),
  rest_entry_id uuid references ledger_entries (id),
  -- Where it goes back to, by the proposal that two people agreed on.
  return_proposal_id uuid references money_proposals (id),
  return_bank_code text check (return_bank_code ~ '^[0-9]{3}$'),
  return_number_sealed bytea,
  return_number_tail text check (return_number_tail ~ '^[0-9]{2,4}$'),
  return_holder_name text check (char_length(return_holder_name) between 1 and 100),
  refusal text check (char_length(refusal) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (state <> 'allocated' or amount_id is not null),
  check (state not in ('returning', 'returned') or (
    return_bank_code is not null and return_number_sealed is not null and return_holder_name is not null))
);
-- The same deposit lies here once, however often and by however many notices it is told.
create unique index unmatched_payments_once on unmatched_payments (bank, deposit_key) where state <> 'takenBack';
create index unmatched_payments_by_order on unmatched_payments (bank, order_id);
create index unmatched_payments_by_account on unmatched_payments (virtual_account_id);
create index unmatched_payments_waiting on unmatched_payments (arrived_at) where state in ('waiting', 'returning');
create index unmatched_payments_by_age on unmatched_payments (created_at);

-- Neither is ever thrown away: what the bank still knows of them must find them here.
create trigger virtual_accounts_stay before delete on virtual_accounts
  for each row execute function refuse_change();
create trigger unmatched_payments_stay before delete on unmatched_payments
  for each row execute function refuse_change();
