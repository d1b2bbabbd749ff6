-- Notices inside the application: one row for each person, kind and thing, which counts what is told of it again.

create table notices (
  id uuid primary key default new_id(),
  member_id uuid not null references members (id),
  -- Of a customer of a partner, who comes in for this one car.
  exhibit_id uuid references exhibits (id),
  kind text not null check (char_length(kind) between 1 and 50),
  thing text not null check (char_length(thing) between 1 and 100),
  -- Of the newest.
  facts jsonb not null,
  told_count integer not null default 1 check (told_count >= 1),
  unread_count integer not null default 1 check (unread_count between 0 and told_count),
  told_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  unique (member_id, kind, thing)
);
create index notices_of_member on notices (member_id, told_at, id);
create index notices_unread on notices (member_id) where unread_count > 0;
create index notices_by_age on notices (told_at);

-- What each person was told: nothing is told twice.
create table notice_tellings (
  once_key text primary key check (char_length(once_key) between 1 and 200),
  created_at timestamptz not null default app_now()
);
create index notice_tellings_by_age on notice_tellings (created_at);

-- The catalogue of notices is the one list of their kinds.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (char_length(kind) between 1 and 50);
