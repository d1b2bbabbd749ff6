-- Companies, shops and members: who takes part, in what standing, and how dealers come to be.

create table companies (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('operator', 'shop', 'partner', 'transport')),
  state text not null default 'active' check (state in ('active', 'suspended', 'closed')),
  name text not null check (char_length(name) between 1 and 100),
  business_number text not null check (business_number ~ '^[1-9][0-9]{9}$'),
  corporate_number text check (corporate_number ~ '^[0-9]{13}$'),
  representative_name text not null check (char_length(representative_name) between 1 and 100),
  phone_number text not null check (phone_number ~ '^[0-9]{8,12}$'),
  email text check (char_length(email) between 3 and 254),
  postal_code text check (postal_code ~ '^[0-9]{5}$'),
  road_address text check (char_length(road_address) <= 200),
  address_detail text check (char_length(address_detail) <= 100),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (kind, business_number),
  check ((postal_code is null) = (road_address is null))
);
create unique index companies_one_operator on companies (kind) where kind = 'operator';
create index companies_by_name on companies (name collate korean);

-- A place of business has a number of its own in Korea, so a dealer company has one shop.
create table shops (
  id uuid primary key default new_id(),
  company_id uuid not null unique references companies (id),
  name text not null check (char_length(name) between 1 and 100),
  state text not null default 'active' check (state in ('active', 'suspended', 'closed')),
  grade text not null default 'c-class' check (grade in ('s-class', 'a-class', 'b-class', 'c-class')),
  registration_type text not null check (registration_type in ('personal', 'corporate')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index shops_by_name on shops (name collate korean);

create table transport_rates (
  company_id uuid not null references companies (id),
  from_province text not null check (char_length(from_province) between 2 and 20),
  to_province text not null check (char_length(to_province) between 2 and 20),
  amount_won bigint not null check (amount_won between 0 and 100000000),
  primary key (company_id, from_province, to_province)
);

create table transport_drivers (
  id uuid primary key default new_id(),
  company_id uuid not null references companies (id),
  name text not null check (char_length(name) between 1 and 100),
  phone_sealed bytea not null,
  is_active boolean not null default true,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index transport_drivers_by_company on transport_drivers (company_id, created_at);

-- People read it aloud on the phone: the month of joining and a running number.
create sequence member_numbers;
create function new_member_no() returns text language sql volatile as $$
  select 'M' || to_char(app_now() at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(nextval('member_numbers')::text, 5, '0')
$$;

-- `active` was written by hand before; now it follows from the state, which only its machine moves.
drop trigger members_wake_rights on members;
alter table members
  add column member_no text not null unique default new_member_no(),
  add column state text not null default 'active' check (state in ('active', 'suspended', 'left')),
  add column grade text check (grade in ('representative', 'manager', 'staff')),
  add column business_owner_type text check (business_owner_type in ('owner', 'employee')),
  add column may_bid boolean not null default false,
  add column email text check (char_length(email) between 3 and 254),
  add column profile_file_id uuid references files (id),
  add column joined_at timestamptz not null default app_now(),
  add column version integer not null default 1 check (version >= 1);
update members set state = 'left' where not active;
alter table members drop column active;
alter table members add column active boolean not null generated always as (state = 'active') stored;
alter table members
  add foreign key (company_id) references companies (id),
  add foreign key (shop_id) references shops (id);
create index members_by_company on members (company_id, created_at);
create index members_by_shop on members (shop_id, created_at);
create trigger members_wake_rights after update on members for each row
  when ((old.user_id, old.type, old.part, old.company_id, old.shop_id, old.state)
    is distinct from (new.user_id, new.type, new.part, new.company_id, new.shop_id, new.state))
  execute function wake_rights();

create table member_registrations (
  id uuid primary key default new_id(),
  state text not null default 'inProgress' check (state in ('inProgress', 'approved', 'rejected')),
  username text not null check (char_length(username) between 1 and 100),
  -- Needed until the review, and for a while after a rejection, to tell the applicant at the sign-in.
  password_hash text,
  person_id uuid not null references persons (id),
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  registration_type text not null check (registration_type in ('personal', 'corporate')),
  business_owner_type text not null check (business_owner_type in ('owner', 'employee')),
  -- Found, or null and founded by the approval from what the applicant said.
  shop_id uuid references shops (id),
  is_new_shop boolean not null,
  shop_name text not null check (char_length(shop_name) between 1 and 100),
  business_number text not null check (business_number ~ '^[1-9][0-9]{9}$'),
  shop_info jsonb,
  member_id uuid references members (id),
  submitted_at timestamptz not null default app_now(),
  reviewed_at timestamptz,
  reviewed_by uuid references members (id),
  reject_type text check (reject_type in ('documentInvalid', 'businessInvalid', 'duplicated', 'rrnNotMasked', 'etc')),
  reject_note text check (char_length(reject_note) <= 2000),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (is_new_shop = (shop_info is not null)),
  check (is_new_shop or shop_id is not null),
  check (state <> 'inProgress' or password_hash is not null),
  check (state = 'inProgress' or reviewed_at is not null),
  check (state <> 'approved' or member_id is not null),
  check (state <> 'rejected' or reject_type is not null)
);
-- Of two applicants for one name, one person or one new shop, one wins; a rejection frees all three.
create unique index member_registrations_one_username on member_registrations (username) where state <> 'rejected';
create unique index member_registrations_one_person on member_registrations (person_id) where state = 'inProgress';
create unique index member_registrations_one_new_shop on member_registrations (business_number)
  where state = 'inProgress' and is_new_shop;
create index member_registrations_queue on member_registrations (state, submitted_at);
create index member_registrations_by_person on member_registrations (person_id, submitted_at);

-- Stays when the file itself has ended, so that one can still see what was shown.
create table member_registration_documents (
  registration_id uuid not null references member_registrations (id),
  file_id uuid not null references files (id),
  usage_type text not null,
  primary key (registration_id, file_id)
);
