-- What parties and office are told of a contract besides: why its price was put right, whose visits were called off.
alter table contracts add column correction_reason text;
alter table contracts add constraint contracts_correction_has_its_reason
  check (correction_reason is null or corrected_won is not null);

-- How often a seller called a visit off is counted for the office.
create index contracts_called_off_by_seller on contracts (visit_seller_id) where schedule_cancelled_as = 'seller';
