-- The logs as they are reviewed: they only grow, by privilege too; their months are confirmed; their exports are known.

create index audit_log_by_member on audit_log (member_id, id);
create index audit_log_by_time on audit_log (created_at, id);
create index access_log_by_time on access_log (created_at, id);

-- Of a list or an export: how many rows it showed.
alter table access_log add column shown_count int check (shown_count >= 0);

create trigger access_log_stays before delete on access_log for each row execute function refuse_change();
create trigger access_log_whole before truncate on access_log execute function refuse_change();
create trigger audit_log_whole before truncate on audit_log execute function refuse_change();
create trigger state_history_whole before truncate on state_history execute function refuse_change();

-- One for each month; what stood out is kept as it was when somebody confirmed it.
create table log_confirmations (
  id uuid primary key default new_id(),
  month text not null unique check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  word text not null check (char_length(word) between 2 and 2000),
  found jsonb not null,
  member_id uuid not null references members (id),
  created_at timestamptz not null default app_now()
);
create index log_confirmations_by_member on log_confirmations (member_id);
create trigger log_confirmations_only_grow before update or delete on log_confirmations
  for each row execute function refuse_change();
create trigger log_confirmations_whole before truncate on log_confirmations execute function refuse_change();

-- A permission to take lines of a log as a file: which ones, up to which line, and by whose session.
create table log_exports (
  id uuid primary key default new_id(),
  log text not null check (log in ('changes', 'looks')),
  wish jsonb not null,
  last_id bigint not null,
  session_id uuid not null references sessions (id),
  created_at timestamptz not null default app_now(),
  ends_at timestamptz not null
);
create index log_exports_by_session on log_exports (session_id);
create trigger log_exports_only_grow before update or delete on log_exports
  for each row execute function refuse_change();

-- By privilege as well, wherever the program is no superuser. A reference to a row locks it, for which PostgreSQL asks
-- the right to change at least one column.
do $$
begin
  execute format(
    'revoke update, delete, truncate on audit_log, access_log, state_history, log_confirmations, log_exports '
    'from public, %I', current_user);
end $$;
