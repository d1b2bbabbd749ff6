-- What somebody uploaded and nothing refers to had no end: not so what the house made itself, as records of contracts.
update files set keep_until = app_now() + interval '90 days'
where state = 'commit' and keep_until is null and uploader_id is not null
  and not exists (select from file_uses where file_uses.file_id = files.id);
