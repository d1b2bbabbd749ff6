-- Permissions to take a log as a file are not emptied either; days are counted with a mark that moves once a minute.

create trigger log_exports_whole before truncate on log_exports execute function refuse_change();

-- Two counts close together would let the mark pass what somebody has written and not yet committed.
alter table counting_mark add column moved_at timestamptz;

-- A house that was full before its first count reads no history that the count has in it anyway.
update counting_mark set seen = top, seen_before = top
from (select coalesce(max(id), 0) as top from state_history) all_of_it
where seen = 0 and not exists (select from counted_days);

-- Disputes about price cuts are counted from the history, which a reset leaves as it was.
drop index adjustments_by_answer;
create index state_history_disputes on state_history (created_at) where machine = 'adjustment' and action = 'dispute';
