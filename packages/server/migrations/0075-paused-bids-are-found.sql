-- Bids that stand still are found by what they wait for, without a look at every bid that was ever made.
create index biddings_paused on biddings (id) where state = 'biddingPaused';
