-- Contracts from the choice of a bidder on, the talks about cars that missed their reserve, and cases of fault.

-- People read it aloud on the phone: the month and a running number.
create sequence contract_numbers;
create function new_contract_no() returns text language sql volatile as $$
  select 'C' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('contract_numbers')::text, 5, '0')
$$;

create table contracts (
  id uuid primary key default new_id(),
  contract_no text not null unique default new_contract_no(),
  kind text not null check (kind in ('self', 'pro', 'prime')),
  -- Each kind is a machine of its own, so each has its column: the check of one is its machine's states.
  self_step text check (self_step in (
    'salesDecision', 'purchaseDecision', 'tradeScheduling', 'tradeResult', 'payment', 'screening', 'done',
    'cancelled')),
  pro_step text check (pro_step in (
    'salesDecision', 'purchaseDecision', 'deliveryScheduling', 'payment', 'screening', 'done', 'cancelled')),
  prime_step text check (prime_step in (
    'lienConfirmation', 'payment', 'takeoverConfirmation', 'screening', 'done', 'cancelled')),
  state text not null generated always as (coalesce(self_step, pro_step, prime_step)) stored,
  order_id uuid not null references orders (id),
  auction_id uuid not null references auctions (id),
  bidding_id uuid not null references biddings (id),
  bidder_id uuid not null references auction_bidders (id),
  shop_id uuid not null references shops (id),
  -- Who made the bid.
  member_id uuid not null references members (id),
  amount_won bigint not null check (amount_won >= 1),
  -- What is paid in the end.
  price_won bigint check (price_won >= 1),
  -- What the office made of the bid, before any price cut.
  corrected_won bigint check (corrected_won >= 1),
  opened_as text not null check (opened_as in ('seller', 'staff', 'flow')),
  opened_by uuid references members (id),
  -- All numbers that hold for it: those of its auction's round, which the bidder bid under.
  configuration_revision integer not null check (configuration_revision >= 1),
  sale_state text check (sale_state in ('pending', 'accepted', 'declined')),
  sale_decided_at timestamptz,
  sale_decline_type text check (sale_decline_type in (
    'priceTooLow', 'changeOfMind', 'soldElsewhere', 'unreachable', 'etc')),
  sale_note text check (char_length(sale_note) <= 500),
  purchase_state text check (purchase_state in ('pending', 'accepted', 'declined')),
  purchase_decided_at timestamptz,
  purchase_decline_type text check (purchase_decline_type in (
    'conditionMismatch', 'undisclosedAccident', 'lien', 'changeOfMind', 'etc')),
  purchase_note text check (char_length(purchase_note) <= 500),
  requested_at timestamptz,
  consent_note text check (char_length(consent_note) between 2 and 500),
  awarded_at timestamptz,
  cancelled_at timestamptz,
  cancel_cause text check (cancel_cause in (
    'saleDeclined', 'saleExpired', 'reverted', 'currentCancelled', 'purchaseDeclined', 'purchaseExpired', 'shopBanned',
    'byStaff')),
  cancel_type text check (cancel_type in (
    'sellerRequest', 'buyerRequest', 'carUnavailable', 'wrongListing', 'mistake', 'etc')),
  cancel_note text check (char_length(cancel_note) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (num_nonnulls(self_step, pro_step, prime_step) = 1),
  check ((kind = 'self') = (self_step is not null) and (kind = 'pro') = (pro_step is not null)),
  check ((kind = 'prime') = (sale_state is null) and (kind = 'prime') = (purchase_state is null)),
  -- What a move needs is written before it.
  check (sale_state is distinct from 'declined' or sale_decline_type is not null),
  check (purchase_state is distinct from 'declined' or purchase_decline_type is not null),
  check (coalesce(self_step, pro_step, prime_step) <> 'cancelled' or cancel_cause is not null),
  check ((cancel_cause is null) = (cancelled_at is null)),
  check (cancel_cause is distinct from 'byStaff' or cancel_type is not null),
  check (coalesce(self_step, pro_step) is distinct from 'purchaseDecision' or requested_at is not null),
  check (coalesce(self_step, pro_step, prime_step) in ('salesDecision', 'purchaseDecision', 'cancelled')
    or (awarded_at is not null and price_won is not null))
);
-- One at a time, and none beside one that is done.
create unique index contracts_one_live_per_auction on contracts (auction_id) where state <> 'cancelled';
create index contracts_by_auction on contracts (auction_id, created_at);
create index contracts_by_order on contracts (order_id);
create index contracts_by_bidding on contracts (bidding_id);
create index contracts_by_bidder on contracts (bidder_id);
create index contracts_by_shop on contracts (shop_id, created_at);
create index contracts_live_by_shop on contracts (shop_id) where state not in ('done', 'cancelled');
create index contracts_by_member on contracts (member_id, created_at);
create index contracts_by_state on contracts (state, created_at);
create index contracts_by_age on contracts (created_at);
create index contracts_by_change on contracts (updated_at);
create index contracts_by_award on contracts (awarded_at, id) where awarded_at is not null;

alter table amounts add foreign key (contract_id) references contracts (id);
alter table shop_violations add foreign key (contract_id) references contracts (id);

-- What the office and the seller of a car said to each other after it missed its reserve.
create table consulting_notes (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  member_id uuid references members (id),
  note text not null check (char_length(note) between 2 and 2000),
  created_at timestamptz not null default app_now()
);
create index consulting_notes_by_auction on consulting_notes (auction_id, created_at);

-- One party says that the other is at fault; nobody is, before the other was heard and the office decided.
create table fault_cases (
  id uuid primary key default new_id(),
  contract_id uuid not null references contracts (id),
  kind text not null check (kind in ('purchaseDecline')),
  -- What the party that opened it says.
  claim text not null check (char_length(claim) between 1 and 100),
  note text check (char_length(note) <= 500),
  opened_by uuid references members (id),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (contract_id, kind)
);
create index fault_cases_by_age on fault_cases (created_at);

-- Shops hear by mail that they are asked to buy, that they bought, that a bid was cancelled, and that a car is offered
-- again.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (
  kind in ('registrationApproved', 'registrationRejected', 'payoutAccountChanged', 'subscriptionEnding',
    'purchaseAsked', 'carAwarded', 'carRetried', 'bidCancelled')
);
