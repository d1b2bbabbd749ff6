-- What refers to a session outlives it or goes with it, so that old ones can be forgotten; and when a phone was tried.

-- Records of long ago name a session that nobody knows any more.
alter table log_exports drop constraint log_exports_session_id_fkey;
alter table file_views drop constraint file_views_session_id_fkey;

-- Where somebody listened is nothing without the session.
alter table push_addresses drop constraint push_addresses_session_id_fkey;
alter table push_addresses add constraint push_addresses_session_id_fkey
  foreign key (session_id) references sessions (id) on delete cascade;

-- The last time that somebody began to hand it over, or let it go to be handed over.
alter table phone_messages add column tried_at timestamptz;
create index phone_messages_waiting on phone_messages (coalesce(tried_at, created_at))
  where sent_at is null and failed_at is null and held_until is null;
