-- How often a seller called a visit off is counted for the office.
create index contracts_called_off_by_seller on contracts (visit_seller_id) where schedule_cancelled_as = 'seller';
