-- Drafts that lapse have a word before: those that are there already as well, as far as there is time for one.
insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
select machine, row_id, 'remindDraft', whose, due_at - interval '3 days', due_at - interval '3 days'
from deadlines
where machine = 'order' and duty = 'draft' and stage = 'due' and due_at > app_now() + interval '3 days'
order by row_id
on conflict (machine, row_id, duty) where stage in ('due', 'final') do nothing;
