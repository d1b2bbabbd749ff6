-- Bids: one for each auction and shop, every submission of them in a log that only grows, and their bidders at the end.

-- Whoever comes first among equal amounts of the same moment.
create sequence bid_sequence as bigint cache 1;

-- Nothing here refers to other tables: each reference would cost a look for each bid. What a bid names is looked at and
-- locked while it is judged, and none of it is ever deleted.
create table biddings (
  id uuid primary key default new_id(),
  auction_id uuid not null,
  shop_id uuid not null,
  company_id uuid not null,
  -- Who raised it last.
  member_id uuid not null,
  state text not null check (state in (
    'bidding', 'bidFailed', 'awardReserved', 'awarded', 'done', 'cancelled', 'biddingPaused')),
  amount_won bigint not null check (amount_won between 1 and 100000000000),
  -- Of the amount in force: the database's time, and the place among those of the same time.
  bid_at timestamptz not null,
  sequence bigint not null,
  -- What holds it up; it goes on when nothing is left of them.
  pause_causes text[] not null default '{}' check (pause_causes <@ array['restriction', 'deposit', 'staff']),
  note text check (char_length(note) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
) with (fillfactor = 80);
-- No index holds what a raise changes, so that it stays on its page.
create unique index biddings_one_live on biddings (auction_id, shop_id) where state <> 'cancelled';
create unique index biddings_one_award on biddings (auction_id) where state in ('awardReserved', 'awarded', 'done');
create index biddings_by_shop on biddings (shop_id, created_at);
create index biddings_by_age on biddings (created_at);
create index biddings_awarded on biddings (shop_id) where state in ('awardReserved', 'awarded');

-- Every submission that was taken, with the key it came by: whoever asks again is answered from here. The month is in
-- every key, so that the table may be parted by it.
create table bid_entries (
  bid_month date not null,
  sequence bigint not null,
  auction_id uuid not null,
  bidding_id uuid not null,
  shop_id uuid not null,
  member_id uuid not null,
  amount_won bigint not null check (amount_won between 1 and 100000000000),
  previous_won bigint check (previous_won < amount_won),
  bid_at timestamptz not null,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 100),
  request_id text,
  primary key (member_id, idempotency_key, bid_month)
);
create unique index bid_entries_by_auction on bid_entries (auction_id, sequence, bid_month);
create trigger bid_entries_only_grow before update or delete on bid_entries
  for each row execute function refuse_change();
create trigger bid_entries_whole before truncate on bid_entries execute function refuse_change();
do $$
begin
  execute format('revoke update, delete, truncate on bid_entries from public, %I', current_user);
end $$;

-- One for each live bid of an auction that closed, as its seller chooses among them.
create table auction_bidders (
  id uuid primary key default new_id(),
  auction_id uuid not null references auctions (id),
  bidding_id uuid not null unique references biddings (id),
  shop_id uuid not null references shops (id),
  company_id uuid not null references companies (id),
  member_id uuid not null references members (id),
  state text not null check (state in (
    'awardInProgress', 'awardCompleted', 'rejected', 'afterConsulting', 'retryAuction', 'cancelled', 'waiting',
    'completed', 'winner')),
  -- None while the bid is paused.
  bid_rank integer check (bid_rank >= 1),
  bid_amount_won bigint not null check (bid_amount_won >= 1),
  bid_at timestamptz not null,
  sale_requested_at timestamptz,
  awarded_at timestamptz,
  done_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index auction_bidders_by_auction on auction_bidders (auction_id, bid_rank);
create index auction_bidders_by_shop on auction_bidders (shop_id, created_at);
create index auction_bidders_by_age on auction_bidders (created_at);
create unique index auction_bidders_one_chosen on auction_bidders (auction_id)
  where state in ('awardInProgress', 'awardCompleted', 'winner', 'completed');

-- How often anything changed that decides whether a shop may bid. A bid names the number that it was judged by and holds
-- it: what changes it waits for bids in flight, and bids that were judged by an older one are judged anew.
create table bidding_standings (
  shop_id uuid primary key references shops (id),
  version bigint not null default 1
) with (fillfactor = 50);
insert into bidding_standings (shop_id) select id from shops;

create function raise_bidding_standings() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'shops' then
    insert into bidding_standings as held (shop_id) select distinct id from changed order by 1
      on conflict (shop_id) do update set version = held.version + 1;
  elsif tg_table_name = 'companies' then
    insert into bidding_standings as held (shop_id)
      select distinct shops.id from changed join shops on shops.company_id = changed.id order by 1
      on conflict (shop_id) do update set version = held.version + 1;
  elsif tg_table_name = 'users' then
    insert into bidding_standings as held (shop_id)
      select distinct members.shop_id from changed join members on members.user_id = changed.id
      where members.shop_id is not null order by 1
      on conflict (shop_id) do update set version = held.version + 1;
  else
    insert into bidding_standings as held (shop_id)
      select distinct shop_id from changed where shop_id is not null order by 1
      on conflict (shop_id) do update set version = held.version + 1;
  end if;
  return null;
end $$;
do $$
declare
  watched text;
begin
  foreach watched in array array['shop_penalties', 'shop_deposits', 'shop_subscriptions', 'amounts', 'members', 'shops']
  loop
    execute format('create trigger %1$s_added_raise_standings after insert on %1$I referencing new table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
  foreach watched in array array[
    'shop_penalties', 'shop_deposits', 'shop_subscriptions', 'amounts', 'members', 'shops', 'companies', 'users']
  loop
    execute format('create trigger %1$s_changed_raise_standings after update on %1$I referencing old table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
  foreach watched in array array['shop_penalties', 'shop_deposits', 'shop_subscriptions', 'amounts']
  loop
    execute format('create trigger %1$s_gone_raise_standings after delete on %1$I referencing old table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
end $$;

-- Awards that are open count; a raise does not come here.
create function raise_standing_of_bidder() returns trigger language plpgsql as $$
begin
  update bidding_standings set version = version + 1 where shop_id = new.shop_id;
  return null;
end $$;
create trigger biddings_raise_standing after update on biddings for each row
  when (old.state is distinct from new.state
    and (old.state in ('awardReserved', 'awarded') or new.state in ('awardReserved', 'awarded')))
  execute function raise_standing_of_bidder();

-- What a shop has to put down and to pay is configured for all at once.
create function raise_all_standings() returns trigger language plpgsql as $$
begin
  update bidding_standings set version = version + 1;
  return null;
end $$;
create trigger configurations_raise_standings after update on configurations for each row
  when (new.key = 'shop' and old.version is distinct from new.version) execute function raise_all_standings();
