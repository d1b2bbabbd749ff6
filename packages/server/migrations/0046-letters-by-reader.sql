-- Letters are found by their reader, who may read them, and with whom they go.

-- None of somebody who was told before they had a place.
alter table mails add column member_id uuid references members (id);
update mails set member_id = members.id from members where right(mails.once_key, 40) = ' to ' || members.id;
create index mails_of_member on mails (member_id) where member_id is not null;
create index phone_messages_of_member on phone_messages (member_id);
