-- Exports: which rows of which list somebody may take as a file, once and soon, and how far that file has come.

create table exports (
  id uuid primary key default new_id(),
  what text not null check (what <> ''),
  shop_id uuid references shops (id),
  -- Which rows and how, sealed: a filter may name a person.
  wish bytea not null,
  session_id uuid not null references sessions (id) on delete cascade,
  row_count bigint not null check (row_count >= 0),
  written_count bigint not null default 0 check (written_count >= 0),
  created_at timestamptz not null default app_now(),
  opens_until timestamptz not null,
  started_at timestamptz,
  -- When the last row was written; of one that breaks off with its node nobody else says so.
  moved_at timestamptz,
  stopped_at timestamptz,
  done_at timestamptz,
  broken_at timestamptz,
  check (done_at is null or started_at is not null)
);
create index exports_by_session on exports (session_id);
create index exports_by_shop on exports (shop_id);
create index exports_by_time on exports (created_at);
