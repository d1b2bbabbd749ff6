-- Past auctions are found by every word that the office knows of one, and come in each order that their list offers.

alter table past_auctions add column found text not null generated always as (
  auction_no || ' ' || coalesce(car_number, '') || ' ' || maker || ' ' || model || ' ' || coalesce(detail_model, '')
  || ' ' || coalesce(grade, '') || ' ' || coalesce(model_year::text, '')) stored;
create index past_auctions_by_part on past_auctions using gin (found gin_trgm_ops);

-- Nothing asked for whole plates, models and buyers.
drop index past_auctions_by_plate;
drop index past_auctions_by_model;
drop index past_auctions_by_buyer;

drop index past_auctions_by_age;
create index past_auctions_by_age on past_auctions (created_at, id);
create index past_auctions_by_change on past_auctions (updated_at, id);
create index past_auctions_by_amount on past_auctions (amount_won, id);
create index past_auctions_by_amount_down on past_auctions (amount_won desc nulls last, id desc);
create index past_auctions_by_year on past_auctions (model_year, id);
create index past_auctions_by_year_down on past_auctions (model_year desc nulls last, id desc);
