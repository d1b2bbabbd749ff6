-- Work of every kind can be taken, and whoever left is forgotten as well, with a request or without one.

-- Which kinds there are the contract says, as it does for mails and notices.
alter table work_owners drop constraint work_owners_kind_check;
alter table work_owners add constraint work_owners_kind_check check (char_length(kind) between 1 and 50);

-- None where the office ended the membership.
alter table data_erasures alter column request_id drop not null;

-- Those whose membership ended before this: dealers and the people of partners.
insert into data_erasures (member_id, person_id, next_at)
select members.id, users.person_id, app_now()
from members join users on users.id = members.user_id
where members.state = 'left' and members.type in ('plain', 'partner_user')
on conflict (member_id) do nothing;
