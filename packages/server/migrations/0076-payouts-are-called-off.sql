-- A payout that waits may be called off: what was to go out is owed to its shop.
alter table payouts drop constraint payouts_state_check;
alter table payouts add constraint payouts_state_check check (state in ('waiting', 'paid', 'calledOff'));
