-- Files that were uploaded in a session that covers one exhibit belong to that exhibit's sessions alone.

alter table files add column exhibit_id uuid references exhibits (id);
create index files_by_exhibit on files (exhibit_id) where exhibit_id is not null;
