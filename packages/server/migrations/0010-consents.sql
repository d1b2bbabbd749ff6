-- What an applicant agreed to, in which version and language, and when: the one proof of it, so it only grows.
create table member_registration_consents (
  registration_id uuid not null references member_registrations (id),
  consent text not null check (consent in ('use', 'privacy')),
  version integer not null check (version >= 1),
  language text not null check (language in ('ko', 'en')),
  agreed_at timestamptz not null default app_now(),
  primary key (registration_id, consent)
);
create trigger member_registration_consents_only_grow before update or delete on member_registration_consents
  for each row execute function refuse_change();
