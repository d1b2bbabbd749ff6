-- Narrower indexes over what is open, so that counting is cheap; the orders and searches that office lists know.

-- Whatever columns an index holds are unpacked of each row that is counted: beside the one that holds everything, what
-- is asked most is counted from narrow ones. That one stays in the order of the disk, which facets walk.
drop index auction_search_open_by_end;
create index auction_search_open_by_end on auction_search_rows (ends_at, id)
  include (model_year, odometer_km, guide_mid_won) where state = 'auction';
drop index auction_search_open_by_model;
create index auction_search_open_by_model on auction_search_rows (maker_key, model_key, detail_model_key, ends_at)
  include (model_year, odometer_km, guide_mid_won) where state = 'auction';
create index auction_search_open_by_fuel on auction_search_rows (fuel, region, accident_history)
  include (model_year, odometer_km, guide_mid_won) where state = 'auction';

-- The office types a part of a plate or of a number; without these a million rows are read for it.
create index orders_by_part on orders using gin (car_number gin_trgm_ops, order_no gin_trgm_ops);
create index auctions_by_part on auctions using gin (auction_no gin_trgm_ops);
-- The auctions of a car, whatever became of them.
create index auctions_by_order on auctions (order_id);

-- Lists put what has no such moment last, whichever way they are sorted.
create index orders_by_confirmation on orders (confirmed_at, id);
create index orders_by_confirmation_down on orders (confirmed_at desc nulls last, id desc);
