-- Car money: what a buyer pays into the house for a car, what goes on to its seller, and what comes before both.

-- Whoever touches the money of a contract holds its order, its auction and itself before its shop, in this order.
create function lock_trade(contract uuid) returns void language plpgsql as $$
declare
  trade contracts%rowtype;
begin
  select * into trade from contracts where id = contract;
  perform from orders where id = trade.order_id for no key update;
  perform from auctions where id = trade.auction_id for no key update;
  perform from contracts where id = contract for no key update;
end $$;

alter table amounts
  -- The history tells when; nobody read this.
  drop column overdue_told_at,
  -- Until when the price of a car may be paid; its account numbers live no longer.
  add column payable_until timestamptz,
  -- It has served: what the bank takes back of it from now on is a claim.
  add column is_final boolean not null default false,
  add check (payable_until is null or kind = 'carPrice'),
  add check (not is_final or kind = 'carPrice');
create unique index amounts_one_car_price on amounts (contract_id) where kind = 'carPrice' and state <> 'voided';

-- What was proposed may be overtaken by what happened; then nobody has decided it.
alter table money_proposals drop constraint money_proposals_state_check, drop constraint money_proposals_check;
alter table money_proposals add constraint money_proposals_state_check
  check (state in ('proposed', 'confirmed', 'refused', 'withdrawn', 'lapsed'));
alter table money_proposals add constraint money_proposals_check
  check (state = 'proposed' or (decided_at is not null and (decided_by is null) = (state = 'lapsed')));

-- One number for the price of a car together with the fee; it is known by the price.
alter table virtual_accounts add column contract_id uuid references contracts (id);
alter table virtual_accounts drop constraint virtual_accounts_purpose_check;
alter table virtual_accounts add constraint virtual_accounts_purpose_check
  check (purpose in ('deposit', 'subscription', 'amount', 'carMoney'));
alter table virtual_accounts add check ((purpose = 'carMoney') = (contract_id is not null));
create index virtual_accounts_by_contract on virtual_accounts (contract_id) where contract_id is not null;

-- What was taken off the price of a car that is paid, to the credit of its buyer.
create table price_corrections (
  id uuid primary key default new_id(),
  contract_id uuid not null references contracts (id),
  source text not null unique check (char_length(source) between 3 and 300),
  won bigint not null check (won >= 1),
  entry_id uuid not null references ledger_entries (id),
  reason text not null check (char_length(reason) <= 500),
  -- The bank took the price back, and the credit became a claim.
  undone_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index price_corrections_by_contract on price_corrections (contract_id);

-- Where the seller of a car wants its money. The newest counts; a change waits a day.
create table seller_accounts (
  id uuid primary key default new_id(),
  order_id uuid not null references orders (id),
  bank_code text not null check (bank_code ~ '^[0-9]{3}$'),
  number_sealed bytea not null,
  number_tail text not null check (number_tail ~ '^[0-9]{2,4}$'),
  holder_name text not null check (char_length(holder_name) between 1 and 100),
  member_id uuid references members (id),
  usable_from timestamptz not null,
  replaced_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create unique index seller_accounts_one_current on seller_accounts (order_id) where replaced_at is null;

-- Its seller hears of it.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (
  kind in ('registrationApproved', 'registrationRejected', 'payoutAccountChanged', 'subscriptionEnding',
    'purchaseAsked', 'carAwarded', 'carRetried', 'bidCancelled', 'dutyEnding', 'sellerDutyEnding', 'papersRejected',
    'sellerAccountChanged')
);

-- When the buyer had the car.
alter table contracts add column handed_over_at timestamptz;

-- What goes out to the seller of a car: once for each contract. It waits until the seller has said where to.
create table seller_payouts (
  id uuid primary key default new_id(),
  contract_id uuid not null unique references contracts (id),
  order_id uuid not null references orders (id),
  state text not null check (state in ('waiting', 'paid')),
  won bigint not null check (won >= 1),
  owed_entry_id uuid not null references ledger_entries (id),
  paid_entry_id uuid references ledger_entries (id),
  seller_account_id uuid references seller_accounts (id),
  transfer_no text check (char_length(transfer_no) <= 100),
  tries integer not null default 0 check (tries >= 0),
  paid_at timestamptz,
  -- Whoever approved the papers has decided on it, and somebody else sends it.
  decided_by uuid not null references members (id),
  sent_by uuid references members (id),
  -- Who noted that the bank sent it back.
  returned_by uuid references members (id),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (state <> 'paid' or num_nulls(paid_entry_id, paid_at, seller_account_id, sent_by) = 0),
  constraint seller_payouts_four_eyes check (
    sent_by <> decided_by and sent_by is distinct from returned_by or sent_by is null)
);
create index seller_payouts_by_order on seller_payouts (order_id);
create index seller_payouts_waiting on seller_payouts (created_at) where state = 'waiting';
create index seller_payouts_by_age on seller_payouts (created_at);

create function refuse_early_payout() returns trigger language plpgsql as $$
begin
  perform from contracts where id = new.contract_id and state = 'done' and screening_state = 'approved'
    and handed_over_at is not null for share;
  if not found then
    raise exception 'the money of a car goes out once its papers are approved and the car is handed over'
      using errcode = 'integrity_constraint_violation', constraint = 'seller_payouts_after_hand_over';
  end if;
  return new;
end $$;
create trigger seller_payouts_after_hand_over before insert on seller_payouts
  for each row execute function refuse_early_payout();

-- What a seller owes for a car that was returned: sellers are no shops, so it stands beside the amounts, and in the
-- ledger by its order.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'bankClearing', 'shopReceivable', 'shopClaim', 'writtenOff', 'shopDeposit', 'shopCredit', 'unmatched',
  'payoutClearing', 'carMoneyHeld', 'sellerReceivable', 'revenue', 'penaltyIncome', 'vatPayable'));
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_check check ((owner_id is not null) = (kind in (
  'shopReceivable', 'shopClaim', 'shopDeposit', 'shopCredit', 'carMoneyHeld', 'sellerReceivable')));
create or replace function ledger_side(kind text) returns integer language sql immutable as $$
  select case when kind in ('bankClearing', 'shopReceivable', 'shopClaim', 'sellerReceivable', 'writtenOff')
    then 1 else -1 end
$$;
create table seller_fees (
  id uuid primary key default new_id(),
  order_id uuid not null references orders (id),
  source text not null unique check (char_length(source) between 3 and 300),
  fee_type text not null check (fee_type in ('storageFee')),
  state text not null check (state in ('billed', 'paid', 'waived')),
  days integer not null check (days >= 1),
  won bigint not null check (won >= 1),
  note text check (char_length(note) <= 500),
  bill_entry_id uuid not null references ledger_entries (id),
  end_entry_id uuid references ledger_entries (id),
  ended_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((state = 'billed') = (ended_at is null))
);
create index seller_fees_by_order on seller_fees (order_id);
create index seller_fees_open on seller_fees (created_at) where state = 'billed';

-- The debts and seizures on a prime car, as the office read them in its register before the buyer pays.
create table lien_readings (
  contract_id uuid primary key references contracts (id),
  register_on date not null,
  outcome text not null check (outcome in ('clear', 'payoffArranged')),
  seizures integer not null check (seizures >= 0),
  mortgages integer not null check (mortgages >= 0),
  payoff_won bigint check (payoff_won >= 1),
  document_id uuid references files (id),
  note text check (char_length(note) <= 500),
  read_by uuid references members (id),
  created_at timestamptz not null default app_now(),
  -- What is still on the car is only arranged with a paper that says so.
  check ((outcome = 'clear') = (seizures + mortgages = 0)),
  check (outcome = 'clear' or document_id is not null)
);

-- How a prime car was when its buyer took it over, beside how it came to us.
create table takeovers (
  contract_id uuid primary key references contracts (id),
  odometer_reading integer not null check (odometer_reading >= 0),
  odometer_unit text not null check (odometer_unit in ('Km', 'Mile')),
  odometer_km integer not null check (odometer_km >= 0),
  key_count integer not null check (key_count between 0 and 9),
  papers text[] not null default '{}' check (cardinality(papers) <= 20),
  -- What differs from the check-in: words of ours, for everybody to see.
  differences text[] not null default '{}' check (cardinality(differences) <= 20),
  note text check (char_length(note) <= 500),
  confirmed_as text not null check (confirmed_as in ('buyer', 'staff')),
  confirmed_by uuid references members (id),
  -- By which the office says for a silent buyer that the car is gone.
  proof_id uuid references files (id),
  storage_days integer not null default 0 check (storage_days >= 0),
  storage_won bigint not null default 0 check (storage_won >= 0),
  created_at timestamptz not null default app_now(),
  check (confirmed_as = 'buyer' or proof_id is not null)
);

-- What a buyer has against a prime car within a day of its release; the clock of the takeover stands still meanwhile.
create table takeover_disputes (
  id uuid primary key default new_id(),
  contract_id uuid not null references contracts (id),
  state text not null check (state in ('open', 'corrected', 'refused', 'cancelled')),
  claim text not null check (char_length(claim) between 2 and 2000),
  wished_won bigint check (wished_won >= 1),
  opened_by uuid references members (id),
  opened_at timestamptz not null default app_now(),
  -- How much of the time to take the car over was left, and until its last end: no dispute brings more.
  left_ms bigint not null check (left_ms >= 0),
  -- And until people decide without the buyer; nothing where they had to already.
  final_left_ms bigint check (final_left_ms >= 0),
  correction_won bigint check (correction_won >= 1),
  decision_note text check (char_length(decision_note) <= 2000),
  decided_by uuid references members (id),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'corrected') = (correction_won is not null))
);
create unique index takeover_disputes_one_open on takeover_disputes (contract_id) where state = 'open';
create index takeover_disputes_by_contract on takeover_disputes (contract_id);
