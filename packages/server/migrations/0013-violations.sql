-- Broken rules, the penalties that follow from them, the appeals against them, and shops that may never bid again.

-- People read it aloud on the phone: the month and a running number.
create sequence violation_numbers;
create function new_violation_no() returns text language sql volatile as $$
  select 'V' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('violation_numbers')::text, 5, '0')
$$;

create table shop_violations (
  id uuid primary key default new_id(),
  violation_no text not null unique default new_violation_no(),
  -- The order in which they were judged; taken while the shop is locked, so it is the order of the commits as well.
  place bigint generated always as identity unique,
  shop_id uuid not null references shops (id),
  -- Who of the shop did it, where that is known.
  member_id uuid references members (id),
  type text not null check (type in ('contractActionExpired', 'contractDeclinePurchase', 'ruleViolation')),
  detail text not null check (detail in (
    'selfContractPurchaseDecisionExpired', 'selfContractTradeSchedulingExpired', 'selfContractTradeResultExpired',
    'selfContractVehiclePaymentExpired', 'selfContractScreeningSubmitExpired', 'proContractPurchaseDecisionExpired',
    'proContractDeliverySchedulingExpired', 'proContractVehiclePaymentExpired', 'proContractScreeningSubmitExpired',
    'primeContractVehiclePaymentExpired', 'primeContractVehicleConfirmationExpired',
    'primeContractScreeningSubmitExpired', 'selfContractPurchaseDecline', 'proContractPurchaseDecline',
    'selfContractTradeRefusal', 'unfairPriceReduction', 'offPlatformTrade', 'falseDocument', 'misconduct')),
  -- The rule that held when it happened, by its version and by its numbers, so that no later change reaches back.
  rule_key text not null default 'sanctions' check (rule_key = 'sanctions'),
  rule_version integer not null,
  rule jsonb not null,
  -- The fact behind it: told twice it is still one violation. Null where a person applied it.
  source text unique check (char_length(source) between 3 and 300),
  violate_at timestamptz not null,
  applied_at timestamptz not null default app_now(),
  applied_by uuid references members (id),
  actor text not null,
  statement text not null check (char_length(statement) between 2 and 2000),
  -- Files may show other people; the office says whether the shop sees them.
  is_evidence_shown boolean not null default false,
  -- What it was about; the areas that these belong to come later and tie them then.
  order_id uuid,
  auction_id uuid,
  bidding_id uuid,
  contract_id uuid,
  price_won bigint check (price_won between 1 and 100000000000),
  points_until timestamptz not null,
  appeal_until timestamptz not null,
  pardoned_at timestamptz,
  pardoned_by uuid references members (id),
  pardon_reason text check (char_length(pardon_reason) <= 500),
  deleted_at timestamptz,
  deleted_by uuid references members (id),
  delete_reason text check (char_length(delete_reason) <= 500),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (rule_key, rule_version) references configuration_versions (key, version),
  check (violate_at <= applied_at),
  check ((pardoned_at is null) = (pardon_reason is null)),
  check ((deleted_at is null) = (delete_reason is null))
);
create index shop_violations_by_shop on shop_violations (shop_id, place);
create index shop_violations_by_age on shop_violations (created_at);
create index shop_violations_by_contract on shop_violations (contract_id) where contract_id is not null;
create index shop_violations_by_auction on shop_violations (auction_id) where auction_id is not null;
create index shop_violations_by_order on shop_violations (order_id) where order_id is not null;
create index shop_violations_by_bidding on shop_violations (bidding_id) where bidding_id is not null;

-- What follows from a violation. One is in force while it has no end and its time is not over, whoever comes to write
-- the end and when.
create table shop_penalties (
  id uuid primary key default new_id(),
  violation_id uuid not null references shop_violations (id),
  shop_id uuid not null references shops (id),
  kind text not null check (kind in ('points', 'warning', 'restriction', 'deduction')),
  cause text not null check (cause in ('rule', 'warningCount', 'unhealed')),
  -- Points, one warning, days (none when for good or until the act is done), or won.
  value bigint check (value >= 1),
  restriction text check (restriction in ('warning', 'permanentBan')),
  -- Of a deduction the part that the deposit did not have; it became a claim.
  claim_won bigint not null default 0 check (claim_won >= 0),
  from_at timestamptz not null,
  until_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('expired', 'released', 'actDone', 'pardoned', 'deleted', 'rejudged')),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((kind = 'restriction') = (restriction is not null)),
  check (kind = 'restriction' or value is not null),
  check (restriction is distinct from 'permanentBan' or (until_at is null and value is null)),
  check (kind = 'deduction' or claim_won = 0),
  check (claim_won = 0 or claim_won <= value),
  check (until_at is null or until_at > from_at),
  check ((ended_at is null) = (ended_as is null))
);
create unique index shop_penalties_one_of_each on shop_penalties (violation_id, kind, cause)
  where ended_at is null and kind in ('points', 'restriction', 'deduction');
create index shop_penalties_by_violation on shop_penalties (violation_id);
create index shop_penalties_live on shop_penalties (shop_id, kind) include (until_at, restriction)
  where ended_at is null;
create index shop_penalties_by_age on shop_penalties (created_at);

create table violation_appeals (
  id uuid primary key default new_id(),
  violation_id uuid not null unique references shop_violations (id),
  shop_id uuid not null references shops (id),
  member_id uuid not null references members (id),
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'rejected', 'lapsed')),
  statement text not null check (char_length(statement) between 10 and 2000),
  answer text check (char_length(answer) <= 2000),
  answered_by uuid references members (id),
  answered_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (state not in ('accepted', 'rejected') or (answer is not null and answered_by is not null)),
  check (state = 'submitted' or answered_at is not null)
);
create index violation_appeals_queue on violation_appeals (state, created_at);
create index violation_appeals_by_shop on violation_appeals (shop_id, created_at);

-- A shop that may never bid again keeps its sign-in for what is still to be done; then its accounts close.
alter table shops add column barred_at timestamptz;
create function wake_rights_of_shop() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;
create trigger shops_wake_rights after update on shops for each row
  when (old.barred_at is null and new.barred_at is not null) execute function wake_rights_of_shop();

create table shop_bans (
  shop_id uuid primary key references shops (id),
  began_at timestamptz not null default app_now(),
  closed_at timestamptz,
  -- Whose accounts were closed because of it, so that a pardon opens these again and no others.
  closed_user_ids uuid[] not null default '{}',
  check (closed_at is not null or closed_user_ids = '{}')
);
create index shop_bans_open on shop_bans (shop_id) where closed_at is null;
