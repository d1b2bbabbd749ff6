-- Members and past auctions come from another system by file; what was auctioned there is history.

alter table imports drop constraint imports_kind_check;
alter table imports add check (kind in ('car-codes', 'metadata', 'holidays', 'members', 'past-auctions'));

-- Rows of their own, with nothing that opens, asks, bids or owes.
create table past_auctions (
  id uuid primary key default new_id(),
  system text not null check (char_length(system) between 1 and 40),
  auction_no text not null check (char_length(auction_no) between 1 and 40),
  result text not null check (result in ('sold', 'unsold', 'cancelled')),
  kind text check (kind in ('self', 'pro', 'prime')),
  car_number text check (char_length(car_number) between 1 and 20),
  maker text not null check (char_length(maker) between 1 and 100),
  model text not null check (char_length(model) between 1 and 100),
  detail_model text check (char_length(detail_model) between 1 and 100),
  grade text check (char_length(grade) between 1 and 100),
  model_year integer check (model_year between 1900 and 2200),
  odometer_km integer check (odometer_km >= 0),
  fuel text check (char_length(fuel) between 1 and 40),
  region text check (char_length(region) between 2 and 20),
  opened_at timestamptz,
  closed_at timestamptz not null,
  bid_count integer not null check (bid_count >= 0),
  amount_won bigint check (amount_won between 1 and 100000000000),
  -- Its shop may come to the house later, so it is looked up whenever somebody asks.
  buyer_business_number text check (buyer_business_number ~ '^[1-9][0-9]{9}$'),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (system, auction_no),
  check ((result = 'sold') = (amount_won is not null)),
  check (result = 'sold' or buyer_business_number is null),
  check (opened_at <= closed_at)
);
create index past_auctions_by_close on past_auctions (closed_at, id);
create index past_auctions_by_opening on past_auctions (opened_at) where opened_at is not null;
create index past_auctions_by_age on past_auctions (created_at);
create index past_auctions_by_plate on past_auctions (car_number) where car_number is not null;
create index past_auctions_by_model on past_auctions (maker, model, closed_at);
create index past_auctions_by_buyer on past_auctions (buyer_business_number) where buyer_business_number is not null;
