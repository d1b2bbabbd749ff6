-- The steps of contracts after the award: visits, results, payments, papers, price cuts, and whose fault it was.

alter table contracts
  -- The small machines of the steps; a kind that has no such step never moves them.
  add column scheduling_state text not null default 'pending' check (scheduling_state in ('pending', 'confirmed')),
  add column visit_reserved_at timestamptz,
  add column visit_ends_at timestamptz,
  -- Whom the buyer visits: nobody receives two at once.
  add column visit_seller_id uuid,
  -- When the seller is there, where that was said: a list of spans.
  add column visit_windows jsonb not null default '[]' check (jsonb_typeof(visit_windows) = 'array'),
  add column delay_count integer not null default 0 check (delay_count >= 0),
  add column schedule_cancel_type text check (schedule_cancel_type in (
    'sellerRequest', 'buyerRequest', 'noContact', 'etc')),
  add column schedule_cancelled_as text check (schedule_cancelled_as in ('buyer', 'seller')),
  add column result_state text not null default 'pending' check (result_state in ('pending', 'submitted')),
  add column result_outcome text check (result_outcome in ('success', 'fail')),
  add column result_fail_type text check (result_fail_type in (
    'priceDisagreement', 'conditionMismatch', 'sellerRefusal', 'buyerRefusal', 'buyerNoShow', 'sellerNoShow', 'etc')),
  add column result_note text check (char_length(result_note) <= 500),
  add column result_submitted_at timestamptz,
  -- As far as somebody has typed; each saving counts, so that two tabs do not write over each other.
  add column result_draft jsonb,
  add column result_draft_version integer not null default 0,
  add column payment_state text not null default 'pending' check (payment_state in ('pending', 'completed')),
  add column payment_claimed_at timestamptz,
  add column payment_completed_at timestamptz,
  add column screening_state text not null default 'pending' check (screening_state in (
    'pending', 'inProgress', 'approved', 'rejected')),
  add column screening_draft jsonb,
  add column screening_draft_version integer not null default 0,
  add column rejection_count integer not null default 0 check (rejection_count >= 0),
  add column escalated_at timestamptz,
  -- What the clock left to the office, and to the owner of the house after that.
  add column attention text check (attention in ('staff', 'root')),
  add column attention_at timestamptz,
  add column done_at timestamptz,
  add check (kind <> 'self' or scheduling_state <> 'confirmed' or num_nulls(visit_reserved_at, visit_ends_at) = 0),
  add check ((result_state = 'submitted') <= (result_outcome is not null)),
  add check ((result_outcome = 'fail') <= (result_fail_type is not null)),
  add check ((payment_state = 'completed') <= (payment_completed_at is not null)),
  add check ((coalesce(self_step, pro_step, prime_step) = 'done') <= (done_at is not null)),
  add check ((attention is null) = (attention_at is null));
create unique index contracts_one_visit_per_slot on contracts (visit_seller_id, visit_reserved_at)
  where self_step = 'tradeResult';
create index contracts_wanting_attention on contracts (attention, attention_at) where attention is not null;

alter table contracts drop constraint contracts_cancel_cause_check;
alter table contracts add constraint contracts_cancel_cause_check check (cancel_cause in (
  'saleDeclined', 'saleExpired', 'reverted', 'currentCancelled', 'purchaseDeclined', 'purchaseExpired', 'shopBanned',
  'byStaff', 'visitCancelled', 'schedulingExpired', 'resultFailed', 'deliveryExpired', 'paymentExpired', 'lienBlocked',
  'lienWithdrawn'));
alter table contracts drop constraint contracts_cancel_type_check;
alter table contracts add constraint contracts_cancel_type_check check (cancel_type in (
  'sellerRequest', 'buyerRequest', 'carUnavailable', 'wrongListing', 'mistake', 'lienNotCleared', 'etc'));

-- Each handing-in of papers, with what became of it; the files themselves say what they belong to.
create table screening_submissions (
  id uuid primary key default new_id(),
  contract_id uuid not null references contracts (id),
  submission_no integer not null check (submission_no >= 1),
  -- The kind of each paper and its file.
  documents jsonb not null check (jsonb_typeof(documents) = 'array'),
  note text check (char_length(note) <= 500),
  submitted_by uuid references members (id),
  submitted_at timestamptz not null default app_now(),
  verdict text check (verdict in ('approved', 'rejected')),
  reject_type text check (reject_type in (
    'documentMissing', 'documentUnreadable', 'infoMismatch', 'transferIncomplete', 'etc')),
  review_note text check (char_length(review_note) <= 500),
  reviewed_by uuid references members (id),
  reviewed_at timestamptz,
  unique (contract_id, submission_no),
  check ((verdict is null) = (reviewed_at is null)),
  check ((verdict = 'rejected') <= (reject_type is not null))
);
create unique index screening_submissions_one_open on screening_submissions (contract_id) where verdict is null;

-- A price cut after the visit: one for each contract, begun anew as often as it was reset.
create table adjustments (
  id uuid primary key default new_id(),
  contract_id uuid not null unique references contracts (id),
  bidding_id uuid not null unique references biddings (id),
  state text not null check (state in ('notSubmitted', 'submitted', 'agreed', 'disputed', 'decided')),
  attempt integer not null default 0 check (attempt >= 0),
  -- What the lines of this attempt take off, and what was allowed in the end.
  total_won bigint not null default 0 check (total_won >= 0),
  allowed_won bigint check (allowed_won between 0 and total_won),
  submitted_by uuid references members (id),
  submitted_at timestamptz,
  answered_by uuid references members (id),
  answered_at timestamptz,
  decided_by uuid references members (id),
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 500),
  is_unfair boolean not null default false,
  -- When the result was due as the clock stopped for this.
  result_due_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((state in ('agreed', 'decided')) <= (allowed_won is not null))
);

create table adjustment_lines (
  id uuid primary key default new_id(),
  adjustment_id uuid not null references adjustments (id),
  attempt integer not null check (attempt >= 1),
  place integer not null check (place >= 1),
  kind text not null check (kind in ('tire', 'wheel', 'outerPanel', 'etc', 'additionalCarDamageInfo')),
  units integer not null check (units >= 1),
  amount_won bigint not null check (amount_won >= 1),
  -- Parts of the body that the line is about, and what befell them.
  damages jsonb not null default '[]' check (jsonb_typeof(damages) = 'array'),
  note text check (char_length(note) <= 500),
  photo_ids uuid[] not null default '{}',
  answer text check (answer in ('agreed', 'disputed')),
  answer_note text check (char_length(answer_note) <= 500),
  allowed_won bigint check (allowed_won between 0 and amount_won),
  decision_note text check (char_length(decision_note) <= 500),
  unique (adjustment_id, attempt, place)
);

-- Cases of fault get their way: the other side is heard, then the office decides.
alter table fault_cases
  add column state text not null default 'open' check (state in ('open', 'confirmed', 'disputed', 'decided')),
  add column opened_as text not null default 'buyer' check (opened_as in ('buyer', 'seller', 'staff')),
  add column asked text not null default 'seller' check (asked in ('buyer', 'seller')),
  add column answer_note text check (char_length(answer_note) <= 500),
  add column answered_by uuid references members (id),
  add column answered_at timestamptz,
  -- Nobody answered in time.
  add column overdue_at timestamptz,
  add column fault text check (fault in ('buyer', 'seller', 'nobody')),
  add column decision_note text check (char_length(decision_note) <= 500),
  add column decided_by uuid references members (id),
  add column decided_at timestamptz,
  add column version integer not null default 1 check (version >= 1),
  add check ((state = 'decided') <= (fault is not null and decided_at is not null));
alter table fault_cases drop constraint fault_cases_kind_check;
alter table fault_cases add constraint fault_cases_kind_check check (kind in (
  'purchaseDecline', 'tradeScheduling', 'tradeResult'));
create index fault_cases_open on fault_cases (created_at) where state <> 'decided';

-- A buyer of a self contract pays the seller: that price is paid, and no money of it ever came to us.
do $$
declare
  found text;
begin
  select conname into found from pg_constraint
  where conrelid = 'amounts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%pay_entry_id%';
  if found is not null then execute format('alter table amounts drop constraint %I', found); end if;
end $$;
alter table amounts add constraint amounts_paid_by_entry check (
  state not in ('paid', 'refunding', 'refunded')
  or (paid_at is not null and (pay_entry_id is not null or (kind = 'carPrice' and state = 'paid'))));

-- Shops and partners hear by mail that something of theirs is due soon, and shops that their papers came back.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (
  kind in ('registrationApproved', 'registrationRejected', 'payoutAccountChanged', 'subscriptionEnding',
    'purchaseAsked', 'carAwarded', 'carRetried', 'bidCancelled', 'dutyEnding', 'sellerDutyEnding', 'papersRejected')
);
