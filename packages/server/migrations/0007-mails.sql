-- Mails: written in the transaction that decides, handed over after it, once for each decision.

create table mails (
  id uuid primary key default new_id(),
  -- What the mail follows from: nothing is told twice.
  once_key text not null unique check (char_length(once_key) between 1 and 200),
  kind text not null check (kind in ('registrationApproved', 'registrationRejected')),
  recipient text not null check (char_length(recipient) between 3 and 254),
  facts jsonb not null,
  -- The moment after which nobody can take it back. Begun but never sent: nobody knows whether it arrived.
  begun_at timestamptz,
  sent_at timestamptz check (sent_at is null or begun_at is not null),
  refusal text check (char_length(refusal) <= 1000),
  created_at timestamptz not null default app_now()
);
create index mails_by_age on mails (created_at, id);
