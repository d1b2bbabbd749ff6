-- Reference data: configuration and metadata that only grow by versions, car codes, app versions, words of our own.

-- One row per key points at the version in force; locking these rows puts all changes in one order.
create table configurations (
  id uuid primary key default new_id(),
  key text not null unique check (char_length(key) between 1 and 100),
  sort_order integer not null,
  version integer not null check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);

-- `revision` counts over all keys: one number tells which version of each key held at that point.
create table configuration_versions (
  id uuid primary key default new_id(),
  key text not null references configurations (key),
  version integer not null check (version >= 1),
  revision integer not null unique check (revision >= 1),
  value jsonb not null,
  preset text,
  reason text not null,
  member_id uuid references members (id),
  actor text not null,
  request_id text,
  created_at timestamptz not null default app_now(),
  unique (key, version)
);
create index configuration_versions_by_revision on configuration_versions (key, revision desc);
alter table configurations add foreign key (key, version)
  references configuration_versions (key, version) deferrable initially deferred;
create trigger configuration_versions_only_grow before update or delete on configuration_versions
  for each row execute function refuse_change();

create table metadatas (
  id uuid primary key default new_id(),
  kind text not null unique check (char_length(kind) between 1 and 100),
  version integer not null check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);

create table metadata_versions (
  id uuid primary key default new_id(),
  kind text not null references metadatas (kind),
  version integer not null check (version >= 1),
  document jsonb not null,
  entry_count integer not null check (entry_count >= 0),
  checksum text not null,
  source text not null,
  member_id uuid references members (id),
  actor text not null,
  created_at timestamptz not null default app_now(),
  unique (kind, version)
);
alter table metadatas add foreign key (kind, version)
  references metadata_versions (kind, version) deferrable initially deferred;
create trigger metadata_versions_only_grow before update or delete on metadata_versions
  for each row execute function refuse_change();

-- What the house calls a value, and whether it still offers it; the contract's own words hold for all others.
create table common_code_words (
  code text not null,
  value text not null,
  label_ko text,
  label_en text,
  is_active boolean not null,
  updated_at timestamptz not null default app_now(),
  primary key (code, value),
  check ((label_ko is null) = (label_en is null))
);

create table app_versions (
  platform text primary key check (platform in ('ios', 'android')),
  version integer not null default 1 check (version >= 1),
  minimum text not null,
  latest text not null,
  store_url text,
  message_ko text,
  message_en text,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((message_ko is null) = (message_en is null))
);

-- A code is its own only within its level: outside sets number each level from one. Codes are never deleted,
-- cars refer to them; what an import leaves out is no longer offered.
create table car_codes (
  id uuid primary key default new_id(),
  level text not null check (level in ('maker', 'model', 'detailModel', 'grade', 'detailGrade')),
  code text not null check (char_length(code) between 1 and 100),
  parent_level text generated always as (
    case level when 'model' then 'maker' when 'detailModel' then 'model' when 'grade' then 'detailModel'
      when 'detailGrade' then 'grade' end) stored,
  parent_code text,
  name_ko text not null,
  name_en text not null,
  path_ko text not null,
  origin text check (origin in ('domestic', 'imported')),
  from_year integer,
  to_year integer,
  fuel text,
  is_active boolean not null default true,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (level, code),
  foreign key (parent_level, parent_code) references car_codes (level, code),
  check ((level = 'maker') = (parent_code is null)),
  check ((level = 'maker') = (origin is not null)),
  check (to_year is null or from_year <= to_year)
);
create index car_codes_by_parent on car_codes (parent_level, parent_code, name_ko collate korean);
create index car_codes_by_path on car_codes (path_ko collate korean);

create table imports (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('car-codes', 'metadata')),
  file_name text not null,
  checksum text not null,
  is_imported boolean not null,
  row_count integer not null,
  fault_count integer not null,
  faults jsonb not null,
  duration_ms integer not null,
  created_at timestamptz not null default app_now(),
  check (is_imported = (fault_count = 0))
);
create trigger imports_only_grow before update or delete on imports for each row execute function refuse_change();
