-- What was told so late that the books of its day may have been closed, without a look at every entry there ever was.
create index ledger_entries_told_late on ledger_entries (created_at, happened_at)
  where (created_at at time zone 'Asia/Seoul' + interval '10 minutes')::date
    > (happened_at at time zone 'Asia/Seoul')::date;
-- The accounts that a shop, or the seller of a car, had named before.
create index payout_accounts_by_shop on payout_accounts (shop_id, replaced_at);
create index seller_accounts_by_order on seller_accounts (order_id, replaced_at);
