-- Seller fees of exhibits and rounds: for coming to market, for another round and for one that found no buyer.

-- They stand beside the storage of cars that were returned.
alter table seller_fees drop constraint seller_fees_fee_type_check;
alter table seller_fees add constraint seller_fees_fee_type_check
  check (fee_type in ('exhibitFee', 'retryAuctionFee', 'failedBidFee', 'storageFee'));

-- Only what is counted by days has some.
alter table seller_fees alter column days drop not null;
alter table seller_fees add constraint seller_fees_days_of_storage
  check ((days is not null) = (fee_type = 'storageFee'));

-- Every car that comes to market may bring one: the office reads the newest first.
create index seller_fees_by_age on seller_fees (created_at, id);
