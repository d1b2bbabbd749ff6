-- Letters are found by the end of their key, which says who reads them, whichever version of the program wrote them.

-- The stronger lock first: whoever takes it later may wait in a circle with those who write.
drop index mails_of_member;
create index mails_by_reader on mails (right(once_key, 40));
-- Nobody reads the column of the reader any more. It stays as long as nodes may run that write it; a later migration
-- drops it.
