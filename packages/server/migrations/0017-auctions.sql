-- Auctions, what is told about them, favourites, error reports, the search table, saved searches and runs of the sync.

-- Part of every PostgreSQL; whoever owns the database may switch it on.
create extension if not exists pg_trgm;

-- People read it aloud on the phone: the month and a running number.
create sequence auction_numbers;
create function new_auction_no() returns text language sql volatile as $$
  select 'A' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('auction_numbers')::text, 5, '0')
$$;

create table auctions (
  id uuid primary key default new_id(),
  auction_no text not null unique default new_auction_no(),
  order_id uuid not null references orders (id),
  round integer not null check (round between 1 and 20),
  state text not null check (state in ('preparation', 'auction', 'contract', 'done', 'cancelled')),
  -- As they were fixed when the order was confirmed: a bid must not need the order to be judged.
  kind text not null check (kind in ('self', 'pro', 'prime')),
  house_type text not null check (house_type in ('inflow', 'outflow', 'onsite')),
  -- The listing as the office looked at it: sent back with reasons, handed in again, approved.
  returned_at timestamptz,
  returned_by uuid references members (id),
  return_reasons text[] not null default '{}' check (cardinality(return_reasons) <= 20),
  return_note text check (char_length(return_note) <= 2000),
  resubmitted_at timestamptz,
  screened_at timestamptz,
  screened_by uuid references members (id),
  -- When the clock shall open it, once it is approved.
  open_at timestamptz,
  opened_at timestamptz,
  -- The end in force, and the one that was told first.
  ends_at timestamptz,
  first_ends_at timestamptz,
  corrected_at timestamptz,
  closed_at timestamptz,
  end_reason text check (end_reason in ('declined', 'retried', 'cancelled')),
  round_ended_by text check (round_ended_by in ('seller', 'staff', 'clock', 'flow')),
  end_note text check (char_length(end_note) <= 500),
  -- All numbers that hold for this round, whatever is configured later.
  configuration_revision integer,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (state not in ('auction', 'contract', 'done') or (
    screened_at is not null and opened_at is not null and ends_at is not null and configuration_revision is not null)),
  check (state not in ('contract', 'done') or closed_at is not null),
  check (state <> 'cancelled' or end_reason is not null),
  check ((opened_at is null) = (ends_at is null) and (opened_at is null) = (first_ends_at is null)),
  check (ends_at > opened_at and ends_at >= first_ends_at)
);
-- One auction at a time, and none beside one that found its buyer.
create unique index auctions_one_live_per_order on auctions (order_id) where state <> 'cancelled';
-- A listing that never came to market leaves its round to the next.
create unique index auctions_one_per_round on auctions (order_id, round) where opened_at is not null;
create index auctions_by_age on auctions (created_at);
create index auctions_by_change on auctions (updated_at);
create index auctions_by_state on auctions (state, created_at);
create index auctions_running_by_end on auctions (ends_at) where state = 'auction';
-- Lists put what has no such moment last, whichever way they are sorted.
create index auctions_by_end on auctions (ends_at, id);
create index auctions_by_end_down on auctions (ends_at desc nulls last, id desc);
create index auctions_by_opening on auctions (opened_at, id);
create index auctions_by_opening_down on auctions (opened_at desc nulls last, id desc);
create index auctions_to_open on auctions (open_at) where state = 'preparation';
alter table orders add foreign key (auction_id) references auctions (id);
create index orders_by_auction on orders (auction_id) where auction_id is not null;
alter table shop_violations add foreign key (auction_id) references auctions (id);
alter table amounts add foreign key (auction_id) references auctions (id);

-- What whoever looks at an auction is told: put off, corrected, sent back.
create table auction_notices (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  kind text not null check (kind in ('extended', 'corrected', 'outage')),
  reason text not null check (char_length(reason) between 2 and 2000),
  ends_before timestamptz not null,
  ends_after timestamptz not null,
  member_id uuid references members (id),
  -- What a correction changed of the car: the facts before and after.
  corrected jsonb check (corrected is null or (kind = 'corrected' and jsonb_typeof(corrected) = 'object')),
  created_at timestamptz not null default app_now(),
  check (ends_after >= ends_before)
);
create index auction_notices_by_auction on auction_notices (auction_id, created_at);

create table auction_favorites (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  member_id uuid not null references members (id),
  selected_at timestamptz not null default app_now(),
  -- Set while it is off; who takes it off twice hears so.
  unselected_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (member_id, auction_id)
);
create index auction_favorites_by_auction on auction_favorites (auction_id) where unselected_at is null;
create index auction_favorites_by_age on auction_favorites (created_at);

create table auction_error_reports (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  member_id uuid not null references members (id),
  shop_id uuid references shops (id),
  subject text not null check (subject in (
    'model', 'year', 'odometer', 'options', 'damage', 'accident', 'photos', 'documents', 'other')),
  statement text not null check (char_length(statement) between 2 and 2000),
  report_at timestamptz not null default app_now(),
  outcome text check (outcome in ('corrected', 'right', 'noted')),
  answer text check (char_length(answer) between 2 and 2000),
  answered_at timestamptz,
  answered_by uuid references members (id),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((answered_at is null) = (outcome is null) and (answered_at is null) = (answer is null))
);
-- One of each member until it is answered.
create unique index auction_error_reports_one_open on auction_error_reports (auction_id, member_id)
  where answered_at is null;
create index auction_error_reports_by_member on auction_error_reports (member_id, created_at);
create index auction_error_reports_by_auction on auction_error_reports (auction_id, created_at);
create index auction_error_reports_open on auction_error_reports (report_at) where answered_at is null;
create index auction_error_reports_by_age on auction_error_reports (created_at);

-- What auctions are found by: one row for each that was ever opened, written in the transaction of each change.
create table auction_search_rows (
  id uuid primary key default new_id(),
  auction_id uuid not null unique references auctions (id),
  order_id uuid not null references orders (id),
  auction_no text not null,
  state text not null check (state in ('preparation', 'auction', 'contract', 'done', 'cancelled')),
  kind text not null check (kind in ('self', 'pro', 'prime')),
  house_type text not null check (house_type in ('inflow', 'outflow', 'onsite')),
  round integer not null,
  -- Of the office and of sellers alone, as are all indexes on them.
  car_number text not null,
  plate_suffix text,
  maker text not null,
  model text not null,
  detail_model text,
  grade text,
  detail_grade text,
  -- Codes where our car codes know the step, names where they do not: what facets count and filters compare.
  maker_key text not null,
  model_key text not null,
  detail_model_key text,
  grade_key text,
  detail_grade_key text,
  origin text,
  model_year integer not null,
  first_registered_on date,
  odometer_km integer,
  displacement_cc integer,
  fuel text,
  drive text,
  transmission text,
  color text,
  seat_color text,
  sunroof text,
  usage text,
  options text[] not null default '{}',
  region text,
  accident_history text,
  damage_count integer not null default 0,
  guide_mid_won bigint,
  cover_photo_id uuid,
  photo_count integer not null default 0,
  is_by_hand boolean not null default false,
  auction_created_at timestamptz not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  -- Korean letter by letter and by first consonants, in the letters that trigrams know.
  spelled text not null,
  initials text not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
-- Dealers look at what is open; each order in which they look has an index of its own over these alone.
-- All of it in the order in which it lies on the disk, with what most is chosen by: for what is counted.
create index auction_search_open on auction_search_rows (id) include (
  maker_key, model_key, fuel, region, accident_history, color, drive, transmission, sunroof, kind, house_type, origin,
  model_year, odometer_km, guide_mid_won, ends_at) where state = 'auction';
create index auction_search_open_by_end on auction_search_rows (ends_at, id) where state = 'auction';
create index auction_search_open_by_birth on auction_search_rows (auction_created_at, id) where state = 'auction';
create index auction_search_open_by_year on auction_search_rows (model_year, id) where state = 'auction';
-- Cars of which it is not known come last, whichever way one sorts.
create index auction_search_open_by_distance on auction_search_rows (coalesce(odometer_km, 2147483647), id)
  where state = 'auction';
create index auction_search_open_by_distance_down on auction_search_rows (coalesce(odometer_km, -1), id)
  where state = 'auction';
create index auction_search_open_by_guide on auction_search_rows (coalesce(guide_mid_won, 9223372036854775807), id)
  where state = 'auction';
create index auction_search_open_by_guide_down on auction_search_rows (coalesce(guide_mid_won, -1), id)
  where state = 'auction';
create index auction_search_open_by_model on auction_search_rows (maker_key, model_key, detail_model_key, ends_at)
  where state = 'auction';
create index auction_search_open_by_options on auction_search_rows using gin (options) where state = 'auction';
create index auction_search_open_spelled on auction_search_rows using gin (spelled gin_trgm_ops)
  where state = 'auction';
create index auction_search_open_initials on auction_search_rows using gin (initials gin_trgm_ops)
  where state = 'auction';
-- A model is of one maker: who takes them for independent expects too few cars, and sorts too many.
create statistics auction_search_of_models (dependencies)
  on maker_key, model_key, detail_model_key from auction_search_rows;
create index auction_search_by_age on auction_search_rows (created_at, id);
create index auction_search_by_change on auction_search_rows (updated_at, id);
create index auction_search_by_state on auction_search_rows (state, created_at);
-- The office looks at everything, in the orders that its list knows.
create index auction_search_by_end on auction_search_rows (ends_at, id);
create index auction_search_by_birth on auction_search_rows (auction_created_at, id);
create index auction_search_by_year on auction_search_rows (model_year, id);
create index auction_search_by_distance on auction_search_rows (odometer_km, id);
create index auction_search_by_distance_down on auction_search_rows (odometer_km desc nulls last, id desc);
create index auction_search_by_order on auction_search_rows (order_id);
create index auction_search_by_car on auction_search_rows (car_number);
-- The office looks for the last digits.
create index auction_search_by_plate on auction_search_rows (reverse(plate_suffix) text_pattern_ops);

create table saved_searches (
  id uuid primary key default new_id(),
  member_id uuid not null references members (id),
  name text not null check (char_length(name) between 1 and 100),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  is_alerting boolean not null,
  -- Found since its member last looked.
  new_count integer not null default 0 check (new_count >= 0),
  looked_at timestamptz not null default app_now(),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (member_id, name)
);
create index saved_searches_by_age on saved_searches (created_at);
create index saved_searches_alerting on saved_searches (id) where is_alerting;

-- What is open was written lately: it is counted from an index alone only where the table has been swept since.
alter table auction_search_rows set (
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000,
  autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- Told once, however often the job that looks for them is tried.
create table saved_search_hits (
  saved_search_id uuid not null references saved_searches (id) on delete cascade,
  auction_id uuid not null references auctions (id),
  created_at timestamptz not null default app_now(),
  primary key (saved_search_id, auction_id)
);
create index saved_search_hits_by_auction on saved_search_hits (auction_id);

-- How far a sync of the search table has come; the job that does it goes on from here.
create table search_runs (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('all', 'drift')),
  started_by uuid references members (id),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  written integer not null default 0 check (written >= 0),
  removed integer not null default 0 check (removed >= 0),
  -- The auction after which it goes on.
  after_id uuid,
  ended_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create unique index search_runs_one_live on search_runs (kind) where ended_at is null;
create index search_runs_by_age on search_runs (created_at);
