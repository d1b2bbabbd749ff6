-- A partner's customer whose name or phone was written wrongly is put right, by one of two who do it at once.
alter table partner_customers add column version integer not null default 1 check (version >= 1);
