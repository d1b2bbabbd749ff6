-- What sellers and the office have to do: those deadlines name no holder, only whose they are.
create index if not exists deadlines_by_whose on deadlines (whose, due_at) where next_at is not null;

-- Who in the office has taken which work. The row stands in a queue of its own area; what is done there leaves it.
create table if not exists work_owners (
  kind text not null check (kind in (
    'registration', 'visit', 'screening', 'opening', 'carImport', 'consulting', 'papers', 'stuck', 'priceCut',
    'takeover', 'fault', 'lien', 'errorReport', 'transport', 'proposal', 'payout', 'sellerPayout', 'unmatched',
    'appeal')),
  row_id uuid not null,
  member_id uuid not null references members (id),
  taken_at timestamptz not null default app_now(),
  primary key (kind, row_id)
);
create index if not exists work_owners_by_member on work_owners (member_id);
