-- Messages to phones: by KakaoTalk where a template is approved, else as a text; and what the sandbox's carrier got.

create table phone_messages (
  id uuid primary key default new_id(),
  -- What it follows from, and its reader: nobody is told twice.
  once_key text not null unique check (char_length(once_key) between 1 and 200),
  kind text not null check (char_length(kind) between 1 and 50),
  member_id uuid not null references members (id),
  -- Of a customer of a partner, whose way in is a link for this one car.
  exhibit_id uuid references exhibits (id),
  phone_sealed bytea not null,
  facts jsonb not null,
  -- Over the night, or over the quiet hours of its reader.
  held_until timestamptz,
  -- What the carrier calls it: under one name it sends once, however often it is asked.
  carrier_key text check (char_length(carrier_key) between 1 and 100),
  sent_at timestamptz,
  asked_at timestamptz,
  arrived_at timestamptz check (arrived_at is null or sent_at is not null),
  arrived_by text check (arrived_by in ('kakao', 'text')),
  failed_at timestamptz check (failed_at is null or arrived_at is null),
  failure text check (failure in ('refused', 'unknown', 'unreached')),
  refusal text check (char_length(refusal) <= 1000),
  created_at timestamptz not null default app_now(),
  check ((arrived_at is null) = (arrived_by is null)),
  check ((failed_at is null) = (failure is null))
);
create index phone_messages_by_age on phone_messages (created_at, id);
create index phone_messages_held on phone_messages (held_until) where held_until is not null;
create index phone_messages_to_ask on phone_messages (asked_at nulls first, sent_at)
  where sent_at is not null and arrived_at is null and failed_at is null;
create index phone_messages_failed on phone_messages (failed_at, id) where failed_at is not null;

-- Whoever chose before there were messages to phones gets them, as everybody does.
update notice_settings set choices = (
  select jsonb_object_agg(key, value || '{"phone":"atOnce"}'::jsonb) from jsonb_each(choices)
);

-- What the stand-in for a carrier knows, so that it survives a restart and any process of the sandbox can go on.
create table simulated_phone_groups (
  id text primary key check (char_length(id) between 1 and 100),
  record jsonb not null,
  created_at timestamptz not null default app_now()
);
create index simulated_phone_groups_by_age on simulated_phone_groups (created_at);
