-- Keys that change while the program serves: which ones are in use, who knows them, and which one each hash is of.

-- First, while no table is locked: few files are sealed, and those are looked through while a key is changed.
create index files_sealed on files (id) where sealed_by is not null;

create table used_keys (
  kind text not null check (kind in ('data', 'file', 'lookup')),
  version smallint not null check (version > 0),
  -- Knows the key again and tells nothing of it: another key of the same version is refused.
  proof bytea not null check (octet_length(proof) = 32),
  -- A lookup key that another one followed: newer hashes are made of its hashes, so it stays, sealed.
  key_sealed bytea,
  -- What still needs it, as the newest look through the tables counted.
  left_count bigint check (left_count >= 0),
  counted_at timestamptz,
  -- Nothing needs it any more: it may be taken out of the settings.
  done_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (kind, version)
);
insert into used_keys (kind, version, proof, created_at) select 'lookup', version, proof, created_at from lookup_keys;
drop table lookup_keys;

-- Each process that reads or writes with keys: a new key writes nothing before all of them know it.
create table key_holders (
  holder text primary key,
  known text[] not null,
  writes text[] not null,
  -- It says again and again that it is there; after this moment it counts as gone.
  lasts_until timestamptz not null
);

alter table identity_tokens add column lookup_version smallint not null default 1;
alter table sign_in_attempts add column lookup_version smallint not null default 1;
alter table partner_customers add column lookup_version smallint not null default 1;
alter table one_time_links add column lookup_version smallint not null default 1;

-- Whoever writes a hash holds its key in use until the end of the transaction: a key that begins waits for them.
create function hold_lookup_version(lock bigint) returns smallint language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(lock);
  -- A statement of its own, so that it sees what was committed while the lock was waited for.
  return (select max(version) from used_keys where kind = 'lookup');
end $$;
