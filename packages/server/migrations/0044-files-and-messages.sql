-- Files that leave, and messages that do not arrive: logs open once, counts end somewhere, what was left lying is seen.

-- A log that was taken. The permission never changes, and by privilege cannot even be locked, so this stands apart.
create table log_openings (
  export_id uuid primary key,
  opened_at timestamptz not null default app_now()
);

-- Nothing where there were more rows than anybody counts before they are read.
alter table exports alter column row_count drop not null;

-- The last time that somebody began to hand a mail over, or let it go to be handed over.
alter table mails add column tried_at timestamptz;
create index mails_waiting on mails (coalesce(tried_at, created_at))
  where sent_at is null and failed_at is null and begun_at is null and held_for is null;

-- What a push service will never take was not sent.
alter table pushes add column refused_at timestamptz check (refused_at is null or sent_at is null);
