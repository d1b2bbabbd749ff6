-- People and how they prove who they are: persons, passwords, second factors, devices, sessions, identity checks.

-- A human being. Birthday and phone are sealed; the hashes find a person again without opening anything.
create table persons (
  id uuid primary key default new_id(),
  name text not null check (char_length(name) between 1 and 100),
  birthday_sealed bytea not null,
  phone_sealed bytea not null,
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  -- Of name, birthday and phone together: the way to a person whose provider tells no CI.
  identity_hash bytea not null check (octet_length(identity_hash) = 32),
  ci_hash bytea unique check (octet_length(ci_hash) = 32),
  lookup_version smallint not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index persons_by_identity on persons (identity_hash);
create index persons_by_phone on persons (phone_hash);

-- A lookup key that was changed would make everybody a stranger, so each version leaves a proof of itself.
create table lookup_keys (
  version smallint primary key,
  proof bytea not null check (octet_length(proof) = 32),
  created_at timestamptz not null default app_now()
);

alter table users
  add column state text not null default 'active' check (state in ('active', 'restricted', 'withdrawn')),
  add column person_id uuid references persons (id),
  add column password_hash text,
  add column password_changed_at timestamptz,
  add column totp_sealed bytea,
  add column totp_confirmed_at timestamptz,
  -- The newest time step that was used: a code opens the door once.
  add column totp_last_step bigint,
  -- A second factor that was shown but not yet confirmed; until then the old one holds.
  add column totp_pending_sealed bytea,
  add column device_uid_hash bytea check (octet_length(device_uid_hash) = 32),
  add column device_set_at timestamptz,
  add column last_signed_in_at timestamptz,
  add constraint users_totp_whole check ((totp_sealed is null) = (totp_confirmed_at is null)),
  add constraint users_device_whole check ((device_uid_hash is null) = (device_set_at is null));
create index users_by_person on users (person_id) where person_id is not null;
create trigger users_state_wakes_rights after update on users for each row
  when (old.state is distinct from new.state) execute function wake_rights();

-- Sessions from before know no idle end: api keys and the demo's live on.
alter table sessions
  add column idle_ends_at timestamptz,
  add column address inet,
  add column device text check (char_length(device) between 1 and 100),
  -- Signed in with a registered device; ends with the registration.
  add column from_app boolean not null default false;
create index sessions_by_age on sessions (coalesce(ended_at, ends_at));
-- Whoever begins or uses a session moves its idle end onwards; only moving it back takes a right away.
create trigger sessions_idle_wake_rights after update on sessions for each row
  when (new.idle_ends_at < old.idle_ends_at) execute function wake_rights();

-- Wrong passwords, by the hash of the name that was typed, whether anybody has that name or not.
-- An attempt is counted before it is judged, so that attempts at once cannot outrun the count.
create table sign_in_attempts (
  name_hash bytea primary key check (octet_length(name_hash) = 32),
  failures integer not null check (failures >= 0),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index sign_in_attempts_by_age on sign_in_attempts (updated_at);

-- A right password that still waits for its second factor; good for nothing else.
create table sign_in_tickets (
  id uuid primary key default new_id(),
  ticket_hash bytea not null unique check (octet_length(ticket_hash) = 32),
  user_id uuid not null references users (id),
  from_app boolean not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index sign_in_tickets_by_user on sign_in_tickets (user_id) where used_at is null;

-- One check of a person at the provider, from its start to its one result.
create table identity_requests (
  id uuid primary key default new_id(),
  provider text not null check (provider in ('kg')),
  transaction_id text not null unique check (char_length(transaction_id) = 20),
  -- What the call-back carries, and what only the browser that began knows.
  return_hash bytea not null unique check (octet_length(return_hash) = 32),
  verifier_hash bytea not null check (octet_length(verifier_hash) = 32),
  usage text not null check (usage in ('sign-up', 'ID/password-recovery')),
  method text,
  service_code text not null,
  -- Whom the request was fixed to, where it was fixed at all.
  asked_sealed bytea,
  returned_sealed bytea,
  stage text not null default 'open' check (stage in ('open', 'completing', 'completed', 'failed')),
  outcome text check (char_length(outcome) between 1 and 100),
  ends_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);
create index identity_requests_by_age on identity_requests (created_at);

-- The proof of a check: for one use, one time, a few minutes.
create table identity_tokens (
  id uuid primary key default new_id(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  request_id uuid unique references identity_requests (id) on delete set null,
  usage text not null check (usage in ('sign-up', 'ID/password-recovery')),
  -- Name, birthday and phone; a stranger becomes a person only when the token is used for something.
  person_sealed bytea not null,
  identity_hash bytea not null check (octet_length(identity_hash) = 32),
  ci_hash bytea check (octet_length(ci_hash) = 32),
  ends_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index identity_tokens_by_age on identity_tokens (created_at);

-- What the sandbox's stand-in for the identity provider remembers between its page and its result.
create table simulated_identities (
  tx_id text primary key check (char_length(tx_id) between 1 and 40),
  answer jsonb not null,
  created_at timestamptz not null default app_now()
);

create index access_log_by_subject on access_log (subject, subject_id, id);
