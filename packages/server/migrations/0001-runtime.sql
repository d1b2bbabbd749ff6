-- What every area stands on: time, ids, people who call, keys, events, deadlines, history and logs.

-- Korean names and words sort by the rules of the language, whatever the server's own locale is.
create collation if not exists korean (provider = icu, locale = 'ko-KR');

-- uuid version 7: new rows lie beside each other in the index, and ids sort by the time of their birth.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- The sandbox may shift the clock; outside local and develop the row stays at zero.
create table clock_shift (
  only_row boolean primary key default true check (only_row),
  shift interval not null default interval '0'
);
insert into clock_shift default values;

create function app_now() returns timestamptz language sql stable as $$
  select statement_timestamp() + shift from clock_shift
$$;

create table users (
  id uuid primary key default new_id(),
  uid text not null unique check (char_length(uid) between 1 and 100),
  name text not null check (char_length(name) between 1 and 100),
  role text not null default 'plain' check (role in ('plain', 'admin', 'developer')),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);

create table members (
  id uuid primary key default new_id(),
  user_id uuid not null unique references users (id),
  type text not null check (type in ('root', 'admin', 'plain', 'partner_user', 'partner_customer_user')),
  part text,
  company_id uuid,
  shop_id uuid,
  active boolean not null default true,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);

-- A token is kept only as its hash. Api keys are sessions of the sandbox, marked by their kind.
create table sessions (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('bearer', 'api-key')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_id uuid not null references users (id),
  created_at timestamptz not null default app_now(),
  used_at timestamptz not null default app_now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id) where ended_at is null;

-- One row per effect that must happen once; it is written in the effect's own transaction.
create table idempotency_keys (
  caller text not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  answer text,
  created_at timestamptz not null default app_now(),
  primary key (caller, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- What leaves the database is written here first. `xid` lets a reader know which rows may still be on their way.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default app_now()
);
create index outbox_by_xid on outbox (xid, id);
create index outbox_by_age on outbox (created_at);

-- Up to this transaction the outbox was pruned: whoever goes on from before it must look at everything anew.
create table outbox_floor (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null default '0'
);
insert into outbox_floor default values;

-- PostgreSQL empties this table itself after a crash and where another machine takes over. Then numbers of transactions
-- that left no trace are given out again, so whoever counted on them begins anew.
create unlogged table outbox_life (
  only_row boolean primary key default true check (only_row),
  life uuid not null default gen_random_uuid(),
  cluster bigint not null
);

-- A lost right ends running streams at once, on all nodes. Only lost rights are told: each telling holds up commits.
create function wake_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;
create trigger sessions_wake_rights after update on sessions for each row
  when (old.ended_at is distinct from new.ended_at or new.ends_at < old.ends_at) execute function wake_rights();
create trigger sessions_gone_wake_rights after delete on sessions for each statement execute function wake_rights();
create trigger members_wake_rights after update on members for each row
  when ((old.user_id, old.type, old.part, old.company_id, old.shop_id, old.active)
    is distinct from (new.user_id, new.type, new.part, new.company_id, new.shop_id, new.active))
  execute function wake_rights();
create trigger members_gone_wake_rights after delete on members for each statement execute function wake_rights();
create trigger users_wake_rights after update on users for each row
  when (old.role is distinct from new.role) execute function wake_rights();

-- Every move of every state machine, with who did it and why.
create table state_history (
  id bigint generated always as identity primary key,
  machine text not null,
  row_id uuid not null,
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  member_id uuid,
  reason text,
  request_id text,
  created_at timestamptz not null default app_now()
);
create index state_history_by_row on state_history (row_id, id);

-- A duty and its two ends. `stage` says which end the clock waits for; `next_at` is when it comes to the row.
create table deadlines (
  id uuid primary key default new_id(),
  machine text not null,
  row_id uuid not null,
  duty text not null,
  whose text not null,
  holder_id uuid,
  due_at timestamptz not null,
  final_at timestamptz,
  next_at timestamptz,
  stage text not null default 'due' check (stage in ('due', 'final', 'done', 'void')),
  failures integer not null default 0,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (final_at is null or final_at >= due_at),
  check ((stage in ('due', 'final')) = (next_at is not null))
);
create unique index deadlines_one_live on deadlines (machine, row_id, duty) where stage in ('due', 'final');
create index deadlines_next on deadlines (next_at) where next_at is not null;
create index deadlines_by_duty on deadlines (machine, duty, next_at) where next_at is not null;
create index deadlines_by_holder on deadlines (holder_id, due_at) where next_at is not null;

-- Nodes beat; a silence of all of them is an outage, and an outage moves what fell into it.
create table node_beats (
  node text primary key,
  beat_at timestamptz not null
);
create table outages (
  id uuid primary key default new_id(),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  deadlines_moved integer not null default 0,
  created_at timestamptz not null default app_now(),
  check (ended_at > began_at)
);

-- Who changed what, and who saw what of whom. Both only grow.
create table audit_log (
  id bigint generated always as identity primary key,
  act text not null,
  subject text not null,
  subject_id text,
  member_id uuid,
  actor text not null,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  created_at timestamptz not null default app_now()
);
create index audit_log_by_subject on audit_log (subject, subject_id, id);

create table access_log (
  id bigint generated always as identity primary key,
  user_id uuid,
  address inet,
  subject text not null,
  subject_id text,
  act text not null,
  reason text,
  request_id text,
  created_at timestamptz not null default app_now()
);
create index access_log_by_user on access_log (user_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger state_history_only_grows before update or delete on state_history
  for each row execute function refuse_change();
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger access_log_only_grows before update on access_log
  for each row execute function refuse_change();
