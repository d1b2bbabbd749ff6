-- Until when a seller pays what was billed; what was billed before is counted from now.
alter table seller_fees add column due_at timestamptz not null default app_now() + interval '14 days';
