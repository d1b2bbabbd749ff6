-- A contract whose papers never came may be finished all the same: since when, and who answers for it.

alter table contracts
  add column without_papers_at timestamptz,
  add column without_papers_by uuid references members (id),
  add check ((without_papers_at is null) = (without_papers_by is null)),
  add check ((without_papers_at is not null) <= (done_at is not null));
