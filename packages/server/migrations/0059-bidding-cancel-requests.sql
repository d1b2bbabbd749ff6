-- A shop that bid before a correction of the listing may ask to have its bid cancelled, once after each correction.

-- Only answers are written: what is asked still and what lapsed follows from the bid and its auction.
create table bidding_cancel_requests (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  bidding_id uuid not null references biddings (id),
  shop_id uuid not null references shops (id),
  member_id uuid not null references members (id),
  corrected_at timestamptz not null,
  note text check (char_length(note) between 2 and 500),
  outcome text check (outcome in ('cancelled', 'declined')),
  answer text check (char_length(answer) between 2 and 500),
  answered_at timestamptz,
  answered_by uuid references members (id),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (bidding_id, corrected_at),
  check ((answered_at is null) = (outcome is null) and (answered_at is null) = (answer is null))
);
create index bidding_cancel_requests_by_auction on bidding_cancel_requests (auction_id, created_at);
create index bidding_cancel_requests_by_member on bidding_cancel_requests (member_id, created_at);
create index bidding_cancel_requests_by_age on bidding_cancel_requests (created_at);
create index bidding_cancel_requests_open on bidding_cancel_requests (created_at) where answered_at is null;
