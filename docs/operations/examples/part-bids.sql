-- Parts the log of bids by month, in one transaction of the owner, while no node runs; what is there stays where it is.
alter table bid_entries rename to bid_entries_until_parted;
alter table bid_entries_until_parted rename constraint bid_entries_pkey to bid_entries_until_parted_pkey;
alter index bid_entries_by_auction rename to bid_entries_until_parted_by_auction;
drop trigger bid_entries_only_grow on bid_entries_until_parted;

create table bid_entries (like bid_entries_until_parted including defaults including constraints)
  partition by range (bid_month);
alter table bid_entries add primary key (member_id, idempotency_key, bid_month);
create unique index bid_entries_by_auction on bid_entries (auction_id, sequence, bid_month);
create trigger bid_entries_only_grow before update or delete on bid_entries
  for each row execute function refuse_change();
create trigger bid_entries_whole before truncate on bid_entries execute function refuse_change();
alter table bid_entries attach partition bid_entries_until_parted default;

-- From the month after the newest bid, for three years; a bid of any other month goes to what there was before.
do $$
declare
  first date := (select greatest(coalesce(max(bid_month), '-infinity'), date_trunc('month', app_now())::date)
    + interval '1 month' from bid_entries);
  part text;
begin
  for month in 0..35 loop
    part := 'bid_entries_' || to_char(first + make_interval(months => month), 'YYYY_MM');
    execute format('create table %I partition of bid_entries for values from (%L) to (%L)', part,
      (first + make_interval(months => month))::date, (first + make_interval(months => month + 1))::date);
    execute format('create trigger bid_entries_whole before truncate on %I execute function refuse_change()', part);
    execute format('revoke update, delete, truncate on %I from public, %I', part, current_user);
  end loop;
  execute format('revoke update, delete, truncate on bid_entries from public, %I', current_user);
end $$;
