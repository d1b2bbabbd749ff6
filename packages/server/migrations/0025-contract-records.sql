-- The printed record of a contract that is done: one for each approval of its papers, found again by its number.

create table contract_records (
  id uuid primary key default new_id(),
  contract_id uuid not null references contracts (id),
  edition integer not null check (edition >= 1),
  -- Nobody can guess it: whoever knows it holds the paper.
  record_no text not null unique check (record_no ~ '^R(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  -- When the papers were approved that it tells of, so that work that is tried again prints nothing twice.
  approved_at timestamptz not null,
  file_id uuid not null references files (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  unique (contract_id, edition),
  unique (contract_id, approved_at)
);
