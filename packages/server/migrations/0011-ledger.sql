-- Money: a double-entry ledger that only grows, and what stands on it: amounts, deposits, subscriptions and refunds.

-- What a shop trades decides how much it puts down.
alter table shops add column kind text not null default 'dealer' check (kind in ('dealer', 'exporter'));

-- What stands on the left of a balance sheet grows by debits (positive), what stands on the right by credits.
create function ledger_side(kind text) returns integer language sql immutable as $$
  select case when kind in ('bankClearing', 'shopReceivable', 'shopClaim', 'writtenOff') then 1 else -1 end
$$;

create table ledger_accounts (
  id uuid primary key default new_id(),
  kind text not null check (kind in (
    'bankClearing', 'shopReceivable', 'shopClaim', 'writtenOff', 'shopDeposit', 'shopCredit', 'unmatched',
    'payoutClearing', 'carMoneyHeld', 'revenue', 'penaltyIncome', 'vatPayable')),
  -- A shop or a contract; null where the house has one account for all.
  owner_id uuid,
  -- As one reads it: more is more, on whichever side the account stands. Follows from the postings alone.
  balance_won bigint not null default 0,
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  unique nulls not distinct (kind, owner_id),
  check ((owner_id is not null) = (kind in (
    'shopReceivable', 'shopClaim', 'shopDeposit', 'shopCredit', 'carMoneyHeld'))),
  constraint ledger_accounts_not_negative check (
    balance_won >= 0 or kind in ('bankClearing', 'revenue', 'penaltyIncome', 'vatPayable', 'writtenOff'))
);
create index ledger_accounts_by_owner on ledger_accounts (owner_id) where owner_id is not null;

create table ledger_entries (
  id uuid primary key default new_id(),
  act text not null check (char_length(act) between 1 and 50),
  -- The fact behind it: the same fact posts once, however often it is told.
  source text not null unique check (char_length(source) between 3 and 300),
  shop_id uuid references shops (id),
  subject text not null check (char_length(subject) between 1 and 50),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- Said with the entry, so that no side is ever added to it later.
  side_count integer not null check (side_count >= 2),
  -- The one way to correct an entry, and only once.
  reverses_id uuid unique references ledger_entries (id) check (reverses_id <> id),
  reason text check (char_length(reason) <= 500),
  actor text not null,
  member_id uuid,
  request_id text,
  happened_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now()
);
create index ledger_entries_by_shop on ledger_entries (shop_id, happened_at);
create index ledger_entries_by_subject on ledger_entries (subject, subject_id);
create index ledger_entries_by_time on ledger_entries (happened_at);

create table ledger_postings (
  id uuid primary key default new_id(),
  entry_id uuid not null references ledger_entries (id),
  account_id uuid not null references ledger_accounts (id),
  -- Positive is a debit, negative a credit.
  won bigint not null check (won <> 0 and abs(won) <= 1000000000000),
  created_at timestamptz not null default app_now(),
  unique (entry_id, account_id)
);
create index ledger_postings_by_account on ledger_postings (account_id, created_at);

create function check_ledger_entry() returns trigger language plpgsql as $$
declare
  entry uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  total numeric;
  sides integer;
begin
  select coalesce(sum(won), 0), count(*) into total, sides from ledger_postings where entry_id = entry;
  if total <> 0 or sides <> (select side_count from ledger_entries where id = entry) then
    raise exception 'ledger entry % has % sides that sum to %', entry, sides, total
      using errcode = 'integrity_constraint_violation', constraint = 'ledger_entries_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry('id');
create constraint trigger ledger_postings_sum_to_zero after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_entry('entry_id');

-- Balances move in the statement that posts, in the order of the ids, so that two entries wait for each other.
create function keep_ledger_balances() returns trigger language plpgsql as $$
begin
  perform from ledger_accounts where id in (select account_id from added) order by id for no key update;
  update ledger_accounts held
    set balance_won = held.balance_won + ledger_side(held.kind) * change.won, updated_at = app_now()
    from (select account_id, sum(won) as won from added group by account_id) change
    where held.id = change.account_id;
  return null;
end $$;
create trigger ledger_postings_keep_balances after insert on ledger_postings
  referencing new table as added for each statement execute function keep_ledger_balances();

-- Only the trigger above moves a balance; everything else of an account stays as it was born.
create function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 or (old.id, old.kind, old.owner_id, old.created_at)
    is distinct from (new.id, new.kind, new.owner_id, new.created_at) then
    raise exception 'balances follow from postings' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_follow before update on ledger_accounts
  for each row execute function guard_ledger_account();
create trigger ledger_accounts_stay before delete on ledger_accounts for each row execute function refuse_change();
create trigger ledger_accounts_whole before truncate on ledger_accounts execute function refuse_change();
create trigger ledger_entries_only_grow before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_whole before truncate on ledger_entries execute function refuse_change();
create trigger ledger_postings_only_grow before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_postings_whole before truncate on ledger_postings execute function refuse_change();

-- By privilege as well, wherever the program is no superuser. A reference to an entry locks it, for which PostgreSQL
-- asks the right to change at least one column; the trigger refuses to use it.
do $$
begin
  execute format('revoke update, delete, truncate on ledger_entries, ledger_postings from public, %I', current_user);
  execute format('revoke delete, truncate on ledger_accounts from public, %I', current_user);
  execute format('grant update (id) on ledger_entries to %I', current_user);
end $$;

-- People read it aloud on the phone: the month and a running number.
create sequence amount_numbers;
create function new_amount_no() returns text language sql volatile as $$
  select 'F' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('amount_numbers')::text, 5, '0')
$$;

create table amounts (
  id uuid primary key default new_id(),
  amount_no text not null unique default new_amount_no(),
  source text not null unique check (char_length(source) between 3 and 300),
  kind text not null check (kind in ('fee', 'carPrice', 'deposit', 'claim')),
  fee_type text check (fee_type in (
    'exhibitFee', 'successBidFee', 'failedBidFee', 'retryAuctionFee', 'inspectionFee', 'deliveryFee', 'storageFee',
    'fuelFee', 'transferFee', 'mortgageReleaseFee', 'subscriptionFee', 'penaltyFee', 'stampFee', 'etcFee')),
  state text not null check (state in ('expected', 'billed', 'paid', 'refunding', 'refunded', 'voided')),
  shop_id uuid not null references shops (id),
  member_id uuid references members (id),
  -- What it is about; the areas that these belong to come later and tie them then.
  order_id uuid, auction_id uuid, bidding_id uuid, contract_id uuid,
  supply_won bigint not null check (supply_won >= 0),
  vat_won bigint not null check (vat_won >= 0),
  total_won bigint not null check (total_won between 1 and 100000000000),
  bill_type text not null default 'unissued' check (bill_type in ('unissued', 'taxBill', 'cashReceipt')),
  payment_method text check (payment_method in ('virtualAccount', 'accountTransfer', 'cash', 'card')),
  note text check (char_length(note) <= 500),
  due_at timestamptz,
  billed_at timestamptz, paid_at timestamptz, refunded_at timestamptz, voided_at timestamptz,
  overdue_told_at timestamptz,
  -- What is reversed when the bank takes a payment back, or the office a bill.
  bill_entry_id uuid references ledger_entries (id),
  pay_entry_id uuid references ledger_entries (id),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (supply_won + vat_won = total_won),
  check ((kind in ('fee', 'claim')) = (fee_type is not null)),
  check ((state in ('paid', 'refunding', 'refunded')) <= (paid_at is not null and pay_entry_id is not null)),
  check (payment_method is not null or state not in ('paid', 'refunding', 'refunded'))
);
create index amounts_by_shop on amounts (shop_id, created_at);
create index amounts_open on amounts (shop_id, due_at) where state in ('expected', 'billed');
create index amounts_by_order on amounts (order_id) where order_id is not null;
create index amounts_by_auction on amounts (auction_id) where auction_id is not null;
create index amounts_by_bidding on amounts (bidding_id) where bidding_id is not null;
create index amounts_by_contract on amounts (contract_id) where contract_id is not null;
create index amounts_by_age on amounts (created_at);

create table shop_deposits (
  id uuid primary key default new_id(),
  shop_id uuid not null references shops (id),
  member_id uuid references members (id),
  kind text not null check (kind in ('dealer', 'exporter')),
  state text not null check (state in ('deposited', 'used', 'refunded', 'depositWaiting')),
  amount_won bigint not null check (amount_won >= 1),
  remaining_won bigint not null default 0 check (remaining_won between 0 and amount_won),
  amount_id uuid not null unique references amounts (id),
  deposited_at timestamptz, refunded_at timestamptz,
  -- Asked for and never paid; the states have no word for it.
  voided_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (state = 'deposited' or remaining_won = 0),
  check (voided_at is null or state = 'depositWaiting')
);
create unique index shop_deposits_one_waiting on shop_deposits (shop_id)
  where state = 'depositWaiting' and voided_at is null;
create index shop_deposits_by_shop on shop_deposits (shop_id, created_at);
create index shop_deposits_by_age on shop_deposits (created_at);

-- What was taken out of a deposit and why; the part that was missing became a claim.
create table deposit_uses (
  id uuid primary key default new_id(),
  shop_id uuid not null references shops (id),
  source text not null unique check (char_length(source) between 3 and 300),
  wanted_won bigint not null check (wanted_won >= 1),
  taken_won bigint not null check (taken_won >= 0),
  claim_won bigint not null check (claim_won >= 0),
  entry_id uuid not null references ledger_entries (id),
  claim_amount_id uuid references amounts (id),
  reason text not null check (char_length(reason) <= 500),
  restored_at timestamptz,
  created_at timestamptz not null default app_now(),
  check (taken_won + claim_won = wanted_won),
  check ((claim_won > 0) = (claim_amount_id is not null))
);
create index deposit_uses_by_shop on deposit_uses (shop_id, created_at);
create table deposit_use_parts (
  use_id uuid not null references deposit_uses (id),
  deposit_id uuid not null references shop_deposits (id),
  won bigint not null check (won >= 1),
  primary key (use_id, deposit_id)
);
create index deposit_use_parts_by_deposit on deposit_use_parts (deposit_id);

create table shop_subscriptions (
  id uuid primary key default new_id(),
  shop_id uuid not null references shops (id),
  member_id uuid references members (id),
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('active', 'upcoming', 'expired', 'depositWaiting', 'refunded', 'cancelled')),
  starts_at timestamptz not null, ends_at timestamptz not null,
  -- Null where the office gave the month away.
  amount_id uuid unique references amounts (id),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (ends_at > starts_at)
);
create unique index shop_subscriptions_one_live on shop_subscriptions (shop_id, month)
  where state not in ('cancelled', 'refunded');
create index shop_subscriptions_by_age on shop_subscriptions (created_at);

-- Where a shop wants its money back to. The newest usable one counts; a change waits a day.
create table payout_accounts (
  id uuid primary key default new_id(),
  shop_id uuid not null references shops (id),
  bank_code text not null check (bank_code ~ '^[0-9]{3}$'),
  number_sealed bytea not null,
  number_tail text not null check (number_tail ~ '^[0-9]{2,4}$'),
  holder_name text not null check (char_length(holder_name) between 1 and 100),
  member_id uuid references members (id),
  usable_from timestamptz not null, replaced_at timestamptz,
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now()
);
create unique index payout_accounts_one_current on payout_accounts (shop_id) where replaced_at is null;

create table payouts (
  id uuid primary key default new_id(),
  shop_id uuid not null references shops (id),
  payout_account_id uuid not null references payout_accounts (id),
  source text not null unique check (char_length(source) between 3 and 300),
  subject text not null check (char_length(subject) between 1 and 50),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  state text not null check (state in ('waiting', 'paid')),
  won bigint not null check (won >= 1),
  owed_entry_id uuid not null references ledger_entries (id),
  paid_entry_id uuid references ledger_entries (id),
  transfer_no text check (char_length(transfer_no) <= 100),
  tries integer not null default 0 check (tries >= 0),
  paid_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (state <> 'paid' or (paid_entry_id is not null and paid_at is not null))
);
create index payouts_by_shop on payouts (shop_id, created_at);
create index payouts_waiting on payouts (created_at) where state = 'waiting';

-- Four eyes: one proposes, another one confirms. Nobody is both, by constraint.
create table money_proposals (
  id uuid primary key default new_id(),
  act text not null check (char_length(act) between 1 and 50),
  subject text not null check (char_length(subject) between 1 and 50),
  subject_id uuid not null,
  shop_id uuid references shops (id),
  won bigint check (won >= 0),
  facts jsonb not null default '{}',
  state text not null check (state in ('proposed', 'confirmed', 'refused', 'withdrawn')),
  reason text not null check (char_length(reason) <= 500),
  proposed_by uuid not null references members (id),
  decided_by uuid references members (id), decided_at timestamptz,
  decision_reason text check (char_length(decision_reason) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now(),
  check (state = 'proposed' or (decided_by is not null and decided_at is not null)),
  constraint money_proposals_four_eyes check (
    state = 'proposed' or (state = 'withdrawn') = (decided_by = proposed_by))
);
create unique index money_proposals_one_open on money_proposals (act, subject_id) where state = 'proposed';
create index money_proposals_by_age on money_proposals (created_at);

create table reconciliations (
  id uuid primary key default new_id(),
  day date not null unique,
  entry_count bigint not null check (entry_count >= 0),
  debit_won bigint not null, credit_won bigint not null, difference_won bigint not null,
  checks jsonb not null,
  created_at timestamptz not null default app_now(), updated_at timestamptz not null default app_now()
);
create index reconciliations_by_age on reconciliations (created_at);
