-- A password that somebody else made and may still know is good for choosing an own one, and for nothing else.
alter table users add column password_is_first boolean not null default false;
