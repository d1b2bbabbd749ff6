-- Orders brought as a sheet. Names and homes stand in it, so its content is sealed, and all of it forgotten in time.
create table order_imports (
  id uuid primary key default new_id(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  partner_id uuid references partners (company_id),
  -- Who brought it, and in whose name its orders are drafted.
  created_by uuid not null references users (id),
  member_id uuid references members (id),
  company_id uuid references companies (id),
  format text check (format in ('xlsx', 'utf8', 'cp949', 'utf16')),
  ignored_columns text[] not null default '{}',
  refusal jsonb,
  row_count integer not null default 0 check (row_count between 0 and 5000),
  right_count integer not null default 0 check (right_count >= 0),
  wrong_count integer not null default 0 check (wrong_count >= 0),
  made_count integer not null default 0 check (made_count >= 0),
  -- It was asked to be read, it was read, its rows were asked to be drafted, and all of them were.
  received_at timestamptz,
  read_at timestamptz,
  begun_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (read_at is null or received_at is not null),
  check (begun_at is null or (read_at is not null and refusal is null)),
  check (ended_at is null or begun_at is not null),
  check (right_count + wrong_count + made_count = row_count)
);
create index order_imports_by_age on order_imports (created_at);

create table order_import_pieces (
  import_id uuid not null references order_imports (id) on delete cascade,
  place integer not null check (place between 0 and 99),
  content_sealed bytea not null,
  primary key (import_id, place)
);

create table order_import_rows (
  id uuid primary key default new_id(),
  import_id uuid not null references order_imports (id) on delete cascade,
  line integer not null check (line >= 1),
  car_number text check (char_length(car_number) between 1 and 20),
  outcome text not null check (outcome in ('right', 'wrong', 'made')),
  faults jsonb not null default '[]' check (jsonb_typeof(faults) = 'array'),
  cells_sealed bytea not null,
  -- Null where something is wrong.
  wish_sealed bytea,
  -- A row drafts one order and no order comes from two rows, however often the work is begun anew.
  order_id uuid unique references orders (id),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (import_id, line),
  check ((outcome = 'made') = (order_id is not null)),
  check (outcome <> 'right' or wish_sealed is not null)
);
create index order_import_rows_by_outcome on order_import_rows (import_id, outcome, line);
