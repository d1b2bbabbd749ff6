-- Cars on their way to market: orders, what is known of each car, checks, photos, transports and the yard.

-- Business days leave them out; a file of a year takes the place of what is known of it.
create table holidays (
  day date primary key,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default app_now()
);
alter table imports drop constraint imports_kind_check;
alter table imports add check (kind in ('car-codes', 'metadata', 'holidays'));

-- People read it aloud on the phone: the month and a running number.
create sequence order_numbers;
create function new_order_no() returns text language sql volatile as $$
  select 'S' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('order_numbers')::text, 5, '0')
$$;

create table orders (
  id uuid primary key default new_id(),
  order_no text not null unique default new_order_no(),
  car_number text not null check (char_length(car_number) between 1 and 20),
  state text not null check (state in (
    'draft', 'confirmed', 'biddingInProgress', 'biddingCompleted', 'awarded', 'declined', 'retryAuction',
    'depositCompleted', 'cancelled', 'completed')),
  -- Both are said in the draft and hold from the confirmation on.
  kind text check (kind in ('self', 'pro', 'prime')),
  house_type text check (house_type in ('inflow', 'outflow', 'onsite')),
  partner_id uuid references partners (company_id),
  exhibit_id uuid references exhibits (id),
  company_id uuid references companies (id),
  member_id uuid references members (id),
  created_by uuid not null references users (id),
  -- Whose name stands in the registration; asked for by those who look it up.
  owner_name_sealed bytea,
  region text check (region in (
    'seoul', 'busan', 'daegu', 'incheon', 'gwangju', 'daejeon', 'ulsan', 'sejong', 'gyeonggi', 'gangwon', 'chungbuk',
    'chungnam', 'jeonbuk', 'jeonnam', 'gyeongbuk', 'gyeongnam', 'jeju')),
  -- People's homes are among them.
  address_sealed bytea,
  hope_price_won bigint check (hope_price_won between 1 and 100000000000),
  answers jsonb,
  -- What the owner reads off now; a check reads it again.
  odometer_reading integer check (odometer_reading >= 0),
  odometer_unit text check (odometer_unit in ('Km', 'Mile')),
  odometer_km integer check (odometer_km >= 0),
  -- Kept beside the registration, whose facts these follow, so that lists need not open it.
  model jsonb,
  model_year integer check (model_year between 1900 and 2200),
  is_by_hand boolean not null default false,
  -- Grows with each auction that is opened.
  round integer not null default 0 check (round between 0 and 20),
  auction_id uuid,
  terms_version integer check (terms_version >= 1),
  terms_accepted_at timestamptz,
  confirmed_at timestamptz,
  due_at timestamptz,
  end_note text check (char_length(end_note) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (id, car_number),
  check ((exhibit_id is null) or (partner_id is not null)),
  check ((odometer_reading is null) = (odometer_unit is null)),
  check ((odometer_reading is null) = (odometer_km is null)),
  check ((terms_version is null) = (terms_accepted_at is null)),
  check ((model is null) = (model_year is null)),
  check (kind is null or house_type is null or (kind = 'self' and house_type = 'onsite')
    or (kind = 'pro' and house_type = 'outflow') or (kind = 'prime' and house_type in ('inflow', 'outflow'))),
  check (state in ('draft', 'cancelled') or (
    kind is not null and house_type is not null and region is not null and confirmed_at is not null
    and model is not null and answers is not null and terms_version is not null)),
  check (confirmed_at is not null or round = 0)
);
-- A car is offered once at a time. Drafts may be many: whoever types somebody else's plate must not stop its owner.
create unique index orders_one_live_per_car on orders (car_number)
  where state not in ('draft', 'cancelled', 'completed');
create unique index orders_one_live_per_exhibit on orders (exhibit_id) where state <> 'cancelled';
create index orders_by_car on orders (car_number);
create index orders_by_age on orders (created_at);
create index orders_by_state on orders (state, created_at);
create index orders_by_partner on orders (partner_id, created_at) where partner_id is not null;
create index orders_by_exhibit on orders (exhibit_id) where exhibit_id is not null;
create index orders_by_company on orders (company_id, created_at) where company_id is not null;
create index orders_by_member on orders (member_id, created_at) where member_id is not null;

-- Facts of an order's car, asked of a provider or written by hand; one row each, written over by the next answer.
create table car_registers (
  id uuid primary key default new_id(),
  order_id uuid not null unique,
  car_number text not null,
  source text not null check (source in ('provider', 'hand')),
  outcome text check (outcome in ('found', 'missing', 'declined', 'unclear', 'down')),
  asked_at timestamptz,
  facts jsonb,
  author_id uuid references members (id),
  author_name text check (char_length(author_name) <= 100),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  check ((outcome is null) = (asked_at is null)),
  check (source = 'hand' or outcome is not null),
  check (source <> 'hand' or facts is not null)
);
create index car_registers_by_car on car_registers (car_number);
create index car_registers_by_age on car_registers (created_at);

create table car_histories (
  id uuid primary key default new_id(),
  order_id uuid not null unique,
  car_number text not null,
  source text not null check (source in ('provider', 'hand')),
  outcome text check (outcome in ('found', 'missing', 'declined', 'unclear', 'down')),
  asked_at timestamptz,
  facts jsonb,
  author_id uuid references members (id),
  author_name text check (char_length(author_name) <= 100),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  check ((outcome is null) = (asked_at is null)),
  check (source = 'hand' or outcome is not null),
  check (source <> 'hand' or facts is not null)
);
create index car_histories_by_car on car_histories (car_number);
create index car_histories_by_age on car_histories (created_at);

create table car_guide_prices (
  order_id uuid primary key references orders (id),
  outcome text not null check (outcome in ('found', 'missing', 'declined', 'unclear', 'down')),
  asked_at timestamptz not null,
  low_won bigint check (low_won >= 0),
  mid_won bigint,
  high_won bigint,
  as_of date,
  check (low_won <= mid_won and mid_won <= high_won),
  check ((low_won is null) = (mid_won is null) and (low_won is null) = (high_won is null)
    and (low_won is null) = (as_of is null))
);

create table car_checks (
  id uuid primary key default new_id(),
  order_id uuid not null,
  car_number text not null,
  state text not null check (state in ('inProgress', 'complete', 'reservationCancel', 'reservationDefault')),
  source text not null check (source in ('seller', 'inspector')),
  reserved_at timestamptz,
  inspector_id uuid references members (id),
  place_sealed bytea,
  started_at timestamptz,
  completed_at timestamptz,
  end_note text check (char_length(end_note) <= 500),
  -- Everything that was looked at, part by part; a part that is null was not looked at.
  record jsonb not null default '{}' check (jsonb_typeof(record) = 'object'),
  damage_count integer not null default 0 check (damage_count between 0 and 100),
  odometer_reading integer check (odometer_reading >= 0),
  odometer_unit text check (odometer_unit in ('Km', 'Mile')),
  odometer_km integer check (odometer_km >= 0),
  accident_history text check (accident_history in (
    'noAccident_noInsuranceHistory', 'noAccident_withInsuranceHistory', 'accident_minor', 'accident_moderate',
    'accident_totalLoss', 'unknown')),
  -- What was judged and why, by what is known now: a history may come after the check.
  judgement jsonb,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  check (source = 'seller' or reserved_at is not null),
  check (state <> 'reservationDefault' or started_at is null),
  check (state not in ('reservationCancel', 'reservationDefault') or end_note is not null),
  check (state <> 'complete' or (
    started_at is not null and completed_at is not null and accident_history is not null and judgement is not null)),
  check ((odometer_reading is null) = (odometer_unit is null) and (odometer_reading is null) = (odometer_km is null))
);
-- Whoever reserves a second one at the same moment finds this in the way.
create unique index car_checks_one_live on car_checks (order_id) where state in ('inProgress', 'complete');
create index car_checks_by_order on car_checks (order_id);
create index car_checks_by_car on car_checks (car_number);
create index car_checks_by_age on car_checks (created_at);
create index car_checks_of_inspector on car_checks (inspector_id, reserved_at) where state = 'inProgress';

create table car_photos (
  id uuid primary key default new_id(),
  order_id uuid not null,
  car_number text not null,
  file_id uuid not null unique references files (id),
  car_check_id uuid references car_checks (id),
  view text not null check (view in (
    'front', 'rear', 'left', 'right', 'interior', 'dashboard', 'wheel', 'engine', 'damage', 'other')),
  position text check (char_length(position) between 1 and 60),
  label text check (char_length(label) <= 200),
  sort_order integer not null check (sort_order between 0 and 60),
  is_cover boolean not null default false,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  -- Looked at when the transaction ends, so that a whole order can be written anew.
  unique (order_id, sort_order) deferrable initially deferred
);
create unique index car_photos_one_cover on car_photos (order_id) where is_cover;
create index car_photos_by_check on car_photos (car_check_id) where car_check_id is not null;
create index car_photos_by_car on car_photos (car_number);
create index car_photos_by_age on car_photos (created_at);

create table transports (
  id uuid primary key default new_id(),
  order_id uuid not null,
  car_number text not null,
  kind text not null check (kind in ('inbound', 'delivery')),
  state text not null check (state in (
    'registered', 'transportRequested', 'transportAccepted', 'inflow', 'outflow', 'cancelled')),
  company_id uuid references companies (id),
  driver_id uuid references transport_drivers (id),
  from_province text not null check (char_length(from_province) between 2 and 20),
  to_province text not null check (char_length(to_province) between 2 and 20),
  from_sealed bytea,
  to_sealed bytea,
  -- By the carrier's rate when it was accepted; null where none is agreed.
  amount_won bigint check (amount_won between 0 and 100000000),
  wished_at timestamptz,
  requested_at timestamptz,
  accepted_at timestamptz,
  arrived_at timestamptz,
  left_at timestamptz,
  leaves_to text check (leaves_to in ('buyer', 'owner')),
  note text check (char_length(note) <= 1000),
  end_note text check (char_length(end_note) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  check (kind = 'inbound' or state <> 'inflow'),
  check (driver_id is null or company_id is not null),
  check (state not in ('transportAccepted', 'inflow', 'outflow')
    or (company_id is not null and accepted_at is not null)),
  check (state <> 'inflow' or arrived_at is not null),
  check (state <> 'outflow' or (left_at is not null and leaves_to is not null))
);
create unique index transports_one_live on transports (order_id, kind) where state not in ('cancelled', 'outflow');
create index transports_by_order on transports (order_id);
create index transports_by_car on transports (car_number);
create index transports_by_state on transports (state, created_at);
create index transports_by_age on transports (created_at);
create index transports_by_company on transports (company_id) where company_id is not null;

create table yard_slots (
  id uuid primary key default new_id(),
  zone text not null check (char_length(zone) between 1 and 20),
  number integer not null check (number between 1 and 999),
  is_closed boolean not null default false,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (zone, number)
);

create table check_ins (
  id uuid primary key default new_id(),
  order_id uuid not null,
  car_number text not null,
  transport_id uuid not null unique references transports (id),
  -- A car that left keeps the slot where it stood; whether it stands there still is told by `released_at`.
  slot_id uuid references yard_slots (id),
  odometer_reading integer not null check (odometer_reading >= 0),
  odometer_unit text not null check (odometer_unit in ('Km', 'Mile')),
  odometer_km integer not null check (odometer_km >= 0),
  key_count integer not null check (key_count between 0 and 9),
  papers text[] not null default '{}' check (cardinality(papers) <= 20),
  note text check (char_length(note) <= 1000),
  checked_in_at timestamptz not null default app_now(),
  checked_in_by uuid not null references members (id),
  released_at timestamptz,
  released_by uuid references members (id),
  released_to text check (released_to in ('buyer', 'owner')),
  release_note text check (char_length(release_note) <= 1000),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (order_id, car_number) references orders (id, car_number) on update cascade,
  check ((released_at is null) = (released_by is null) and (released_at is null) = (released_to is null)),
  check (released_at is not null or slot_id is not null)
);
create unique index check_ins_one_per_slot on check_ins (slot_id) where released_at is null;
create unique index check_ins_one_per_order on check_ins (order_id) where released_at is null;
create index check_ins_by_order on check_ins (order_id);
create index check_ins_by_car on check_ins (car_number);
create index check_ins_by_age on check_ins (created_at);

-- What broken rules were about.
alter table shop_violations add foreign key (order_id) references orders (id);
alter table amounts add foreign key (order_id) references orders (id);
