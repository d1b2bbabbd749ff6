-- Bids: one for each auction and shop, every submission of them in a log that only grows, and their bidders at the end.

-- Whoever comes first among equal amounts of the same moment. A batch takes one number and counts on from it.
create sequence bid_sequence as bigint increment 1000 cache 1;

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
  -- What the last raise found: whoever found something else in the meantime is judged anew.
  previous_won bigint check (previous_won < amount_won),
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
  -- Compared by its bytes: by the rules of a language each look would cost several times as much.
  idempotency_key text collate "C" not null check (char_length(idempotency_key) between 1 and 100),
  request_id uuid,
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
  else
    insert into bidding_standings as held (shop_id)
      select distinct shop_id from changed where shop_id is not null order by 1
      on conflict (shop_id) do update set version = held.version + 1;
  end if;
  return null;
end $$;
do $$
declare
  owned text[] := array['shop_penalties', 'shop_deposits', 'shop_subscriptions', 'amounts']; watched text;
begin
  foreach watched in array owned || array['members', 'shops'] loop
    execute format('create trigger %1$s_added_raise_standings after insert on %1$I referencing new table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
  foreach watched in array owned || array['members', 'shops', 'companies'] loop
    execute format('create trigger %1$s_changed_raise_standings after update on %1$I referencing old table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
  foreach watched in array owned loop
    execute format('create trigger %1$s_gone_raise_standings after delete on %1$I referencing old table as changed
      for each statement execute function raise_bidding_standings()', watched);
  end loop;
end $$;

-- Who a user is decides; a sign-in or a password does not.
create function raise_standing_of_user() returns trigger language plpgsql as $$
begin
  update bidding_standings as held set version = held.version + 1
  from members where members.user_id = new.id and held.shop_id = members.shop_id;
  return null;
end $$;
create trigger users_raise_standing after update of person_id, state on users
  for each row execute function raise_standing_of_user();

-- Awards that are open count; a raise does not come here.
create function raise_standing_of_bidder() returns trigger language plpgsql as $$
begin
  update bidding_standings set version = version + 1 where shop_id = new.shop_id;
  return null;
end $$;
create trigger biddings_raise_standing after update of state on biddings for each row
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
-- comes again. No two of a batch are of the same auction and shop, or of the same member and key. An amount that does
-- not fit comes as zero. The answer has a line for each bid: a word, and what was written or found.
create function submit_bids(
  auction_ids uuid[], shop_ids uuid[], company_ids uuid[], member_ids uuid[], session_ids uuid[], standings bigint[],
  amounts_won bigint[], keys text[], request_ids uuid[], partner_ids uuid[], exhibit_ids uuid[],
  -- In milliseconds, the end of each verdict, and the beginning of the last; then how many different ones came.
  judged_untils bigint[], judged_from bigint, auctions_asked int, shops_asked int
) returns table (bid_at timestamptz, words text)
language plpgsql volatile
-- Tables grow while a plan is kept: it must not be one for the few rows of the first day.
set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  auctions_away uuid[];
  shops_away uuid[];
  held bigint;
  before bigint;
  moment timestamptz; moment_ms bigint; month date;
begin
  perform from auctions where id = any(auction_ids) order by id for key share skip locked;
  get diagnostics held = row_count;
  if held < auctions_asked then
    auctions_away := array(select unnest(auction_ids) except select id from (
      select id from auctions where id = any(auction_ids) order by id for key share skip locked) as here);
  end if;
  perform from bidding_standings where shop_id = any(shop_ids) order by shop_id for share skip locked;
  get diagnostics held = row_count;
  if held < shops_asked then
    shops_away := array(select unnest(shop_ids) except select shop_id from (select shop_id from bidding_standings
      where shop_id = any(shop_ids) order by shop_id for share skip locked) as here);
  end if;
  before := nextval('bid_sequence');
  select clock_timestamp() + shift into moment from clock_shift;
  moment_ms := floor(extract(epoch from moment) * 1000);
  month := date_trunc('month', moment at time zone 'Asia/Seoul')::date;

  return query
  with judged as materialized (
    select asked.place, asked.auction_id, asked.shop_id, asked.company_id, asked.member_id, asked.amount_won, asked.key,
      asked.request_id, asked.partner_id, asked.exhibit_id, own.spot, own.amount_won as own_won,
      coalesce(own.id, new_id()) as bidding_id,
      entry.bidding_id as entry_bidding, entry.previous_won as entry_previous, entry.bid_at as entry_at,
      case
        when session.id is null then 'signedOut'
        when entry.amount_won = asked.amount_won and entry.auction_id = asked.auction_id then 'replayed'
        when entry.amount_won is not null then 'otherwise'
        -- Before whatever is held: what closes holds much for a while, and over is over.
        when auction.state is distinct from 'auction' or moment >= auction.ends_at then 'closed'
        when asked.shop_id = any(shops_away) then 'held'
        when standing.version is distinct from asked.standing or moment_ms >= asked.judged_until
          or moment_ms < judged_from then 'stale'
        when own.state = 'biddingPaused' then 'paused'
        when asked.auction_id = any(auctions_away) then 'held'
        when asked.amount_won <= coalesce(own.amount_won, 0) then 'amount'
        else 'accepted'
      end as word
    from unnest(
        auction_ids, shop_ids, company_ids, member_ids, session_ids, standings, amounts_won, keys, request_ids,
        partner_ids, exhibit_ids, judged_untils
      ) with ordinality as asked (
        auction_id, shop_id, company_id, member_id, session_id, standing, amount_won, key, request_id, partner_id,
        exhibit_id, judged_until, place)
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
        select biddings.ctid as spot, id, state, amount_won from biddings
        -- As a pair, so that it is found by the index of pairs however small the table was when this was planned.
        where (biddings.auction_id, biddings.shop_id) >= (asked.auction_id, asked.shop_id)
          and (biddings.auction_id, biddings.shop_id) <= (asked.auction_id, asked.shop_id) and state <> 'cancelled'
        limit 1
      ) own on true
  ), raised as (
    update biddings as held
    set amount_won = raise.amount_won, previous_won = own_won, bid_at = moment, sequence = before + place,
      member_id = raise.member_id, version = held.version + 1, updated_at = moment
    from (select * from judged where word = 'accepted' and spot is not null order by auction_id, shop_id) as raise
    -- A batch of another node may have come in between: then neither amount nor order of the log would be true.
    where held.ctid = raise.spot and held.id = raise.bidding_id and held.state = 'bidding'
      and held.amount_won = raise.own_won and held.sequence < before
    returning held.id
  ), begun as (
    insert into biddings (
      id, auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence, created_at, updated_at)
    select bidding_id, auction_id, shop_id, company_id, member_id, 'bidding', amount_won, moment, before + place,
      moment, moment
    from judged where word = 'accepted' and spot is null order by auction_id, shop_id
    on conflict (auction_id, shop_id) where state <> 'cancelled' do nothing
    returning id
  ), written as (
    select id from raised union all select id from begun
  ), settled as materialized (
    -- Asked inside a choice, so that what was written is hashed once and not gone through for each bid.
    select judged.*, case
      when word = 'accepted' and bidding_id not in (select id from written) then 'raced' else word end as told
    from judged
  ), entered as (
    insert into bid_entries (
      bid_month, sequence, auction_id, bidding_id, shop_id, member_id, amount_won, previous_won, bid_at,
      idempotency_key, request_id)
    select month, before + place, auction_id, bidding_id, shop_id, member_id, amount_won, own_won, moment, key,
      request_id
    from settled where told = 'accepted'
  ), announced as (
    insert into outbox (name, created_at, payload)
    -- Packed, which takes a third of what objects would here and wherever it is read.
    select 'biddingsChanged', moment, jsonb_build_object('packed', jsonb_build_object(
      'list', 'bids', 'names', '["biddingId", "auctionId", "shopId", "partnerId", "exhibitId"]'::jsonb,
      'rows', string_agg(bidding_id || ' ' || auction_id || ' ' || shop_id || ' ' || coalesce(partner_id::text, '')
        || ' ' || coalesce(exhibit_id::text, ''), E'\n')))
    from settled where told = 'accepted'
    having count(*) > 0
  )
  select moment, string_agg(
    case told
      when 'accepted' then 'accepted ' || bidding_id || ' ' || coalesce(own_won::text, '')
      when 'replayed' then 'replayed ' || entry_bidding || ' ' || coalesce(entry_previous::text, '') || ' '
        || trunc(extract(epoch from entry_at) * 1000)
      else told
    end, E'\n' order by place)
  from settled;
end $$;
