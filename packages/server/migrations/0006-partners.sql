-- Partners: settings and keys, customers and cars, launches that were used, links back, and sessions for one car.

-- Lets a row refer to a company of one kind only.
alter table companies add unique (id, kind);

create table partners (
  company_id uuid primary key,
  kind text not null default 'partner' check (kind = 'partner'),
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'),
  may_act_for_customers boolean not null,
  deep_link text check (char_length(deep_link) <= 2000),
  frame_ancestors text[] not null default '{}' check (cardinality(frame_ancestors) <= 20),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  foreign key (company_id, kind) references companies (id, kind)
);

-- The secret is sealed, shown once at its birth, and forgotten at its end.
create table partner_keys (
  id uuid primary key default new_id(),
  partner_id uuid not null references partners (company_id),
  key_id text not null unique check (key_id ~ '^pk_[0-9a-f]{16}$'),
  kind text not null check (kind in ('v1', 'v0')),
  secret_sealed bytea,
  -- Set by a rotation for later, by a revocation for now. No end means in use.
  ends_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (secret_sealed is not null or ends_at is not null)
);
create index partner_keys_by_partner on partner_keys (partner_id, created_at);
create index partner_keys_to_forget on partner_keys (ends_at) where secret_sealed is not null;

-- A customer is a user who never signs in by password: the partner's app or a link brings them.
create table partner_customers (
  id uuid primary key default new_id(),
  partner_id uuid not null references partners (company_id),
  customer_key text not null check (char_length(customer_key) between 1 and 100),
  user_id uuid not null unique references users (id),
  phone_sealed bytea not null,
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (partner_id, customer_key),
  unique (id, partner_id)
);

create table exhibits (
  id uuid primary key default new_id(),
  partner_id uuid not null references partners (company_id),
  customer_id uuid not null,
  exhibit_key text not null check (char_length(exhibit_key) between 1 and 100),
  car_no text not null check (char_length(car_no) between 1 and 20),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (partner_id, exhibit_key),
  foreign key (customer_id, partner_id) references partner_customers (id, partner_id)
);
create index exhibits_by_customer on exhibits (customer_id, created_at);

-- Of two uses of the same launch at once, the second waits here for the first and finds it done.
create table webview_nonces (
  partner_id uuid not null references partners (company_id),
  nonce text not null check (char_length(nonce) between 1 and 100),
  ends_at timestamptz not null,
  primary key (partner_id, nonce)
);
create index webview_nonces_to_forget on webview_nonces (ends_at);

-- Known by the phone it was sent to: if the customer's phone changes, the link is dead.
create table one_time_links (
  id uuid primary key default new_id(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  exhibit_id uuid not null references exhibits (id),
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  ends_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index one_time_links_by_exhibit on one_time_links (exhibit_id, created_at);

-- Whoever came in by a launch or a link sees this car and no other, also one of their own.
alter table sessions add column exhibit_id uuid references exhibits (id);
create index sessions_by_exhibit on sessions (exhibit_id) where exhibit_id is not null and ended_at is null;
