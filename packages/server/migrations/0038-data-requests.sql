-- What members ask about their own data, and what of them stays after a deletion until the law lets it go.

create table data_requests (
  id uuid primary key default new_id(),
  member_id uuid not null references members (id),
  kind text not null check (kind in ('correction', 'deletion')),
  state text not null default 'submitted' check (state in ('submitted', 'withdrawn', 'granted', 'refused')),
  -- Of a correction.
  field text check (char_length(field) between 1 and 50),
  statement text not null check (char_length(statement) between 2 and 2000),
  -- The day that the law names.
  decide_until timestamptz not null,
  ground text check (char_length(ground) between 1 and 50),
  answer text check (char_length(answer) between 2 and 2000),
  decided_by uuid references members (id),
  decided_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check ((kind = 'correction') = (field is not null)),
  check (state not in ('granted', 'refused') or (answer is not null and decided_by is not null)),
  check (state <> 'refused' or ground is not null),
  check ((decided_at is null) = (decided_by is null))
);
-- One of each kind until it is decided.
create unique index data_requests_one_open on data_requests (member_id, kind) where state = 'submitted';
create index data_requests_by_member on data_requests (member_id, created_at);
create index data_requests_by_state on data_requests (state, created_at);
create index data_requests_by_age on data_requests (created_at, id);
create index data_requests_by_change on data_requests (updated_at, id);
create index data_requests_by_end on data_requests (decide_until, id);

create table data_erasures (
  member_id uuid primary key references members (id),
  request_id uuid not null unique references data_requests (id),
  -- Taken off the login, which nothing leads to it from any more.
  person_id uuid references persons (id),
  -- When everything was taken that nothing keeps.
  erased_at timestamptz,
  -- Each part that stays, with the moment at which it goes as well.
  kept jsonb not null default '[]',
  -- Null once nothing is left to be taken.
  next_at timestamptz,
  created_at timestamptz not null default app_now()
);
create index data_erasures_next on data_erasures (next_at) where next_at is not null;
create index data_erasures_by_person on data_erasures (person_id) where person_id is not null;
