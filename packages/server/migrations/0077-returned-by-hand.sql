-- What somebody sent back by hand has the number of a transfer instead of an account that the bank was told.
alter table unmatched_payments add column return_transfer_no text check (char_length(return_transfer_no) <= 100);
alter table unmatched_payments drop constraint unmatched_payments_check1;
alter table unmatched_payments add constraint unmatched_payments_check1 check (
  state not in ('returning', 'returned') or (state = 'returned' and return_transfer_no is not null) or (
    return_bank_code is not null and return_number_sealed is not null and return_holder_name is not null));
