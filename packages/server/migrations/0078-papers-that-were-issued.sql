-- Which paper was issued for an amount in the house's tax system, and what waits to be issued or cancelled.
alter table amounts add column bill_issued_on date, add column bill_number text;
alter table amounts add constraint amounts_bill_issued check (
  (bill_issued_on is null) = (bill_number is null) and (bill_number is null
    or (bill_type = 'taxBill' and bill_number ~ '^[0-9A-Za-z]{24}$')
    or (bill_type = 'cashReceipt' and bill_number ~ '^[0-9]{9}$')));
-- What was paid before was issued without a word here, and nobody is asked for it now.
alter table amounts add column bill_waits boolean not null default true;
update amounts set bill_waits = false where bill_type <> 'unissued' and state in ('paid', 'refunding', 'refunded');
create index amounts_bills_due on amounts (paid_at) where bill_waits and bill_type <> 'unissued' and (
  (state = 'paid' and bill_issued_on is null) or (state in ('refunding', 'refunded') and bill_issued_on is not null));
