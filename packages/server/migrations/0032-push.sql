-- Pushes to browsers: who we are for their services, where browsers listen, and what is sent to each.

create table push_keys (
  -- One pair for good: browsers that listen know it.
  is_the_one boolean primary key default true check (is_the_one),
  public_key bytea not null check (octet_length(public_key) = 65),
  private_sealed bytea not null,
  created_at timestamptz not null default app_now()
);

create table push_addresses (
  id uuid primary key default new_id(),
  member_id uuid not null references members (id),
  -- Nothing is sent to where somebody signed out.
  session_id uuid not null references sessions (id),
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  key bytea not null check (octet_length(key) = 65),
  secret bytea not null check (octet_length(secret) = 16),
  language text not null check (language in ('ko', 'en')),
  created_at timestamptz not null default app_now()
);
create index push_addresses_of_member on push_addresses (member_id, created_at);
create index push_addresses_of_session on push_addresses (session_id);

create table pushes (
  id uuid primary key default new_id(),
  once_key text not null check (char_length(once_key) between 1 and 200),
  address_id uuid not null references push_addresses (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 50),
  thing text not null check (char_length(thing) between 1 and 100),
  facts jsonb not null,
  sent_at timestamptz,
  created_at timestamptz not null default app_now(),
  unique (address_id, once_key)
);
create index pushes_by_age on pushes (created_at);
