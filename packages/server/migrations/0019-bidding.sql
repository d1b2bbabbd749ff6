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

-- How often anything changed that decides whether a shop may bid. A bid names the number that it was judged by and
-- holds it: what changes it waits for bids in flight, and bids that were judged by an older one are judged anew.
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

-- A batch of bids, in the order in which they arrived: in one transaction and one way to the database and back. What
-- decides is held first and judged by a later snapshot and a later look at the clock than those of the hold, so that
-- nothing that ended before the hold is overlooked. Whoever is held by somebody else holds up nobody: it is told so and
-- comes again. Each bid gets a word: accepted, or why not.
create function submit_bids(
  auction_ids uuid[], shop_ids uuid[], company_ids uuid[], member_ids uuid[], session_ids uuid[], standings bigint[],
  judged_from timestamptz[], judged_until timestamptz[], amounts_won bigint[], fits boolean[], keys text[],
  request_ids text[], partner_ids uuid[], exhibit_ids uuid[]
) returns table (place int, verdict text, bidding_id uuid, previous_won bigint, bid_at timestamptz)
language plpgsql volatile
-- Tables grow while a plan is kept: it must not be one for the few rows of the first day.
set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  auctions_held_by_others uuid[];
  shops_held_by_others uuid[];
  moment timestamptz;
begin
  select array(
    select unnest(auction_ids) except
    select id from (
      select id from auctions where id = any(auction_ids) order by id for key share skip locked
    ) held
  ) into auctions_held_by_others;
  select array(
    select unnest(shop_ids) except
    select shop_id from (
      select shop_id from bidding_standings where shop_id = any(shop_ids) order by shop_id for share skip locked
    ) held
  ) into shops_held_by_others;
  select clock_timestamp() + shift into moment from clock_shift;

  return query
  with asked as materialized (
    select * from unnest(
      auction_ids, shop_ids, company_ids, member_ids, session_ids, standings, judged_from, judged_until, amounts_won,
      fits, keys, request_ids, partner_ids, exhibit_ids
    ) with ordinality as asked (
      auction_id, shop_id, company_id, member_id, session_id, standing, valid_from, valid_until, amount_won, fits, key,
      request_id, partner_id, exhibit_id, place)
  ), judged as (
    select asked.*, own.amount_won as own_won, entry.bidding_id as entry_bidding, entry.previous_won as entry_previous,
      entry.bid_at as entry_at,
      case
        when session.id is null then 'signedOut'
        when entry.amount_won = asked.amount_won and entry.auction_id = asked.auction_id then 'replayed'
        when entry.amount_won is not null then 'otherwise'
        when asked.shop_id = any(shops_held_by_others) then 'held'
        when standing.version is distinct from asked.standing
          or moment < asked.valid_from or moment >= asked.valid_until then 'stale'
        when own.state = 'biddingPaused' then 'paused'
        when auction.state is distinct from 'auction' or moment >= auction.ends_at then 'closed'
        when asked.auction_id = any(auctions_held_by_others) then 'held'
        when not asked.fits or asked.amount_won <= own.amount_won then 'amount'
        else 'open'
      end as word
    from asked
      left join lateral (
        select sessions.id from sessions where sessions.id = asked.session_id and ended_at is null and ends_at > moment
          and (idle_ends_at is null or idle_ends_at > moment)
        limit 1
      ) session on true
      left join lateral (
        select * from bid_entries where bid_entries.member_id = asked.member_id and idempotency_key = asked.key limit 1
      ) entry on true
      left join lateral (
        select version from bidding_standings where bidding_standings.shop_id = asked.shop_id limit 1
      ) standing on true
      left join lateral (
        select state, ends_at from auctions where auctions.id = asked.auction_id limit 1
      ) auction on true
      left join lateral (
        select state, amount_won from biddings
        -- As a pair, so that it is found by the index of pairs however small the table was when this was planned.
        where (biddings.auction_id, biddings.shop_id) >= (asked.auction_id, asked.shop_id)
          and (biddings.auction_id, biddings.shop_id) <= (asked.auction_id, asked.shop_id) and state <> 'cancelled'
        limit 1
      ) own on true
  ), followed as (
    -- Inside the batch, too, only what is more than everything before it.
    select judged.*, max(amount_won) filter (where word = 'open') over (
      partition by auction_id, shop_id order by place rows between unbounded preceding and 1 preceding
    ) as earlier_won
    from judged
  ), told as materialized (
    select followed.*, word = 'open' and (earlier_won is null or amount_won > earlier_won) as is_taken
    from followed
  ), numbered as materialized (
    select sorted.*, nextval('bid_sequence') as sequence
    from (select * from told where is_taken order by place) sorted
  ), best as materialized (
    select distinct on (auction_id, shop_id) * from numbered order by auction_id, shop_id, place desc
  ), written as (
    insert into biddings as held (
      auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence, created_at, updated_at)
    select auction_id, shop_id, company_id, member_id, 'bidding', amount_won, moment, sequence, moment, moment
    from best order by auction_id, shop_id
    on conflict (auction_id, shop_id) where state <> 'cancelled' do update
      set amount_won = excluded.amount_won, bid_at = excluded.bid_at, sequence = excluded.sequence,
        member_id = excluded.member_id, version = held.version + 1, updated_at = excluded.updated_at
      where held.state = 'bidding' and held.amount_won < excluded.amount_won
    returning held.id, held.auction_id, held.shop_id
  ), entered as (
    insert into bid_entries (
      bid_month, sequence, auction_id, bidding_id, shop_id, member_id, amount_won, previous_won, bid_at,
      idempotency_key, request_id)
    select date_trunc('month', moment at time zone 'Asia/Seoul')::date, sequence, auction_id, written.id, shop_id,
      member_id, amount_won, greatest(own_won, earlier_won), moment, key, request_id
    from numbered join written using (auction_id, shop_id)
  ), announced as (
    insert into outbox (name, created_at, payload)
    -- Put together as text, which takes a quarter of the time; nothing but ids is in it.
    select 'biddingsChanged', moment, ('{"bids":[' || string_agg(
      '{"biddingId":"' || written.id || '","auctionId":"' || auction_id || '","shopId":"' || shop_id
        || '","partnerId":' || coalesce('"' || partner_id || '"', 'null')
        || ',"exhibitId":' || coalesce('"' || exhibit_id || '"', 'null') || '}', ',') || ']}')::jsonb
    from best join written using (auction_id, shop_id)
    having count(*) > 0
  )
  select told.place::int,
    case
      when told.is_taken then case when written.id is null then 'raced' else 'accepted' end
      when told.word = 'open' then 'amount'
      else told.word
    end,
    coalesce(written.id, entry_bidding),
    case when told.is_taken then greatest(own_won, earlier_won) else entry_previous end,
    case when told.is_taken then moment else entry_at end
  from told left join written on told.is_taken and written.auction_id = told.auction_id
    and written.shop_id = told.shop_id
  order by told.place;
end $$;
