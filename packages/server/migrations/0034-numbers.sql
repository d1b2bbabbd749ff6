-- What happened on each day in Seoul, counted once and summed as often as somebody looks.

create table if not exists day_numbers (
  day date not null,
  measure text not null check (char_length(measure) between 1 and 40),
  -- A kind, a step, a type; empty where there is but one.
  part text not null default '' check (char_length(part) <= 40),
  count bigint not null,
  -- Won or seconds, by the measure.
  total bigint not null default 0,
  primary key (day, measure, part)
);

create table if not exists counted_days (
  day date primary key,
  counted_at timestamptz not null
);

-- How far the history was read when days were looked for of which something changed: by the last run, and by the one
-- before it, since whoever wrote meanwhile may not have committed yet.
create table if not exists counting_mark (
  is_only boolean primary key default true check (is_only),
  seen bigint not null default 0,
  seen_before bigint not null default 0
);
insert into counting_mark default values on conflict do nothing;

-- Days are counted by when things happened.
create index if not exists auctions_by_close on auctions (closed_at) where closed_at is not null;
create index if not exists contracts_by_done on contracts (done_at) where done_at is not null;
create index if not exists contracts_by_fall on contracts (cancelled_at) where awarded_at is not null;
create index if not exists adjustments_by_answer on adjustments (answered_at) where answered_at is not null;
create index if not exists takeover_disputes_by_age on takeover_disputes (opened_at);
create index if not exists violation_appeals_by_age on violation_appeals (created_at);
create index if not exists shop_violations_by_application on shop_violations (applied_at);
-- It grows in the order of time, so that its pages know when they were written.
create index if not exists state_history_by_time on state_history using brin (created_at) with (autosummarize = on);
