-- Whoever leads a shop hears of its money by mail: an account that was changed, a month that ends.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (
  kind in ('registrationApproved', 'registrationRejected', 'payoutAccountChanged', 'subscriptionEnding')
);
