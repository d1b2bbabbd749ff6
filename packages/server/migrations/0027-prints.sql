-- What was printed for somebody: found again by its number, and printed once for the same facts of the same day.

create table prints (
  id uuid primary key default new_id(),
  -- Nobody can guess it: whoever knows it holds the paper.
  print_no text not null unique check (print_no ~ '^P(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  kind text not null check (kind in ('carCheck', 'settlement', 'statement', 'yardSlip')),
  -- The auction, the shop or the stay in the yard.
  subject_id uuid not null,
  -- As people call it; tells no name.
  subject_no text not null,
  -- Of the facts, their day and their reader, so that nobody learns that another has printed the same.
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id uuid not null references files (id),
  printed_by uuid references members (id),
  issued_at timestamptz not null
);
