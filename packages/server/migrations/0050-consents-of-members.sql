-- What members who came by file agreed to with their first password: the one proof of it, so it only grows.
create table member_consents (
  member_id uuid not null references members (id),
  consent text not null check (consent in ('use', 'privacy')),
  version integer not null check (version >= 1),
  language text not null check (language in ('ko', 'en')),
  agreed_at timestamptz not null default app_now(),
  primary key (member_id, consent, version)
);
create trigger member_consents_only_grow before update or delete on member_consents
  for each row execute function refuse_change();
