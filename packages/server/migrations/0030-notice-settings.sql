-- How people wish to be told, and mails that wait for the daily one.

create table notice_settings (
  member_id uuid primary key references members (id),
  choices jsonb not null,
  -- Seoul's time of the day, such as 22:00.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest_at text not null check (digest_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  version integer not null default 1,
  updated_at timestamptz not null default app_now(),
  check ((quiet_from is null) = (quiet_until is null))
);

-- Held back for somebody, until one mail a day tells of them all.
alter table mails add column held_for uuid references members (id);
alter table mails add column digest_id uuid references mails (id);
create index mails_held on mails (held_for, created_at) where held_for is not null and digest_id is null;
create index mails_by_digest on mails (digest_id) where digest_id is not null;

-- Nobody took them, or nobody knows whether somebody did: people look at them and send them again.
alter table mails add column failed_at timestamptz check (failed_at is null or sent_at is null);
alter table mails add column failure text check (failure in ('refused', 'unknown', 'unreached'));
alter table mails add constraint mails_failed_check check ((failed_at is null) = (failure is null));
update mails set failed_at = created_at,
  failure = case when refusal is null then 'unknown' else 'refused' end
where sent_at is null
  and (refusal is not null or begun_at is not null and begun_at < app_now() - interval '1 hour');
create index mails_failed on mails (failed_at, id) where failed_at is not null;
