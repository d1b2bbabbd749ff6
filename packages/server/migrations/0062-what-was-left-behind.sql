-- What waited in no queue before, or could not leave it, is put right once: papers, settled claims and disputes.

-- Papers of contracts that are done and are looked at again.
update contracts set attention = 'staff', attention_at = app_now(), updated_at = app_now()
where state = 'done' and screening_state in ('inProgress', 'rejected') and attention is null;

-- The clock looks once, and takes out those whose papers are approved and whose claim is settled.
insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
select 'contract-' || kind, id, 'lookAtClaim', 'clock', app_now(), app_now()
from contracts where state = 'done' and attention is not null and kind in ('pro', 'prime');

-- Nobody can decide about a contract that fell.
update takeover_disputes set state = 'cancelled', decided_at = app_now()
where state = 'open' and contract_id in (select id from contracts where state = 'cancelled');
