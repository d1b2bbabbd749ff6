-- A bid that the office cancelled is looked for beside what its shop bid on the same car afterwards, cancelled or not.
create index biddings_cancelled on biddings (auction_id, shop_id) where state = 'cancelled';
